"""Phase 3: births, with sexes decided by spells or by chance."""

from __future__ import annotations

from engines.core.game import RandomSource
from engines.core.values import replace
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
    Spell,
    huts_of,
    owner_of,
)
from engines.tschukka.events import Born
from engines.tschukka.people import NOBODY, People, joined, men, people, women
from engines.tschukka.play.ledger import close_phase, rehouse
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import cancellations, prevailing, stacked
from engines.tschukka.state import Birth, Phase, State

BIRTH = "tschukka.birth"

_SEX = {Spell.GIRLS: GIRL, Spell.BOYS: BOY}


def expect_births(state: State) -> Progress:
    """Return the progress after births of known sex; the others wait for chance."""
    told = tuple(told for family in state.alive() for told in cancellations(state, huts_of(family)))
    births = _affordable(state, tuple(_births(state)))
    after = replace(state, phase=Phase.THROWING, births=births)
    thrown = tuple(family for family in state.alive() if any(after.children_due(family)))
    settled = tuple(family for family in state.alive() if family not in thrown)
    progress = Progress(replace(after, queue=thrown), told)
    return progress.each(settled, lambda state, family: _deliver(state, family, _NONE_THROWN))


def expect_again(state: State, family: Family) -> Progress:
    """Return the progress with the births of a family that was set right before its throw."""
    others = tuple(birth for birth in state.births if owner_of(birth.hut) != family)
    waiting = sum(birth.children for birth in others if owner_of(birth.hut) in state.queue)
    births = (_birth(state, hut) for hut in huts_of(family))
    due = _affordable(state, tuple(birth for birth in births if birth.children), waiting)
    after = replace(state, births=(*others, *due))
    if any(after.children_due(family)):
        return Progress(after)
    queue = tuple(other for other in state.queue if other != family)
    return _deliver(replace(after, queue=queue), family, _NONE_THROWN)


def deliver(state: State, move: moves.Born) -> Progress:
    """Return the progress after the family's children are born, as thrown or as spells decide."""
    return _deliver(replace(state, queue=state.queue[1:]), move.family, move.huts)


def throw(state: State, random: RandomSource, family: Family) -> tuple[People, ...]:
    """Return a fair throw for every child of unknown sex (T-19)."""
    return tuple(_thrown(children, random) for children in state.children_due(family))


def end_births(state: State) -> Progress:
    """Return the end of the phase."""
    return close_phase(replace(state, births=()), "births")


def _births(state: State) -> list[Birth]:
    huts = (hut for family in state.alive() for hut in huts_of(family))
    births = (_birth(state, hut) for hut in huts)
    return [birth for birth in births if birth.children]


def _birth(state: State, hut: Hut) -> Birth:
    living = state.people_in(hut)
    children = women(living) * _each(state, hut) if men(living) else 0
    sex, _ = prevailing(state, hut, (Spell.GIRLS, Spell.BOYS))
    return Birth(hut, children, _SEX[sex] if sex else None)


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


def _deliver(state: State, family: Family, thrown: tuple[People, ...]) -> Progress:
    clan = state.clans[family]
    settled = {
        birth.hut: people({birth.sex: birth.children})
        for birth in state.births
        if birth.sex is not None
    }
    born = tuple(
        joined((group, settled.get(hut, NOBODY)))
        for hut, group in zip(huts_of(family), thrown, strict=True)
    )
    huts = tuple(map(joined, zip(clan.huts, born, strict=True)))
    told = (
        Born(BIRTH, COLOURS[family], HUT_NAMES[hut], group[GIRL], group[BOY])
        for hut, group in zip(huts_of(family), born, strict=True)
        if any(group)
    )
    return Progress(rehouse(state, family, huts, "birth"), tuple(told))


def _thrown(children: int, random: RandomSource) -> People:
    girls = sum(random.randrange(0, 2) for _ in range(children))
    return people({GIRL: girls, BOY: children - girls})


_NONE_THROWN = (NOBODY,) * HUTS_EACH
