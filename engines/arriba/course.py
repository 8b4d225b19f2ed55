"""How a round runs on: what is due next, who continues, when the round is over."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.arriba import events, scoring
from engines.arriba.claims import LATE
from engines.arriba.state import Phase
from engines.arriba.tops import has_draw_pile, matches, parties
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.arriba.events import Event
    from engines.arriba.state import State
    from engines.core.seats import Seat

Course = Applied["State", "Event"]

OUT = "arriba.out"
ALL_EMPTY = "arriba.all_empty"
HEAD = "arriba.head"
TOTEM_OPEN = "arriba.totem_open"
MATCH_OPEN = "arriba.match_open"


def open_totem(state: State, at_ns: int) -> Course:
    """Let everybody grab for a totem card."""
    after = dataclasses.replace(state, phase=Phase.TOTEM, opened_ns=at_ns)
    return Applied(after, (events.Opened(TOTEM_OPEN, state.seats),))


def open_matches(state: State, at_ns: int) -> Course:
    """Stop the flipping and let the parties of every visible match grab."""
    after = dataclasses.replace(state, phase=Phase.MATCH, opened_ns=at_ns)
    return Applied(after, (events.Opened(MATCH_OPEN, parties(state)),))


def start_countdown(state: State, head: Seat) -> Course:
    """Let everybody who has a draw pile flip on the signal."""
    after = dataclasses.replace(
        state, phase=Phase.HEAD, head=head, is_head_due=True, entered=(), opened_ns=state.clock_ns
    )
    return Applied(after, (events.Countdown(head, HEAD),))


def go_on(state: State, *, lapsed: bool = False) -> Course:
    """Return what follows a settled or lapsed grab."""
    if any(not hand.size for hand in state.hands):
        return _end_round(state, OUT)
    if state.ties:
        return Applied(dataclasses.replace(state, phase=_phase_of_ties(state)))
    if state.phase is Phase.TOTEM and _is_signal_due(state):
        return Applied(dataclasses.replace(state, phase=Phase.SIGNAL))
    if state.is_head_due and has_draw_pile(state) and state.head is not None:
        return start_countdown(state, state.head)
    if _stays_open(state) and not lapsed:
        return Applied(dataclasses.replace(state, phase=Phase.MATCH))
    return _to_flip(state, lapsed=lapsed)


def _phase_of_ties(state: State) -> Phase:
    """Return how the ties go on; a race already under way is not signalled again."""
    if state.phase is Phase.REGRAB:
        return Phase.REGRAB
    return Phase.LOWER if state.options.dead_heat == "entered" else Phase.SIGNAL


def _is_signal_due(state: State) -> bool:
    reopens = state.options.after_totem == "reopen" and matches(state)
    return bool(state.totems_due or reopens)


def _stays_open(state: State) -> bool:
    """Tell whether another duel of the same event still waits (A-10)."""
    was_open = state.phase in (Phase.MATCH, Phase.SIGNAL, Phase.REGRAB, Phase.LOWER)
    return was_open and state.options.several_matches == "each" and bool(matches(state))


def _to_flip(state: State, *, lapsed: bool) -> Course:
    able = has_draw_pile(state)
    if not able and matches(state) and not lapsed and state.options.last_match == "wait":
        return open_matches(state, state.clock_ns)
    if not able:
        return _end_round(state, ALL_EMPTY)
    order = (state.follows, *state.from_left_of(state.follows))
    flipper = next(seat for seat in order if seat in able)
    return Applied(
        dataclasses.replace(
            state,
            phase=Phase.FLIP,
            flipper=flipper,
            follows=flipper,
            head=None,
            is_head_due=False,
            is_settled_once=False,
        )
    )


def _end_round(state: State, rule: str) -> Course:
    points = scoring.round_scores(state)
    is_last = state.round == state.options.rounds
    after = dataclasses.replace(
        state,
        phase=Phase.OVER if is_last else Phase.DEAL,
        scores=(*state.scores, points),
        ties=(),
        totems_due=0,
        is_head_due=False,
        head=None,
        entered=(),
        presses=(),
        are_faces_known=True,
    )
    late = tuple(events.Late(press.seat, LATE) for press in state.presses)
    ended: tuple[Event, ...] = (*late, events.RoundEnded(rule, state.round, points))
    if is_last:
        result = scoring.outcome(after)
        ended += (events.MatchEnded(result.rule, result.winners, scoring.totals(after)),)
    return Applied(after, ended)
