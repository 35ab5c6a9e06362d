"""Odds and the numbers they come in: counted exactly, or sampled with an interval."""
