"""Boxes that are killed at random moments of play, and the check that nothing was lost."""
