"""The grab: a press is taken, a signal opens a new grab, a time-out closes one."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.play.claims import LATE, claim_of, is_late
from engines.arriba.play.flow import Progress, applied, next_phase, open_matches, open_totem
from engines.arriba.play.settlement import late_mark, photographed
from engines.arriba.state import Phase, State
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied

LAPSED_TOTEM = "arriba.lapsed_totem"
LAPSED_MATCH = "arriba.lapsed_match"
REGRAB = "arriba.regrab"

VERDICTS = frozenset({LAPSED_TOTEM, LAPSED_MATCH, REGRAB})

_late = maker(events.Late)
_pressed = maker(events.Pressed)
_with_press = changer(State, "presses", "are_faces_known", "named_since")
_lapsed = changer(
    State, "clock_ns", "phase", "ties", "totems_due", "locked_until_ns", "is_lock_total", "spared"
)
_WITH_REAL_CARDS = (Phase.FLIP, Phase.HEAD, Phase.LOOK)


def grab(state: State, press: Press) -> Progress:
    """Take the press: a late one is marked at once, others wait until all are in."""
    may_be_turned = not state.is_box_deck and state.phase in _WITH_REAL_CARDS
    if is_late(state, press, is_turn_known=not may_be_turned):
        marked = photographed(state, (late_mark(press),)) if state.photo else state
        return applied(marked, (_late(press.seat, LATE),))
    state = _opened(state) if state.is_judged and not state.presses else state
    after = _with_press(
        state,
        tuple(sorted((*state.presses, press))) if state.presses else (press,),
        state.are_faces_known and not _needs_entry(state, press),
        state.named_since if state.presses else (),
    )
    return applied(after, (_pressed(press.seat, press.at_ns),))


def _opened(state: State) -> State:
    """Return the state at the first press of a grab: what was judged before is over."""
    is_new = state.verdict is not None and state.phase is Phase.FLIP
    return replace(
        state,
        said=(),
        rest=(),
        head=None if is_new else state.head,
        is_settled_once=False if is_new else state.is_settled_once,
        verdict=None if is_new else state.verdict,
    )


def _needs_entry(state: State, press: Press) -> bool:
    """Tell whether a real card may have been turned that the press is for."""
    if state.is_box_deck or state.phase not in _WITH_REAL_CARDS:
        return False
    is_known = state.phase is Phase.LOOK and not state.owed
    return not is_known or claim_of(state, press) is None


def signal(state: State, at_ns: int) -> Progress:
    """Open the grab of the tied seats, else of the next totem card, else of standing matches."""
    after = replace(state, signal_ns=at_ns, opened_ns=at_ns)
    if state.ties:
        seats = tuple(sorted(state.tied_seats))
        racing = replace(after, phase=Phase.REGRAB)
        return Applied(racing, (events.Opened(REGRAB, seats),))
    return open_totem(after, at_ns) if state.totems_due else _reopen(after, at_ns)


def _reopen(state: State, at_ns: int) -> Progress:
    """Open standing matches, as if their tops were shown at this signal (A-11)."""
    hands = tuple(replace(hand, shown_ns=at_ns) for hand in state.hands)
    return open_matches(replace(state, hands=hands), at_ns)


def lapse(state: State, at_ns: int) -> Progress:
    """Close a grab without a press; after a totem card the lock-out spares late presses.

    Where events are hidden nothing is told of a match: it stands as long as it is visible (A-03).
    """
    is_totem = state.is_totem_open or (
        bool(state.ties) and any(tie.shape is None for tie in state.ties)
    )
    is_look = state.phase is Phase.LOOK
    until_ns = at_ns + state.options.lockout_ms * NS_PER_MS if is_totem else 0
    after = _lapsed(
        state,
        clock_ns=max(state.clock_ns, at_ns),
        phase=Phase.TOTEM if is_totem else state.phase,
        ties=(),
        totems_due=0 if is_look else max(0, state.totems_due - is_totem),
        locked_until_ns=max(until_ns, state.locked_until_ns),
        is_lock_total=is_totem,
        spared=state.seats if is_totem else state.spared,
    )
    progress = next_phase(after, lapsed=is_look or not is_totem)
    if is_look and not is_totem:
        return progress
    rule = LAPSED_TOTEM if is_totem else LAPSED_MATCH
    return Applied(progress.state, (events.Lapsed(rule), *progress.events))
