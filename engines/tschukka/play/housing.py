"""Phase 1: new families arrive, and every family moves into its huts."""

from __future__ import annotations

from typing import Final

from engines.core.values import maker, replace
from engines.tschukka.changes import Cause
from engines.tschukka.components import (
    COLOURS,
    ELDER,
    MAN,
    NEW_BIRDS,
    VILLAGE_BIRDS,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
    Family,
)
from engines.tschukka.events import Discarded, Housed, Replaced, RoundBegan
from engines.tschukka.moves import House
from engines.tschukka.people import NOBODY, People, in_huts, less, people, write_people
from engines.tschukka.play.checks import check
from engines.tschukka.play.ledger import close_phase, give_birds, rehouse, set_pole
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import Clan, Phase, State

REPLACEMENT = "tschukka.replacement"
DISCARD = "tschukka.discard"
_housed = maker(Housed)

FOUNDERS: Final = people({YOUNG_WOMAN: 2, YOUNG_MAN: 2, WOMAN: 1, MAN: 1, ELDER: 1})
NEWCOMERS: Final = people({YOUNG_WOMAN: 1, YOUNG_MAN: 1, WOMAN: 1, MAN: 1, ELDER: 1})
VILLAGERS: Final = people({YOUNG_WOMAN: 1, YOUNG_MAN: 1, WOMAN: 1, MAN: 1})


def begin_round(state: State) -> Progress:
    """Return the start of a round: counters are taken back and extinct families replaced."""
    clans = tuple(
        [replace(clan, is_barred=False) if clan.is_barred else clan for clan in state.clans]
    )
    fresh = replace(
        state,
        clans=clans,
        phase=Phase.HOUSING,
        queue=state.turn_order,
        counters=(),
        chosen=((),) * len(clans),
        kept=(),
    )
    progress = Progress(fresh, (RoundBegan(state.round, COLOURS[state.first]),))
    lost = tuple(family for family in state.turn_order if clans[family].is_extinct)
    return progress.each(lost, _replace_family)


def house(state: State, move: House) -> Progress:
    """Return the progress after the family moved in; members without a hut are discarded."""
    family = move.family
    gone = less(state.clans[family].people, in_huts(move.huts))
    progress = Progress(
        _moved_in(state, move, gone),
        (_housed(COLOURS[family], tuple(map(write_people, move.huts))),),
    )
    return _discard(progress, family, gone) if any(gone) else progress


def end_housing(state: State) -> Progress:
    """Return the end of the phase."""
    return close_phase(state, "housing")


def _moved_in(state: State, move: House, gone: People) -> State:
    """Return the state with the family in its huts.

    A new family was in its owner's hand, not on the real board: its people come straight to
    the huts. In any other family those without a hut leave first, the rest move house.
    """
    family, clan, queue = move.family, state.clans[move.family], state.queue[1:]
    if any(clan.camp):
        after = state.with_clan(family, replace(clan, camp=NOBODY))
        cause: Cause = "setup" if state.round == 1 else "replacement"
        return rehouse(after, family, move.huts, cause, queue)
    after = state
    if any(gone):
        after = rehouse(state, family, _without(clan.huts, move.huts, gone), "discard")
    return rehouse(after, family, move.huts, "housing", queue)


def _without(
    huts: tuple[People, ...], later: tuple[People, ...], gone: People
) -> tuple[People, ...]:
    """Return the huts without those who are gone, taken from huts that have fewer later."""
    staying: list[People] = []
    for here, then in zip(huts, later, strict=True):
        fewer = (max(0, count) for count in less(here, then))
        leaving = tuple(map(min, gone, fewer))
        gone = less(gone, leaving)
        staying.append(less(here, leaving))
    return tuple(staying)


def _discard(progress: Progress, family: Family, gone: People) -> Progress:
    told = Discarded(DISCARD, COLOURS[family], write_people(gone))
    return progress.tell(told).then(lambda state: check(state, family))


def _replace_family(state: State, family: Family) -> Progress:
    """Return the progress after an extinct family got new people, pen and pole (T-08, T-42)."""
    options = state.options
    group = VILLAGERS if options.village else NEWCOMERS
    clan = state.clans[family]
    new = replace(clan, camp=group, is_extinct=False, had_elders=bool(group[ELDER]))
    after = state.with_clan(family, new)
    birds = VILLAGE_BIRDS if options.village else NEW_BIRDS
    due = birds if options.extinct_assets == "keep" else max(0, birds - clan.birds)
    after = give_birds(after, family, due, "replacement")
    after = set_pole(after, family, _new_pole(state, clan), "replacement")
    now = after.clans[family]
    return Progress(after, (Replaced(REPLACEMENT, COLOURS[family], now.birds, now.pole),))


def _new_pole(state: State, clan: Clan) -> int:
    options = state.options
    if not options.village:
        return clan.pole + 1 if options.extinct_assets == "keep" else 1
    return clan.pole if options.village_pole == "none" else max(clan.pole, state.floor)
