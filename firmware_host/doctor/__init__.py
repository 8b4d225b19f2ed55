"""Goes through every device of a box, over its ports only: real or simulated, it is the same."""
