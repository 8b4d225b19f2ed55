"""Phase 7: everybody grows older, except those kept by a spell of youth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engines.core.values import maker, replace
from engines.tschukka.changes import Act, Change
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
    Family,
    Hut,
    Spell,
    huts_of,
    owner_of,
)
from engines.tschukka.events import Aged, Event, Kept
from engines.tschukka.moves import Keep
from engines.tschukka.people import People, added, less
from engines.tschukka.play.checks import check, is_quiet
from engines.tschukka.play.ledger import close_phase, in_huts, with_clans
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import count, huts_under
from engines.tschukka.state import Clan, Phase, State

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

_told = maker(Aged)
_change = maker(Change)
_GROUPS_KEPT: Final = 1024
"""For how many huts the changes are kept, because the same few live together again and again."""


def ask_for_youth(state: State) -> Progress:
    """Return the progress to the choices of who stays young, one for each revealed youth."""
    youths: tuple[tuple[Family, Hut], ...] = ()
    if huts_under(state, Spell.YOUTH):
        by_caster = state.options.youth_chooser == "caster"
        youths = tuple(_by_caster(state)) if by_caster else tuple(_by_owner(state))
    return Progress(replace(state, phase=Phase.YOUTH, queue=(), youths=youths, kept=()))


def next_youth(state: State) -> State:
    """Return the state with the next choice; youths without anybody to keep lapse (T-54)."""
    youths = state.youths
    while youths and not any(state.ageing_in(youths[0][1])):
        youths = youths[1:]
    queue = (youths[0][0],) if youths else ()
    return replace(state, youths=youths, queue=queue) if youths or state.youths else state


def keep(state: State, move: Keep) -> Progress:
    """Return the progress after one villager, or nobody, was named to stay young."""
    after = replace(state, youths=state.youths[1:], queue=())
    if move.kind is None:
        return Progress(after)
    after = replace(after, kept=(*state.kept, (move.hut, move.kind)))
    owner = COLOURS[owner_of(move.hut)]
    return Progress(after, (Kept(YOUTH, owner, HUT_NAMES[move.hut], KINDS[move.kind]),))


def grow_older(state: State) -> Progress:
    """Return the end of the phase: families age one by one, each up to its checkpoint (T-06)."""
    clans: list[Clan] = list(state.clans)
    changes: list[Change] = list(state.changes)
    told: list[Event] = []
    for family in state.alive():
        aged, lines = _aged(state, family)
        clans[family] = aged
        changes += lines
        told.append(_told(AGEING, COLOURS[family], aged.members, aged.elders))
        if not is_quiet(state, aged):
            state = with_clans(state, tuple(clans), tuple(changes))
            checked = check(state, family, has_aged=True)
            state = checked.state
            clans, changes = list(state.clans), list(state.changes)
            told += checked.events
    after = with_clans(state, tuple(clans), tuple(changes))
    return Progress(after, tuple(told)).joined(close_phase(after, "ageing"))


def _by_owner(state: State) -> Iterator[tuple[Family, Hut]]:
    young = huts_under(state, Spell.YOUTH)
    for family in state.alive():
        for hut in huts_of(family):
            if hut in young:
                times = count(state, hut, Spell.YOUTH) if state.options.youth_stack else 1
                yield from [(family, hut)] * times


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


def _aged(state: State, family: Family) -> tuple[Clan, list[Change]]:
    """Return the family a generation older, and what changes on the real board (T-31)."""
    clan = state.clans[family]
    huts: list[People] = []
    changes: list[Change] = []
    for hut, living in zip(huts_of(family), clan.huts, strict=True):
        kept = state.kept_in(hut) if state.kept else None
        older, lines = _grown(hut, living if kept is None else less(living, kept))
        huts.append(older if kept is None else added(older, kept))
        changes += lines
    return in_huts(clan, tuple(huts)), changes


@lru_cache(_GROUPS_KEPT)
def _grown(hut: Hut, ageing: People) -> tuple[People, tuple[Change, ...]]:
    """Return people of the hut a generation older, and the changes on the real board.

    The oldest change first, so that no counter is moved twice.
    """
    girls, boys, young_women, young_men, grown_women, grown_men, _ = ageing
    older = (0, 0, girls, boys, young_women, young_men, grown_women + grown_men)
    family, place = COLOURS[owner_of(hut)], HUT_NAMES[hut]
    changes = tuple(
        _change(family, place, KINDS[kind], _acts_on(kind), ageing[kind], "ageing")
        for kind in reversed(range(len(KINDS)))
        if ageing[kind]
    )
    return older, changes


def _acts_on(kind: int) -> Act:
    return _BECOMES[kind][1] if kind in _BECOMES else "remove"
