"""Claims: what a press may win, and presses that are too late to count."""

from __future__ import annotations

from dataclasses import dataclass

from engines.arriba.components import SLOWEST_MS
from engines.arriba.state import Phase, State, Tie
from engines.arriba.tops import is_in_time, matches, shape_at
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS
from engines.core.seats import Seat

LATE = "arriba.late"

VERDICTS = frozenset({LATE})


@dataclass(frozen=True, slots=True)
class Claim:
    """What a press may win: a duel for a shape among its parties, or the totem card (no shape)."""

    shape: str | None
    parties: tuple[Seat, ...]
    ties: int = 0


def tie_of(state: State, seat: Seat) -> Tie | None:
    """Return the dead heat that the seat is in."""
    return next((tie for tie in state.ties if seat in tie.seats), None) if state.ties else None


def claim_of_tie(state: State, tie: Tie) -> Claim:
    """Return the claim of the tied seats."""
    parties = state.seats if tie.shape is None else matches(state)[tie.shape]
    return Claim(tie.shape, parties, tie.count)


def claim_of(state: State, press: Press) -> Claim | None:
    """Return the claim of the press, or None if the seat had none at that time."""
    tie = tie_of(state, press.seat) if state.ties else None
    if tie is not None:
        is_signalled = press.at_ns >= state.signal_ns > tie.at_ns
        return claim_of_tie(state, tie) if is_signalled else None
    if state.is_totem_open:
        guard_ns = state.options.anticipation_ms * NS_PER_MS
        in_time = press.at_ns >= state.opened_ns + guard_ns
        return Claim(None, state.seats) if in_time else None
    return _claim_on_match(state, press)


def _claim_on_match(state: State, press: Press) -> Claim | None:
    standing = matches(state)
    shape = shape_at(state, press.seat) if standing else None
    parties = standing.get(shape or "")
    if parties is None or any(tie.shape in (None, shape) for tie in state.ties):
        return None
    return Claim(shape, parties) if is_in_time(state, press, parties) else None


def slowest_due_ns(state: State) -> int | None:
    """Return until when hands are awaited that decide who is the slowest, or None (A-09)."""
    if state.options.sharing != "slowest":
        return None
    lead = state.presses[0]
    claim = claim_of(state, lead)
    if claim is None or claim.shape is None:
        return None
    missing = set(claim.parties) - {press.seat for press in state.presses}
    return lead.at_ns + SLOWEST_MS * NS_PER_MS if len(missing) > 1 else None


def is_late(state: State, press: Press, *, is_turn_known: bool = True) -> bool:
    """Tell whether the press is for a grab already settled, so that it costs nothing (A-17).

    `is_turn_known` is False while a real card may have been turned that was not named yet.
    """
    if state.phase in (Phase.DEAL, Phase.OVER) or _awaits_reopening(state):
        return True
    if state.is_judged and is_turn_known and state.told is None:
        return True
    claim = claim_of(state, press)
    if claim is None and (state.phase is Phase.LOWER or _had_its_chance(state, press)):
        return True
    if claim is None and is_turn_known and is_spared(state, press.seat):
        return True
    if press.at_ns >= state.locked_until_ns:
        return False
    return claim is None or not _outlives_lockout(state, claim)


def is_spared(state: State, seat: Seat) -> bool:
    """Tell whether a late hand on an event that was real costs nothing: until the next card (A-06).

    While another match stands that is so for those who were entitled to the event (A-38).
    """
    if state.options.late_hands == "lockout" or not state.spared:
        return False
    return seat in state.spared or not matches(state)


def _awaits_reopening(state: State) -> bool:
    """Tell whether the next signal will reopen standing matches or totem cards (A-11)."""
    return state.phase is Phase.SIGNAL and not state.ties


def _had_its_chance(state: State, press: Press) -> bool:
    """Tell whether the press is for a grab that other seats repeat, or for a match just covered.

    A press made while its match was visible was right, even if it is processed after the card that
    covers the match (A-03).
    """
    was_right = press.at_ns < state.shown_ns and press.seat in state.stood
    return was_right or _watches_a_tie(state, press.seat)


def _watches_a_tie(state: State, seat: Seat) -> bool:
    """Tell whether the seat took part in the grab that other seats now repeat."""
    if not state.ties or tie_of(state, seat) is not None:
        return False
    shapes = {tie.shape for tie in state.ties}
    return None in shapes or (bool(shapes) and shape_at(state, seat) in shapes)


def _outlives_lockout(state: State, claim: Claim) -> bool:
    """Tell whether the claim is for another duel than the one just settled."""
    locked_from_ns = state.locked_until_ns - state.options.lockout_ms * NS_PER_MS
    is_newer = state.opened_ns > locked_from_ns
    is_other = state.options.several_matches == "each" and not state.is_lock_total
    return is_other or claim.ties > 0 or is_newer
