"""Bots at the table: they choose in a thread and play through commands, as people do."""
