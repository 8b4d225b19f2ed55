"""The table: the one place where a match changes."""
