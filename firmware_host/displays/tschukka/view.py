"""The village as the displays read it; fields they do not know are ignored."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal[
    "first",
    "housing",
    "choosing",
    "placing",
    "writing",
    "births",
    "throwing",
    "hunt",
    "meal",
    "starving",
    "noting",
    "illness",
    "ageing",
    "youth",
    "census",
    "over",
]
Act = Literal["add", "remove", "turn", "swap"]
Kind = Literal["girl", "boy", "young_woman", "young_man", "woman", "man", "elder", "bird", "piece"]

POLE_AT_MOST = 6
"""A pole of so many pieces is complete."""


class People(msgspec.Struct, frozen=True):
    """How many of each kind."""

    girl: int = 0
    boy: int = 0
    young_woman: int = 0
    young_man: int = 0
    woman: int = 0
    man: int = 0
    elder: int = 0


class Counter(msgspec.Struct, frozen=True):
    """A spell counter on a hut: its owner, and its face once it was turned up."""

    family: str
    counter: str | None = None
    is_revealed: bool = False

    @property
    def spell(self) -> str | None:
        """Return the spell that everybody can see."""
        return self.counter.partition(":")[2] if self.counter and self.is_revealed else None


class Hut(msgspec.Struct, frozen=True):
    """A hut: who lives there and which counters lie on it."""

    name: str
    people: People
    counters: tuple[Counter, ...] = ()


class Family(msgspec.Struct, frozen=True):
    """One family as everybody sees it."""

    name: str
    seat: int
    huts: tuple[Hut, ...]
    members: int
    birds: int
    pole: int
    camp: People = People()
    is_extinct: bool = False
    is_barred: bool = False
    to_place: int = 0


class Change(msgspec.Struct, frozen=True):
    """One thing to do on the real board: so many of a kind at a hut, the pen or the pole."""

    family: str
    place: str
    kind: Kind
    act: Act
    count: int


class Report(msgspec.Struct, frozen=True):
    """All that a phase changed on the real board."""

    round: int
    phase: str
    changes: tuple[Change, ...]


class TschukkaView(msgspec.Struct, frozen=True):
    """What everybody at the table may see."""

    phase: Phase
    number: int
    round: int
    first: str
    awaited: tuple[str, ...]
    families: tuple[Family, ...]
    supply: int = 0
    hungry: str | None = None
    missing: int = 0
    youth_hut: str | None = None
    reports: tuple[Report, ...] = ()
    winners: tuple[int, ...] | None = None


def read_view(data: bytes | str) -> TschukkaView:
    """Decode a published view; raise msgspec.ValidationError naming the field that is wrong."""
    return msgspec.json.decode(data, type=TschukkaView)


def run_by(view: TschukkaView, seat: int) -> tuple[Family, ...]:
    """Return the families that the seat runs."""
    return tuple(family for family in view.families if family.seat == seat)


def turn_order(view: TschukkaView) -> tuple[str, ...]:
    """Return all families, clockwise from the first of this round."""
    names = tuple(family.name for family in view.families)
    start = names.index(view.first) if view.first in names else 0
    return names[start:] + names[:start]


def has_won(view: TschukkaView, family: Family) -> bool:
    """Tell whether the match is over and this family's pole is among those that won it."""
    return family.seat in (view.winners or ()) and family.pole >= POLE_AT_MOST


def hut_place(name: str) -> tuple[str, int]:
    """Return the family and the number of a hut: `red2` is hut 2 of red."""
    return name.rstrip("0123456789"), int(name[-1])
