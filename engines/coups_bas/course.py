"""How a hand runs on: further actions, the lynx, the next turn, and the end."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.core.verdicts import Applied
from engines.coups_bas import events, scoring
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import LYNX
from engines.coups_bas.endings import EXHAUSTED
from engines.coups_bas.state import Ending, Phase, Window

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.coups_bas.state import State

Course = Applied["State", "events.Event"]


def then(told: tuple[events.Event, ...], course: Course) -> Course:
    """Return the course with something told before it."""
    return Applied(course.state, (*told, *course.events))


def ask(state: State) -> State:
    """Return the state in which the time for answers is about to open."""
    return dataclasses.replace(state, phase=Phase.OPENING, window=Window())


def act_again(state: State, rule: str) -> Course:
    """Give the player in turn one further action, unless the cards ran out (C-09, C-23)."""
    if _is_exhausted(state):
        return declare(state, EXHAUSTED, scoring.highest(state))
    after = dataclasses.replace(state, phase=Phase.ACTION, is_further=True)
    return Applied(after, (events.Again(rule, state.active),))


def end_turn(state: State) -> Course:
    """Let a lynx on top work, then pass the turn on (C-30, C-31)."""
    is_cut_short = state.called is not None and not state.options.cancelled_lynx
    if state.has_lynx and not is_cut_short:
        return Applied(dataclasses.replace(state, phase=Phase.LYNX))
    return next_turn(state)


def next_turn(state: State) -> Course:
    """Begin the turn of who cancelled a card, else of the left neighbour (C-08)."""
    if _is_exhausted(state):
        return declare(_last_turn(state), EXHAUSTED, scoring.highest(state))
    seat = state.left_of(state.anchor) if state.called is None else state.called
    keeps = state.called is not None and state.options.after_misstep == "from_active"
    after = dataclasses.replace(
        state,
        phase=Phase.ACTION,
        active=seat,
        anchor=state.anchor if keeps else seat,
        called=None,
        is_further=False,
        had_lynx=state.players[seat].top == LYNX,
    )
    return Applied(after, (events.TurnBegan(seat),))


def _last_turn(state: State) -> State:
    """Return the state at whose end the cards ran out, with the one in turn (C-44)."""
    if state.called is None or state.options.last_turn == "cancelled":
        return state
    return dataclasses.replace(state, active=state.called)


def declare(state: State, rule: str, winners: tuple[Seat, ...]) -> Course:
    """Declare the hand won, and ask for *On arrive !* where it may still be held (C-37)."""
    won = dataclasses.replace(state, ending=Ending(rule, winners), called=None)
    told = (events.Won(rule, winners),)
    return Applied(ask(won), told) if entitled(won) else then(told, finish(won))


def finish(state: State) -> Course:
    """Score the hand that was won, and end the match when it was the last one."""
    ending = state.ending
    if ending is None:
        raise ValueError("no hand ends before it is won")
    points = scoring.points(state, ending.winners)
    after = dataclasses.replace(
        state,
        phase=Phase.DEAL,
        scores=(*state.scores, points),
        winners=(*state.winners, ending.winners),
        ending=None,
        window=Window(),
    )
    heights = scoring.floors(state)
    told = events.HandEnded(ending.rule, state.round, ending.winners, heights, points)
    return then((told,), _end_match(after) if scoring.is_over(after) else Applied(after))


def _end_match(state: State) -> Course:
    after = dataclasses.replace(state, phase=Phase.OVER)
    result = scoring.outcome(after)
    told = events.MatchEnded(result.rule, result.winners, scoring.totals(after))
    return Applied(after, (told,))


def _is_exhausted(state: State) -> bool:
    """Tell whether the pile and some hand are empty (C-23)."""
    return not state.pile and any(not player.hand for player in state.players)
