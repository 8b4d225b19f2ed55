"""Payloads: their types, how they are built from the table, and how incoming ones are decoded."""
