"""Phase 7: everybody grows older, except those kept by a spell of youth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.core.values import replace
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
from engines.tschukka.events import Aged, Kept
from engines.tschukka.moves import Keep
from engines.tschukka.people import People, joined
from engines.tschukka.play.checks import check
from engines.tschukka.play.ledger import close_phase, noted
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import count
from engines.tschukka.state import Phase, State

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


def ask_for_youth(state: State) -> Progress:
    """Return the progress to the choices of who stays young, one for each revealed youth."""
    by_caster = state.options.youth_chooser == "caster"
    youths = tuple(_by_caster(state)) if by_caster else tuple(_by_owner(state))
    return Progress(replace(state, phase=Phase.YOUTH, queue=(), youths=youths, kept=()))


def next_youth(state: State) -> Progress:
    """Return the progress to the next choice; youths without anybody to keep lapse (T-54)."""
    youths = state.youths
    while youths and not any(state.ageing_in(youths[0][1])):
        youths = youths[1:]
    queue = (youths[0][0],) if youths else ()
    return Progress(replace(state, youths=youths, queue=queue))


def keep(state: State, move: Keep) -> Progress:
    """Return the progress after one villager, or nobody, was named to stay young."""
    after = replace(state, youths=state.youths[1:], queue=())
    if move.kind is None:
        return Progress(after)
    after = replace(after, kept=(*state.kept, (move.hut, move.kind)))
    owner = COLOURS[owner_of(move.hut)]
    return Progress(after, (Kept(YOUTH, owner, HUT_NAMES[move.hut], KINDS[move.kind]),))


def grow_older(state: State) -> Progress:
    """Return the end of the phase: every family is a generation older."""
    progress = Progress(state).each(state.alive(), _age)
    return progress.then(lambda state: close_phase(state, "ageing"))


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


def _age(state: State, family: Family) -> Progress:
    """Return the progress after the whole family aged, then its checkpoint (T-06, T-31)."""
    clan = state.clans[family]
    huts = huts_of(family)
    older = tuple(joined((_older(state.ageing_in(hut)), state.kept_in(hut))) for hut in huts)
    after = state.with_clan(family, replace(clan, huts=older))
    after = noted(after, *(change for hut in huts for change in _changes(state, hut)))
    aged = after.clans[family]
    told = Aged(AGEING, COLOURS[family], aged.members, aged.elders)
    return Progress(after, (told,)).then(lambda state: check(state, family, has_aged=True))


def _older(group: People) -> People:
    girls, boys, young_women, young_men, grown_women, grown_men, _ = group
    return (0, 0, girls, boys, young_women, young_men, grown_women + grown_men)


def _changes(state: State, hut: Hut) -> Iterator[Change]:
    """Return the changes on the real board, oldest first so that no counter is moved twice."""
    ageing = state.ageing_in(hut)
    for kind in reversed(range(len(KINDS))):
        if ageing[kind]:
            act: Act = _BECOMES[kind][1] if kind in _BECOMES else "remove"
            family = COLOURS[owner_of(hut)]
            yield Change(family, HUT_NAMES[hut], KINDS[kind], act, ageing[kind], "ageing")
