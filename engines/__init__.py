"""The rules of the games: pure values and functions, no clock, no dice, no files."""
