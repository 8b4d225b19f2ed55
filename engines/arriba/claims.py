"""Who may grab: the claim behind a press, and presses that come too late to matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.arriba.state import Phase
from engines.arriba.tops import is_in_time, matches, shape_at
from engines.core.notation import NS_PER_MS

if TYPE_CHECKING:
    from engines.arriba.state import Press, State, Tie
    from engines.core.seats import Seat


LATE = "arriba.late"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a press may win: a duel for a shape among its parties, or the totem card (no shape)."""

    shape: str | None
    parties: tuple[Seat, ...]
    ties: int = 0


def tie_of(state: State, seat: Seat) -> Tie | None:
    """Return the dead heat that the seat is in."""
    return next((tie for tie in state.ties if seat in tie.seats), None)


def claim_of_tie(state: State, tie: Tie) -> Claim:
    """Return what the tied seats race for."""
    parties = state.seats if tie.shape is None else matches(state)[tie.shape]
    return Claim(tie.shape, parties, tie.count)


def claim_of(state: State, press: Press) -> Claim | None:
    """Return what the press may win, or None when nothing was due to that seat at that time."""
    tie = tie_of(state, press.seat)
    if tie is not None:
        is_signalled = press.at_ns >= state.signal_ns > tie.at_ns
        return claim_of_tie(state, tie) if is_signalled else None
    if state.phase is Phase.TOTEM:
        guard_ns = state.options.anticipation_ms * NS_PER_MS
        in_time = press.at_ns >= state.opened_ns + guard_ns
        return Claim(None, state.seats) if in_time else None
    return _claim_on_match(state, press)


def _claim_on_match(state: State, press: Press) -> Claim | None:
    shape = shape_at(state, press.seat)
    parties = matches(state).get(shape or "")
    if parties is None or any(tie.shape in (None, shape) for tie in state.ties):
        return None
    return Claim(shape, parties) if is_in_time(state, press, parties) else None


def is_late(state: State, press: Press) -> bool:
    """Tell whether the press is for something already settled, so that it costs nothing (A-17)."""
    if state.phase in (Phase.DEAL, Phase.OVER) or _awaits_reopening(state):
        return True
    claim = claim_of(state, press)
    if claim is None and (state.phase is Phase.LOWER or _had_its_chance(state, press)):
        return True
    if press.at_ns >= state.locked_until_ns:
        return False
    return claim is None or not _outlives_lockout(state, claim)


def _awaits_reopening(state: State) -> bool:
    """Tell whether hands are to be off until the next signal opens what still stands (A-11)."""
    return state.phase is Phase.SIGNAL and not state.ties


def _had_its_chance(state: State, press: Press) -> bool:
    """Tell whether the press is for a grab that others repeat, or for a match just covered.

    A press made while its match lay open was right; that it reached us after the card that covers
    the match is not the fault of the hand (A-03).
    """
    was_right = press.at_ns < state.shown_ns and press.seat in state.stood
    return was_right or _watches_a_tie(state, press.seat)


def _watches_a_tie(state: State, seat: Seat) -> bool:
    """Tell whether the seat had its chance in the grab that others now repeat."""
    if tie_of(state, seat) is not None:
        return False
    shapes = {tie.shape for tie in state.ties}
    return None in shapes or (bool(shapes) and shape_at(state, seat) in shapes)


def _outlives_lockout(state: State, claim: Claim) -> bool:
    """Tell whether the claim is for another duel than the one just settled."""
    locked_from_ns = state.locked_until_ns - state.options.lockout_ms * NS_PER_MS
    is_newer = state.opened_ns > locked_from_ns
    is_other = state.options.several_matches == "each" and not state.is_lock_total
    return is_other or claim.ties > 0 or is_newer
