"""The payloads of an analysis: the best move that a seat asked the box for."""

from __future__ import annotations

import msgspec


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The best move of the seat that is to act, what it is worth, and what may follow."""

    seat: int
    move: str
    score: int
    depth: int
    line: list[str] = []


class SharedAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """The last analysis of this position, for everybody: nobody gets help that others do not see.

    `by` is the seat that asked, None for the host.
    """

    match: str
    number: int
    by: int | None
    analysis: Analysis
