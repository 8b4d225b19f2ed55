"""The payloads of the past: moves that were made, and what could have been entered instead."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Step(msgspec.Struct, frozen=True):
    """A move that a person made or entered, as everybody knows it, and what came of it."""

    number: int
    """How many moves were made before it."""
    seat: int | Literal["chance"]
    move: str
    """The whole notation, or only its first word where the rest is hidden."""
    events: list[dict[str, Any]]
    """The public events of the move, and of what the box did after it."""


class MoveMade(msgspec.Struct, frozen=True):
    """A move of the match: the table was at `number` before it."""

    number: int
    seat: int | Literal["chance"]
    move: str


class MatchMoves(msgspec.Struct, frozen=True):
    """All moves that people made or entered in the match, oldest first."""

    match: str
    number: int
    moves: list[MoveMade]


class PastMoves(msgspec.Struct, frozen=True):
    """The latest moves, oldest first, and the moves that could have been entered at `to`."""

    to: int
    steps: list[Step]
    moves: dict[str, list[str]]
