"""The journal: the durable record of matches in one SQLite file."""
