"""Printed codes: what they say, and the sheets on which they are printed."""
