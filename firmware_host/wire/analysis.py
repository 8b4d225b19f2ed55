"""The payload of an analysis: the best move that a seat asked the box for."""

from __future__ import annotations

import msgspec


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The best move of the seat that is to act, what it is worth, and what may follow."""

    seat: int
    move: str
    score: int
    depth: int
    line: list[str] = []
