"""All targets that a card may be announced with, found at once; the rules judge each alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.core.seats import Seat
from engines.coups_bas.components import (
    BEAR,
    BISON,
    BY_KIND,
    COYOTE,
    GIFT,
    RAVEN,
    WHAM,
    WOLF,
    Kind,
)
from engines.coups_bas.state import State
from engines.coups_bas.targets import BOTH_FLOORS, GUARDS

Aims = tuple[tuple[Seat, ...], ...]

_PAIRED: Final = 4096
"""More than the sets of totems, twice over, that a gift may come from and go to."""


def aims(state: State, seat: Seat, kind: Kind) -> Aims:
    """Return all targets that the card may be announced with, in the order of the seats."""
    options, own = state.options, state.team_of(seat)
    if kind == WOLF:
        players, is_idle = state.players, options.wolf_on_nothing
        return _single(
            tuple([it for it in state.seats if it not in own and (is_idle or players[it].hand)])
        )
    if kind == RAVEN:
        return _single(tuple([it for it in state.seats if it != seat]))
    found = tuple([it for it in state.seats if it != seat and _has_floors(state, kind, it)])
    if _may_aim_at_own(state, seat, kind):
        found = tuple(sorted((*found, seat)))
    if kind != GIFT:
        return _single(found)
    return _pairs(found, tuple([it for it in state.seats if it not in own]))


def _has_floors(state: State, kind: Kind, target: Seat) -> bool:
    """Tell whether there is enough to take or destroy, and no guard on top of it."""
    totem = state.players[target].totem
    if not totem:
        return kind == COYOTE and state.options.coyote_on_nothing
    if kind == BISON and len(totem) < BOTH_FLOORS and not state.options.bison_on_one:
        return False
    return totem[-1][:2] != GUARDS.get(BY_KIND[kind].icon)


def _may_aim_at_own(state: State, seat: Seat, kind: Kind) -> bool:
    options = state.options
    if kind == COYOTE or options.own_totem == "never":
        return False
    if options.own_totem != "always" and kind not in (WHAM, BISON, GIFT):
        return False
    if kind == BEAR:
        # It lies on its own totem by then.
        return True
    totem = state.players[seat].totem
    needed = BOTH_FLOORS if kind == BISON and not options.bison_on_one else 1
    if len(totem) < needed:
        return False
    return not options.own_protection or totem[-1][:2] != GUARDS.get(BY_KIND[kind].icon)


@lru_cache(64)
def _single(seats: tuple[Seat, ...]) -> Aims:
    return tuple([(seat,) for seat in seats])


@lru_cache(_PAIRED)
def _pairs(sources: tuple[Seat, ...], destinations: tuple[Seat, ...]) -> Aims:
    return tuple([(one, other) for one in sources for other in destinations if one != other])
