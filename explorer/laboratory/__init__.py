"""The laboratory: many matches between programs, counted, written down so that anybody can repeat them."""
