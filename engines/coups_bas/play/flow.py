"""The flow of a hand: further actions, the lynx, the next turn, and the end."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.seats import Seat
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied
from engines.coups_bas import events, scoring
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import LYNX
from engines.coups_bas.scoring import EXHAUSTED
from engines.coups_bas.state import CLOSED, Ending, Phase, State

Progress = Applied["State", "events.Event"]

applied: Callable[[State, tuple[events.Event, ...]], Progress] = maker(Applied)
in_window = changer(State, "phase", "window")
_to_turn = changer(State, "phase", "active", "anchor", "called", "is_further", "had_lynx")
_began = maker(events.TurnBegan)


def then(told: tuple[events.Event, ...], progress: Progress) -> Progress:
    """Return the progress with earlier events before its own."""
    return applied(progress.state, told + progress.events)


def ask(state: State) -> State:
    """Return the state in which an answer window is about to open."""
    return in_window(state, Phase.OPENING, CLOSED)


def act_again(state: State, rule: str) -> Progress:
    """Return one further action of the active seat, unless the cards ran out (C-09, C-23)."""
    if _is_exhausted(state):
        return declare(state, EXHAUSTED, scoring.highest(state))
    after = replace(state, phase=Phase.ACTION, is_further=True)
    return Applied(after, (events.Again(rule, state.active),))


def end_turn(state: State) -> Progress:
    """Return the choice of the lynx if one is on top, else the next turn (C-30, C-31)."""
    is_cut_short = state.called is not None and not state.options.cancelled_lynx
    if state.has_lynx and not is_cut_short:
        return Applied(replace(state, phase=Phase.LYNX))
    return next_turn(state)


def next_turn(state: State) -> Progress:
    """Return the next turn: of the seat that cancelled a card, else to the left (C-08)."""
    if _is_exhausted(state):
        return declare(_last_turn(state), EXHAUSTED, scoring.highest(state))
    seat = state.left_of(state.anchor) if state.called is None else state.called
    keeps = state.called is not None and state.options.after_misstep == "from_active"
    anchor = state.anchor if keeps else seat
    had_lynx = state.players[seat].top == LYNX
    after = _to_turn(state, Phase.ACTION, seat, anchor, None, False, had_lynx)
    return applied(after, (_began(seat),))


def _last_turn(state: State) -> State:
    """Return the state with the active seat of the turn in which the cards ran out (C-44)."""
    if state.called is None or state.options.last_turn == "cancelled":
        return state
    return replace(state, active=state.called)


def declare(state: State, rule: str, winners: tuple[Seat, ...]) -> Progress:
    """Return the won hand: a window for *On arrive !* if it may be held, else its end (C-37)."""
    won = replace(state, ending=Ending(rule, winners), called=None)
    told = (events.Won(rule, winners),)
    return Applied(ask(won), told) if entitled(won) else then(told, finish(won))


def finish(state: State) -> Progress:
    """Return the scored hand, and the end of the match after the last one."""
    ending = state.ending
    if ending is None:
        raise ValueError("no hand ends before it is won")
    points = scoring.points(state, ending.winners)
    after = replace(
        state,
        phase=Phase.DEAL,
        scores=(*state.scores, points),
        winners=(*state.winners, ending.winners),
        ending=None,
        window=CLOSED,
    )
    heights = scoring.floors(state)
    told = events.HandEnded(ending.rule, state.round, ending.winners, heights, points)
    return then((told,), end_match(after) if scoring.is_over(after) else Applied(after))


def end_match(state: State) -> Progress:
    """Return the end of the match, with its champions."""
    after = replace(state, phase=Phase.OVER)
    result = scoring.outcome(after)
    told = events.MatchEnded(result.rule, result.winners, scoring.totals(after))
    return Applied(after, (told,))


def _is_exhausted(state: State) -> bool:
    """Tell whether the pile and some hand are empty (C-23)."""
    return not state.pile and any(not player.hand for player in state.players)
