"""Phase 3: births, with sexes decided by spells or by chance."""

from __future__ import annotations

from functools import lru_cache

from engines.core.game import RandomSource
from engines.core.values import changer, maker, replace
from engines.tschukka import moves
from engines.tschukka.components import (
    BOY,
    COLOURS,
    GIRL,
    HUT_NAMES,
    HUTS_EACH,
    PEOPLE_WITH_MARKERS,
    Family,
    Hut,
    Kind,
    Spell,
    huts_of,
    huts_of_all,
    owner_of,
)
from engines.tschukka.events import Born
from engines.tschukka.people import NOBODY, People, added, men, people, women
from engines.tschukka.play.ledger import close_phase, rehouse
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import cancellations, prevailing, revealed, stacked
from engines.tschukka.state import Birth, Phase, State

BIRTH = "tschukka.birth"

_told = maker(Born)
_expecting = changer(State, "phase", "births", "queue")
_BIRTHS_KEPT = 512
"""More than the births that come up again and again."""

_SEX = {Spell.GIRLS: GIRL, Spell.BOYS: BOY}


def expect_births(state: State) -> Progress:
    """Return the progress after births of known sex; the others wait for chance."""
    alive = state.alive()
    births = _affordable(state, _births(state, alive))
    unknown = {owner_of(birth.hut) for birth in births if birth.sex is None}
    thrown = tuple([family for family in alive if family in unknown])
    after = _expecting(state, Phase.THROWING, births, thrown)
    told = cancellations(state, huts_of_all(alive))
    settled = (family for family in alive if family not in unknown)
    return Progress(after, told).each(settled, _settle)


def expect_again(state: State, family: Family) -> Progress:
    """Return the progress with the births of a family that was set right before its throw."""
    others = tuple(birth for birth in state.births if owner_of(birth.hut) != family)
    waiting = sum(birth.children for birth in others if owner_of(birth.hut) in state.queue)
    due = _affordable(state, _births(state, (family,)), waiting)
    after = replace(state, births=(*others, *due))
    if any(after.children_due(family)):
        return Progress(after)
    queue = tuple(other for other in state.queue if other != family)
    return _deliver(after, family, _NONE_THROWN, queue)


def deliver(state: State, move: moves.Born) -> Progress:
    """Return the progress after the family's children are born, as thrown or as spells decide."""
    return _deliver(state, move.family, move.huts, state.queue[1:])


def throw(state: State, random: RandomSource, family: Family) -> tuple[People, ...]:
    """Return a fair throw for every child of unknown sex (T-19)."""
    return tuple(_thrown(children, random) for children in state.children_due(family))


def end_births(state: State) -> Progress:
    """Return the end of the phase."""
    return close_phase(replace(state, births=()), "births")


def _births(state: State, families: tuple[Family, ...]) -> tuple[Birth, ...]:
    return tuple(
        [
            birth
            for family in families
            for hut, living in zip(huts_of(family), state.clans[family].huts, strict=True)
            if (mothers := women(living)) and men(living) and (birth := _birth(state, hut, mothers))
        ]
    )


def _birth(state: State, hut: Hut, mothers: int) -> Birth | None:
    if hut not in revealed(state):
        return _expected(hut, mothers, None)
    children = mothers * _each(state, hut)
    sex, _ = prevailing(state, hut, (Spell.GIRLS, Spell.BOYS))
    return _expected(hut, children, _SEX[sex] if sex else None) if children else None


@lru_cache(_BIRTHS_KEPT)
def _expected(hut: Hut, children: int, sex: Kind | None) -> Birth:
    return Birth(hut, children, sex)


def _each(state: State, hut: Hut) -> int:
    """Return how many children each woman of the hut bears."""
    spell, times = prevailing(state, hut, (Spell.TWINS, Spell.BARREN))
    if spell is Spell.BARREN:
        return 0
    return 1 + stacked(state, times)


def _affordable(state: State, births: tuple[Birth, ...], waiting: int = 0) -> tuple[Birth, ...]:
    """Return the births for which real counters are left, if the option limits them (T-09)."""
    if state.options.people_limit == "none":
        return births
    left = PEOPLE_WITH_MARKERS - sum(clan.members for clan in state.clans) - waiting
    kept: list[Birth] = []
    for birth in births:
        kept.append(replace(birth, children=min(left, birth.children)))
        left -= kept[-1].children
    return tuple(birth for birth in kept if birth.children)


def _settle(state: State, family: Family) -> Progress:
    """Return the progress after the births of a family in which no child is thrown."""
    return _deliver(state, family, _NONE_THROWN, state.queue)


def _deliver(
    state: State, family: Family, thrown: tuple[People, ...], queue: tuple[Family, ...]
) -> Progress:
    settled = {
        birth.hut: people({birth.sex: birth.children})
        for birth in state.births
        if birth.sex is not None and owner_of(birth.hut) == family
    }
    born = thrown
    if settled:
        pairs = zip(huts_of(family), thrown, strict=True)
        born = tuple(added(group, settled.get(hut, NOBODY)) for hut, group in pairs)
    huts = tuple(map(added, state.clans[family].huts, born))
    told = [
        _told(BIRTH, COLOURS[family], HUT_NAMES[hut], group[GIRL], group[BOY])
        for hut, group in zip(huts_of(family), born, strict=True)
        if any(group)
    ]
    return Progress(rehouse(state, family, huts, "birth", queue), tuple(told))


def _thrown(children: int, random: RandomSource) -> People:
    if not children:
        return NOBODY
    girls = sum([random.randrange(0, 2) for _ in range(children)])
    return (girls, children - girls, *NOBODY[2:])


_NONE_THROWN = (NOBODY,) * HUTS_EACH
