"""Names of people as they are compared: case and needless spaces do not matter."""

from __future__ import annotations


def tidy_name(name: str) -> str:
    """Return the name without needless spaces."""
    return " ".join(name.split())


def name_key(name: str) -> str:
    """Return what two spellings of one name have in common."""
    return tidy_name(name).casefold()
