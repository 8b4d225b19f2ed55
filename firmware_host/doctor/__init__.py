"""Checks of every device of a box through its ports, so that real and simulated ones are alike."""
