"""The moves and their notation; every move of a seat names the family that makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from engines.tschukka.components import COLOURS, HUT_NAMES, LETTERS, Family, Hut, Kind, Spell
from engines.tschukka.people import People, write_people


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the family that begins the first round."""

    family: Family


@dataclass(frozen=True, slots=True)
class House:
    """A family moves into its three huts; members left out are discarded."""

    family: Family
    huts: tuple[People, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """A family chooses its spells of this round, face down."""

    family: Family
    spells: tuple[Spell, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A family lays one counter on a hut, face down."""

    family: Family
    spell: Spell
    hut: Hut


@dataclass(frozen=True, slots=True)
class Pass:
    """A family casts no more spells in this round (variant sorts A)."""

    family: Family


@dataclass(frozen=True, slots=True)
class Write:
    """A family hands in its sheet of spells and huts (variant sorts B)."""

    family: Family
    orders: tuple[tuple[Spell, Hut], ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """A family turns one of its counters up."""

    family: Family
    spell: Spell


@dataclass(frozen=True, slots=True)
class Ready:
    """A family has revealed all that it wants to reveal in this phase.

    Where all reveal at once it names these spells: one move each, so that nobody sees how many.
    """

    family: Family
    spells: tuple[Spell, ...] = ()


@dataclass(frozen=True, slots=True)
class Born:
    """Chance shows the sexes of the children thrown for each hut of a family."""

    family: Family
    huts: tuple[People, ...]


@dataclass(frozen=True, slots=True)
class Remove:
    """A family names a villager who starves."""

    family: Family
    hut: Hut
    kind: Kind


@dataclass(frozen=True, slots=True)
class Note:
    """A family notes a villager who should starve, unseen by the others (variant repas B)."""

    family: Family
    hut: Hut
    kind: Kind


@dataclass(frozen=True, slots=True)
class Keep:
    """A family names a villager who stays young in a hut; `kind` is None for nobody."""

    family: Family
    hut: Hut
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class Recount:
    """A family says how its people really stand in its huts on the board."""

    family: Family
    huts: tuple[People, ...]


OfChance = First | Born
OfHuts = House | Born | Recount
OfPeople = Remove | Note | Keep
Move = First | OfHuts | Choose | Place | Pass | Write | Reveal | Ready | OfPeople


def word(move: Move) -> str:
    """Return the word that the notation of the move begins with."""
    return type(move).__name__.lower()


def write(move: Move) -> str:
    """Return the notation of the move."""
    return " ".join((word(move), COLOURS[move.family], *_rest(move)))


def _rest(move: Move) -> tuple[str, ...]:
    match move:
        case First() | Pass():
            return ()
        case House(_, huts) | Born(_, huts) | Recount(_, huts):
            return tuple(write_people(group) for group in huts)
        case Choose(_, spells) | Ready(_, spells):
            return spells or (("-",) if isinstance(move, Choose) else ())
        case Place(_, spell, hut):
            return (spell, HUT_NAMES[hut])
        case Write(_, orders):
            return tuple(f"{spell}@{HUT_NAMES[hut]}" for spell, hut in orders) or ("-",)
        case Reveal(_, spell):
            return (spell,)
        case Remove(_, hut, kind) | Note(_, hut, kind) | Keep(_, hut, kind):
            return (HUT_NAMES[hut], "-" if kind is None else LETTERS[kind])
        case _:
            assert_never(move)
