"""Bounds of what a box publishes, for readers that store it: no database must refuse a value."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

SEATS_AT_MOST: Final = 64
RESULTS_AT_MOST: Final = 200
_NO_NUL: Final = r"^[^\x00]*$"

Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number that fits an INTEGER of every database, such as a score."""
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=100, pattern=_NO_NUL)]
"""A name, an id or a time; PostgreSQL stores no NUL."""
Sentence = Annotated[str, Meta(max_length=1_000, pattern=_NO_NUL)]
