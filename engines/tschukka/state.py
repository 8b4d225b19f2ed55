"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from operator import add
from typing import Final

from engines.core.seats import Seat
from engines.core.values import replace
from engines.tschukka.changes import Change, PhaseDone
from engines.tschukka.components import (
    COLOURS,
    ELDER,
    FIRST_BIRDS,
    HUT_NAMES,
    HUTS_EACH,
    LETTERS,
    REAL_BIRDS,
    STAND_IN_BIRDS,
    Family,
    Hut,
    Kind,
    Spell,
    huts_of,
    owner_of,
)
from engines.tschukka.options import Options
from engines.tschukka.people import NOBODY, People, joined, less, one

FIRST_FAMILY: Final = Family(0)

NO_SEAT: Final = Seat(-2)
"""The owner of a family that is not in the match."""


class Phase(StrEnum):
    """The step of the round that the match waits in; MEAL and CENSUS run without waiting."""

    FIRST = "first"
    HOUSING = "housing"
    CHOOSING = "choosing"
    PLACING = "placing"
    WRITING = "writing"
    BIRTHS = "births"
    THROWING = "throwing"
    HUNT = "hunt"
    MEAL = "meal"
    STARVING = "starving"
    NOTING = "noting"
    ILLNESS = "illness"
    AGEING = "ageing"
    YOUTH = "youth"
    CENSUS = "census"
    OVER = "over"


SPELLS_OF: Final[dict[Phase, tuple[Spell, ...]]] = {
    Phase.BIRTHS: (Spell.GIRLS, Spell.BOYS, Spell.TWINS, Spell.BARREN),
    Phase.HUNT: (Spell.PLENTY, Spell.FAMINE),
    Phase.ILLNESS: (Spell.ILLNESS, Spell.MAJOR_CURE, Spell.MINOR_CURE),
    Phase.AGEING: (Spell.YOUTH,),
}
"""The phases in which counters are revealed, with the counters that belong to each."""


_SECRETS: Final = (Phase.WRITING, Phase.NOTING)


@dataclass(frozen=True, slots=True)
class Clan:
    """One family: the people in its huts and in its camp, its pen and its pole."""

    huts: tuple[People, ...] = (NOBODY,) * HUTS_EACH
    camp: People = NOBODY
    birds: int = FIRST_BIRDS
    pole: int = 1
    is_extinct: bool = False
    had_elders: bool = True
    is_barred: bool = False

    @property
    def people(self) -> People:
        """Return everybody in the huts and in the camp."""
        first, second, third = self.huts
        return tuple(map(add, map(add, first, second), map(add, third, self.camp)))

    @property
    def members(self) -> int:
        """Return how many the family counts."""
        first, second, third = self.huts
        return sum(first) + sum(second) + sum(third) + sum(self.camp)

    @property
    def elders(self) -> int:
        """Return how many elders the family has."""
        first, second, third = self.huts
        return first[ELDER] + second[ELDER] + third[ELDER] + self.camp[ELDER]


NO_CLAN: Final = Clan(birds=0, pole=0, is_extinct=True, had_elders=False)
"""The place of a family that is not in the match."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A spell counter on a hut."""

    owner: Family
    spell: Spell
    hut: Hut
    is_revealed: bool = False


@dataclass(frozen=True, slots=True)
class Birth:
    """The number of children that a hut gets, and their sex if a spell decides it."""

    hut: Hut
    children: int
    sex: Kind | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """The villager that a family names to starve, on a note that the others do not see."""

    family: Family
    hut: Hut
    kind: Kind

    @property
    def notation(self) -> str:
        """Return the note as one word, which names its writer."""
        return f"{COLOURS[self.family]}:{HUT_NAMES[self.hut]}:{LETTERS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended: the rule, the winning seats, and the families that decided it."""

    rule: str
    winners: tuple[Seat, ...]
    families: tuple[Family, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match that the rules need.

    `owners`, `clans` and `chosen` have a place for each of the four colours; `order` holds the
    families in the match, clockwise round the table, and `queue` those still to act.
    """

    options: Options
    owners: tuple[Seat, ...]
    clans: tuple[Clan, ...]
    order: tuple[Family, ...]
    phase: Phase = Phase.FIRST
    round: int = 1
    first: Family = FIRST_FAMILY
    queue: tuple[Family, ...] = ()
    supply: int = REAL_BIRDS
    chosen: tuple[tuple[Spell, ...], ...] = ()
    counters: tuple[Counter, ...] = ()
    sheets: tuple[tuple[Family, tuple[tuple[Spell, Hut], ...]], ...] = ()
    marked: tuple[tuple[Family, Spell], ...] = ()
    shown: tuple[str, ...] = ()
    births: tuple[Birth, ...] = ()
    eaters: tuple[Family, ...] = ()
    missing: int = 0
    votes: tuple[Vote, ...] = ()
    youths: tuple[tuple[Family, Hut], ...] = ()
    kept: tuple[tuple[Hut, Kind], ...] = ()
    changes: tuple[Change, ...] = ()
    reports: tuple[PhaseDone, ...] = ()
    ending: Ending | None = None

    @property
    def turn_order(self) -> tuple[Family, ...]:
        """Return all families, clockwise from the first of this round."""
        start = self.order.index(self.first)
        return self.order[start:] + self.order[:start]

    @property
    def awaited(self) -> tuple[Family, ...]:
        """Return the families that may act now: the next in turn, or all that have not acted."""
        queue = self.queue
        return queue if len(queue) < 2 or self.is_simultaneous else queue[:1]  # noqa: PLR2004

    @property
    def is_simultaneous(self) -> bool:
        """Tell whether the families act at once, unseen by each other."""
        if self.phase in _SECRETS:
            return True
        return self.options.reveal == "simultaneous" and self.phase in SPELLS_OF

    @property
    def has_three(self) -> bool:
        """Tell whether the rules for three families hold."""
        return len(self.order) == 3  # noqa: PLR2004 - the rulebook's own number

    @property
    def floor(self) -> int:
        """Return the smallest size to which a pole may shrink (T-33, T-47)."""
        return 0 if self.options.totem_a else 1

    def clan_of(self, hut: Hut) -> Clan:
        """Return the family of the hut."""
        return self.clans[owner_of(hut)]

    def people_in(self, hut: Hut) -> People:
        """Return the people in the hut."""
        return self.clan_of(hut).huts[hut % HUTS_EACH]

    def kept_in(self, hut: Hut) -> People:
        """Return those of the hut that a revealed youth keeps from ageing."""
        if not self.kept:
            return NOBODY
        return joined(one(kind) for place, kind in self.kept if place == hut)

    def ageing_in(self, hut: Hut) -> People:
        """Return those of the hut that no youth keeps yet."""
        living = self.people_in(hut)
        return less(living, self.kept_in(hut)) if self.kept else living

    def children_due(self, family: Family) -> tuple[int, ...]:
        """Return how many children of unknown sex are to be born in each hut of the family."""
        children, first = [0] * HUTS_EACH, huts_of(family)[0]
        for birth in self.births:
            place = birth.hut - first
            if 0 <= place < HUTS_EACH and birth.sex is None:
                children[place] = birth.children
        return tuple(children)

    def with_clan(self, family: Family, clan: Clan) -> State:
        """Return the state with one family replaced."""
        return replace(self, clans=self.clans_with(family, clan))

    def clans_with(self, family: Family, clan: Clan) -> tuple[Clan, ...]:
        """Return all families, with one replaced."""
        return (*self.clans[:family], clan, *self.clans[family + 1 :])

    def alive(self) -> tuple[Family, ...]:
        """Return the families in play, in turn order."""
        clans = self.clans
        return tuple([family for family in self.turn_order if not clans[family].is_extinct])

    def owned_by(self, seat: Seat | None) -> tuple[Family, ...]:
        """Return the families that the seat runs."""
        return tuple(family for family in self.order if self.owners[family] == seat)


def all_birds(options: Options) -> int:
    """Return how many birds the match is played with."""
    return REAL_BIRDS + (STAND_IN_BIRDS if options.bird_limit == "none" else 0)
