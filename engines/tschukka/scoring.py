"""The end of a match: six pieces, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.seats import Seat
from engines.core.verdicts import Outcome
from engines.tschukka.components import PIECES_EACH, Family
from engines.tschukka.state import Clan, Ending, State

SIX_PIECES = "tschukka.six_pieces"
LARGER_FAMILY = "tschukka.larger_family"
MORE_BIRDS = "tschukka.more_birds"
OWN_TIE = "tschukka.own_tie"
NO_WINNER = "tschukka.no_winner"


def ending(state: State) -> Ending | None:
    """Return how the match ends after this census, or None when no pole is complete (T-38)."""
    families = tuple(family for family in state.order if state.clans[family].pole >= PIECES_EACH)
    if not families:
        return None
    for rule, height in _LADDER:
        families = _highest(state, families, height)
        if len(families) == 1:
            return Ending(rule, (state.owners[families[0]],), families)
    return _tied(state, families)


def outcome(state: State) -> Outcome | None:
    """Return the winners with the tallest pole of each seat."""
    if state.ending is None:
        return None
    return Outcome(state.ending.winners, poles(state), state.ending.rule)


def poles(state: State) -> dict[Seat, int]:
    """Return the height of the tallest pole of each seat."""
    return {
        Seat(seat): max(state.clans[family].pole for family in state.owned_by(seat))
        for seat in sorted({state.owners[family] for family in state.order})
    }


def _tied(state: State, families: tuple[Family, ...]) -> Ending:
    """Return the ending of a final tie, a win only among one seat's own families (T-60)."""
    owners = {state.owners[family] for family in families}
    if len(owners) == 1 and state.options.own_tie == "win":
        return Ending(OWN_TIE, tuple(owners), families)
    return Ending(NO_WINNER, (), families)


def _highest(
    state: State, families: tuple[Family, ...], height: Callable[[Clan], int]
) -> tuple[Family, ...]:
    top = max(height(state.clans[family]) for family in families)
    return tuple(family for family in families if height(state.clans[family]) == top)


def _pole(clan: Clan) -> int:
    return clan.pole


def _members(clan: Clan) -> int:
    return clan.members


def _birds(clan: Clan) -> int:
    return clan.birds


_LADDER = ((SIX_PIECES, _pole), (LARGER_FAMILY, _members), (MORE_BIRDS, _birds))
