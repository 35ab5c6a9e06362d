"""Matches: seats, luck, a tree of branches with one cursor, saves, comparisons; and scenes played step by step."""
