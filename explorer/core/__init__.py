"""The kernel: positions, questions, moves, guards, findings, events, views. It knows no game."""
