"""The rules of setting huts right: what the real board can show."""

from __future__ import annotations

from typing import Final

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.tschukka.components import (
    BOY,
    COLOURS,
    ELDER,
    GIRL,
    HUT_ROOM,
    KINDS,
    MAN,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
    Kind,
)
from engines.tschukka.moves import Move, Recount
from engines.tschukka.people import joined
from engines.tschukka.play.checks import cannot_go_on
from engines.tschukka.state import Clan, Phase, State

_GENERATIONS: Final[tuple[tuple[Kind, ...], ...]] = (
    (GIRL, BOY),
    (YOUNG_WOMAN, YOUNG_MAN),
    (WOMAN, MAN),
    (ELDER,),
)
_BEFORE_BIRTHS: Final = (Phase.CHOOSING, Phase.PLACING, Phase.WRITING, Phase.BIRTHS)


def _recount_home(state: State, seat: Seat, move: Recount) -> Facts | None:
    """Count people in huts: not a family that has yet to move in, nor one that died out."""
    clan = state.clans[move.family]
    is_home = not clan.is_extinct and not any(clan.camp)
    return None if is_home else {"family": COLOURS[move.family]}


def _recount_people(state: State, seat: Seat, move: Recount) -> Facts | None:
    """Set huts and sexes right by counting again; nobody is born, dies or ages by it."""
    there, counted = state.clans[move.family].people, joined(move.huts)
    for kinds in _GENERATIONS:
        due, placed = sum(there[kind] for kind in kinds), sum(counted[kind] for kind in kinds)
        if due != placed:
            return {"kind": KINDS[kinds[0]], "placed": placed, "due": due}
    return None


def _recount_room(state: State, seat: Seat, move: Recount) -> Facts | None:
    """Between housing and births no hut holds more than six."""
    if not _has_room_limit(state, move):
        return None
    for hut, group in enumerate(move.huts, start=1):
        if sum(group) > HUT_ROOM:
            return {"hut": hut, "placed": sum(group), "room": HUT_ROOM}
    return None


def _recount_couple(state: State, seat: Seat, move: Recount) -> Facts | None:
    """Leave every family in play a woman and a man who can have children."""
    if state.options.checks == "round":
        return None
    is_lost = cannot_go_on(state, Clan(huts=move.huts))
    return {"family": COLOURS[move.family]} if is_lost else None


def _has_room_limit(state: State, move: Recount) -> bool:
    has_moved_in = state.phase is Phase.HOUSING and move.family not in state.queue
    return has_moved_in or state.phase in _BEFORE_BIRTHS


RECOUNT_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.recount_home", _recount_home, (Recount,)),
    Rule("tschukka.recount_people", _recount_people, (Recount,)),
    Rule("tschukka.recount_room", _recount_room, (Recount,)),
    Rule("tschukka.recount_couple", _recount_couple, (Recount,)),
)
