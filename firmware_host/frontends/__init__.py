"""The ways to reach the table; they know nothing of each other."""
