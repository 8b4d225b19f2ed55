"""The flow of a round: the next phase, the next flipper, the end of the round."""

from __future__ import annotations

from collections.abc import Callable

from engines.arriba import events, scoring
from engines.arriba.events import Event
from engines.arriba.play.claims import LATE
from engines.arriba.state import Phase, State, at_phase
from engines.arriba.tops import matches, next_flipper, parties, seats_with_draw_pile
from engines.core.seats import Seat
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied

Progress = Applied["State", "Event"]
applied: Callable[..., Progress] = maker(Applied)
_to_turn = changer(
    State, "phase", "flipper", "follows", "head", "is_head_due", "is_settled_once", "told"
)
_OPEN = (Phase.MATCH, Phase.SIGNAL, Phase.REGRAB, Phase.LOWER)

OUT = "arriba.out"
ALL_EMPTY = "arriba.all_empty"
HEAD = "arriba.head"
TOTEM_OPEN = "arriba.totem_open"
MATCH_OPEN = "arriba.match_open"

VERDICTS = frozenset({OUT, ALL_EMPTY, HEAD, TOTEM_OPEN, MATCH_OPEN})


def open_totem(state: State, at_ns: int) -> Progress:
    """Open the grab of a totem card to all seats."""
    after = at_phase(state, Phase.TOTEM, at_ns)
    return Applied(after, (events.Opened(TOTEM_OPEN, state.seats),))


def open_matches(state: State, at_ns: int) -> Progress:
    """Stop the flipping and open the grab to the parties of every visible match."""
    after = at_phase(state, Phase.MATCH, at_ns)
    return Applied(after, (events.Opened(MATCH_OPEN, parties(state)),))


def look(state: State, at_ns: int) -> Progress:
    """Let everybody look at what was shown; nothing is told of what may be grabbed (A-03)."""
    return applied(at_phase(state, Phase.LOOK, at_ns))


def start_countdown(state: State, head: Seat) -> Progress:
    """Start the count-down to the common flip of all seats with a draw pile."""
    after = replace(
        state,
        phase=Phase.HEAD,
        head=head,
        is_head_due=True,
        is_signalled=False,
        entered=(),
        opened_ns=state.clock_ns,
    )
    return Applied(after, (events.Countdown(head, HEAD),))


def next_phase(state: State, *, lapsed: bool = False) -> Progress:
    """Return the phase after a flip without a grab, or after a settled or lapsed one."""
    if _is_out(state) and not state.is_judged:
        return end_round(state, OUT)
    if state.ties:
        return Applied(replace(state, phase=_phase_of_ties(state)))
    if state.phase is Phase.TOTEM and _is_signal_due(state):
        return Applied(replace(state, phase=Phase.SIGNAL))
    if state.is_head_due and seats_with_draw_pile(state) and state.head is not None:
        return start_countdown(state, state.head)
    if _stays_open(state) and not lapsed:
        return Applied(replace(state, phase=Phase.MATCH))
    return _to_flip(state, lapsed=lapsed)


def _is_out(state: State) -> bool:
    """Tell whether a seat has no card left."""
    for hand in state.hands:  # noqa: SIM110 - a generator costs more than the loop
        if not (hand.draw or hand.open):
            return True
    return False


def _phase_of_ties(state: State) -> Phase:
    """Return the phase that decides the ties; a race already open gets no new signal."""
    if state.phase is Phase.REGRAB:
        return Phase.REGRAB
    return Phase.LOWER if state.options.dead_heat == "entered" else Phase.SIGNAL


def _is_signal_due(state: State) -> bool:
    reopens = state.options.after_totem == "reopen" and not state.hides_events and matches(state)
    return bool(state.totems_due or reopens)


def _stays_open(state: State) -> bool:
    """Tell whether another duel of the same event still waits (A-10)."""
    is_told = state.phase in _OPEN and not state.hides_events
    return is_told and state.options.several_matches == "each" and bool(matches(state))


def _to_flip(state: State, *, lapsed: bool) -> Progress:
    flipper = next_flipper(state)
    if flipper is None and state.is_judged:
        # People say when a round is over: the box may have missed a card.
        flipper = state.follows
    if flipper is None:
        return end_round(state, ALL_EMPTY) if lapsed else _last_grab(state)
    # While events are hidden they last until the next card is turned, a head's among them.
    lasts = state.hides_events
    return applied(
        _to_turn(
            state,
            phase=Phase.FLIP,
            flipper=flipper,
            follows=flipper,
            head=state.head if lasts else None,
            is_head_due=False,
            is_settled_once=state.is_settled_once and lasts,
            told=None,
        )
    )


def _last_grab(state: State) -> Progress:
    """Wait for a last grab when all draw piles are empty, else end the round (A-30)."""
    if state.options.last_match == "wait" and state.hides_events:
        return look(state, state.clock_ns)
    if state.options.last_match == "wait" and matches(state):
        return open_matches(state, state.clock_ns)
    return end_round(state, ALL_EMPTY)


def end_round(state: State, rule: str) -> Progress:
    """End the round, and the match with the last one."""
    points = scoring.round_scores(state)
    is_last = state.round == state.options.rounds
    after = replace(
        state,
        phase=Phase.OVER if is_last else Phase.DEAL,
        scores=(*state.scores, points),
        ties=(),
        totems_due=0,
        is_head_due=False,
        head=None,
        entered=(),
        reader=None,
        owed=(),
        ahead=(),
        presses=(),
        are_faces_known=True,
        told=None,
        said=(),
        rest=(),
    )
    late = tuple(events.Late(press.seat, LATE) for press in state.presses)
    ended: tuple[Event, ...] = (*late, events.RoundEnded(rule, state.round, points))
    if is_last:
        result = scoring.outcome(after)
        ended += (events.MatchEnded(result.rule, result.winners, scoring.totals(after)),)
    return Applied(after, ended)
