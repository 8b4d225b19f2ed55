"""Heuristics of the greedy bot: `value` of a move from the view of its seat, a module per game."""
