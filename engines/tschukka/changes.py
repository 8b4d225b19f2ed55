"""The changes that people make on the real board after each phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Act = Literal["add", "remove", "turn", "swap"]
Cause = Literal[
    "setup",
    "housing",
    "discard",
    "replacement",
    "sacrifice",
    "birth",
    "hunt",
    "meal",
    "starvation",
    "pen_cut",
    "illness",
    "ageing",
    "elders_lost",
    "census",
    "consolation",
    "extinction",
]


@dataclass(frozen=True, slots=True)
class Change:
    """One change on the real board: so many pieces of a kind at a hut, the pen or the pole."""

    family: str
    place: str
    kind: str
    act: Act
    count: int
    cause: Cause

    def __str__(self) -> str:
        """Return the change as transcripts show it: red2 +3 girl (birth)."""
        where = self.place if self.place.startswith(self.family) else f"{self.family} {self.place}"
        return f"{where} {_SIGNS[self.act]}{self.count} {self.kind} ({self.cause})"


@dataclass(frozen=True, slots=True)
class PhaseDone:
    """A phase is over; `changes` lists what to change on the real board."""

    round: int
    phase: str
    changes: tuple[Change, ...]


_SIGNS: Final[dict[Act, str]] = {"add": "+", "remove": "-", "turn": "turn ", "swap": "swap "}
