"""The state of a match: one frozen value."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from engines.tschukka.components import (
    ELDER,
    FIRST_BIRDS,
    HUTS_EACH,
    REAL_BIRDS,
    STAND_IN_BIRDS,
    Family,
    Hut,
    Spell,
    owner_of,
)
from engines.tschukka.people import NOBODY, joined

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.tschukka.changes import Change, PhaseDone
    from engines.tschukka.components import Kind
    from engines.tschukka.options import Options
    from engines.tschukka.people import People


FIRST_FAMILY: Final = Family(0)


class Phase(StrEnum):
    """What the table waits for; MEAL and CENSUS run by themselves and are never waited for."""

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


@dataclass(frozen=True, slots=True)
class Clan:
    """One family: who lives in its huts or waits before them, its pen and its pole."""

    huts: tuple[People, ...] = (NOBODY,) * HUTS_EACH
    camp: People = NOBODY
    birds: int = FIRST_BIRDS
    pole: int = 1
    is_extinct: bool = False
    had_elders: bool = True
    is_barred: bool = False

    @property
    def people(self) -> People:
        """Return everybody in the huts and before them."""
        return joined((*self.huts, self.camp))

    @property
    def members(self) -> int:
        """Return how many the family counts."""
        return sum(map(sum, self.huts)) + sum(self.camp)

    @property
    def elders(self) -> int:
        """Return how many elders the family has."""
        return sum(hut[ELDER] for hut in self.huts) + self.camp[ELDER]


@dataclass(frozen=True, slots=True)
class Counter:
    """A spell counter on a hut."""

    owner: Family
    spell: Spell
    hut: Hut
    is_revealed: bool = False


@dataclass(frozen=True, slots=True)
class Birth:
    """How many children a hut gets, and whether a spell settled their sex."""

    hut: Hut
    children: int
    sex: Kind | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """Whom a family wants to starve."""

    family: Family
    hut: Hut
    kind: Kind


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended, and which families made it so."""

    rule: str
    winners: tuple[Seat, ...]
    families: tuple[Family, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match that the rules need; `queue` are those still awaited, in turn."""

    options: Options
    owners: tuple[Seat, ...]
    clans: tuple[Clan, ...]
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
        count = len(self.clans)
        return tuple(Family((self.first + step) % count) for step in range(count))

    @property
    def awaited(self) -> tuple[Family, ...]:
        """Return the families that may act now: the next in turn, or all who have not yet."""
        return self.queue if self.is_simultaneous else self.queue[:1]

    @property
    def is_simultaneous(self) -> bool:
        """Tell whether the families act at once, unseen by each other."""
        if self.phase in SPELLS_OF:
            return self.options.reveal == "simultaneous"
        return self.phase in (Phase.WRITING, Phase.NOTING)

    @property
    def has_three(self) -> bool:
        """Tell whether the rules for three families hold."""
        return len(self.clans) == 3  # noqa: PLR2004 - the rulebook's own number

    @property
    def floor(self) -> int:
        """Return how far a pole may shrink (T-33, T-47)."""
        return 0 if self.options.totem_a else 1

    def clan_of(self, hut: Hut) -> Clan:
        """Return the family of the hut."""
        return self.clans[owner_of(hut)]

    def people_in(self, hut: Hut) -> People:
        """Return who lives in the hut."""
        return self.clan_of(hut).huts[hut % HUTS_EACH]

    def with_clan(self, family: Family, clan: Clan) -> State:
        """Return the state with one family exchanged."""
        clans = (*self.clans[:family], clan, *self.clans[family + 1 :])
        return dataclasses.replace(self, clans=clans)

    def alive(self) -> tuple[Family, ...]:
        """Return the families in play, in turn order."""
        return tuple(family for family in self.turn_order if not self.clans[family].is_extinct)

    def owned_by(self, seat: Seat | None) -> tuple[Family, ...]:
        """Return the families that the seat runs."""
        return tuple(Family(place) for place, owner in enumerate(self.owners) if owner == seat)


def all_birds(options: Options) -> int:
    """Return how many birds the match is played with."""
    return REAL_BIRDS + (STAND_IN_BIRDS if options.bird_limit == "none" else 0)
