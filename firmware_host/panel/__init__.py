"""Screens, lamps and lights of the box."""
