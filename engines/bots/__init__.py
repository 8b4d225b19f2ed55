"""Bots choose among legal moves; clock and random source are arguments."""
