"""The contract that every game implements."""
