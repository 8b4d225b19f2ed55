"""Phase 7: everybody grows older, but for those whom youth keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engines.tschukka.changes import Change
from engines.tschukka.checks import check
from engines.tschukka.components import (
    BOY,
    COLOURS,
    ELDER,
    GIRL,
    HUT_NAMES,
    KINDS,
    MAN,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
    Spell,
    huts_of,
    owner_of,
)
from engines.tschukka.events import Aged, Kept
from engines.tschukka.ledger import close_phase, noted
from engines.tschukka.people import joined, less, one
from engines.tschukka.reveal import count
from engines.tschukka.state import Phase
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.tschukka.changes import Act
    from engines.tschukka.components import Family, Hut
    from engines.tschukka.moves import Keep
    from engines.tschukka.people import People
    from engines.tschukka.state import State

AGEING = "tschukka.ageing"
YOUTH = "tschukka.youth"

_BECOMES: Final[dict[int, tuple[int, Act]]] = {
    GIRL: (YOUNG_WOMAN, "swap"),
    BOY: (YOUNG_MAN, "swap"),
    YOUNG_WOMAN: (WOMAN, "turn"),
    YOUNG_MAN: (MAN, "turn"),
    WOMAN: (ELDER, "swap"),
    MAN: (ELDER, "swap"),
}


def ask_for_youth(state: State) -> Course:
    """Return the course on which those enchanted are to be named."""
    by_caster = state.options.youth_chooser == "caster"
    youths = tuple(_by_caster(state)) if by_caster else tuple(_by_owner(state))
    return Course(replace(state, phase=Phase.YOUTH, queue=(), youths=youths, kept=()))


def next_youth(state: State) -> Course:
    """Return the course to the next choice; counters that find nobody lapse (T-54)."""
    youths = state.youths
    while youths and not any(free_in(state, youths[0][1])):
        youths = youths[1:]
    queue = (youths[0][0],) if youths else ()
    return Course(replace(state, youths=youths, queue=queue))


def keep(state: State, move: Keep) -> Course:
    """Return the course on which the named one will not age."""
    after = replace(state, youths=state.youths[1:], queue=())
    if move.kind is None:
        return Course(after)
    after = replace(after, kept=(*state.kept, (move.hut, move.kind)))
    owner = COLOURS[owner_of(move.hut)]
    return Course(after, (Kept(YOUTH, owner, HUT_NAMES[move.hut], KINDS[move.kind]),))


def free_in(state: State, hut: Hut) -> People:
    """Return those of the hut who are not kept young already."""
    return less(state.people_in(hut), _kept_in(state, hut))


def grow_older(state: State) -> Course:
    """Return the course on which every family is a generation older."""
    course = Course(state).each(state.alive(), _age)
    return course.then(lambda state: close_phase(state, "ageing"))


def _by_owner(state: State) -> Iterator[tuple[Family, Hut]]:
    for family in state.alive():
        for hut in huts_of(family):
            times = count(state, hut, Spell.YOUTH)
            yield from [(family, hut)] * (times if state.options.youth_stack else min(1, times))


def _by_caster(state: State) -> Iterator[tuple[Family, Hut]]:
    served = set[int]()
    for family in state.turn_order:
        for counter in state.counters:
            is_youth = counter.spell is Spell.YOUTH and counter.is_revealed
            if counter.owner != family or not is_youth or state.clan_of(counter.hut).is_extinct:
                continue
            if state.options.youth_stack or counter.hut not in served:
                yield family, counter.hut
            served.add(counter.hut)


def _kept_in(state: State, hut: Hut) -> People:
    return joined(one(kind) for place, kind in state.kept if place == hut)


def _age(state: State, family: Family) -> Course:
    """Age a whole family in one step, then check it (T-06, T-31)."""
    clan = state.clans[family]
    huts = huts_of(family)
    older = tuple(joined((_older(free_in(state, hut)), _kept_in(state, hut))) for hut in huts)
    after = state.with_clan(family, replace(clan, huts=older))
    after = noted(after, *(change for hut in huts for change in _changes(state, hut)))
    aged = after.clans[family]
    told = Aged(AGEING, COLOURS[family], aged.members, aged.elders)
    return Course(after, (told,)).then(lambda state: check(state, family, has_aged=True))


def _older(group: People) -> People:
    girls, boys, young_women, young_men, grown_women, grown_men, _ = group
    return (0, 0, girls, boys, young_women, young_men, grown_women + grown_men)


def _changes(state: State, hut: Hut) -> Iterator[Change]:
    """Return what to do with the counters: the oldest first, so that nobody is moved twice."""
    ageing = free_in(state, hut)
    for kind in reversed(range(len(KINDS))):
        if ageing[kind]:
            act: Act = _BECOMES[kind][1] if kind in _BECOMES else "remove"
            family = COLOURS[owner_of(hut)]
            yield Change(family, HUT_NAMES[hut], KINDS[kind], act, ageing[kind], "ageing")
