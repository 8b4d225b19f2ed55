"""Cards that stand: the chain is settled from its last card down."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.core.verdicts import Applied
from engines.coups_bas import course, events, piles
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import ARRIVE, FULL_TOTEM, MISSTEP, is_head
from engines.coups_bas.effects import EFFECTS, Step
from engines.coups_bas.endings import ARRIVED, SIXTH, SIXTH_GIVEN
from engines.coups_bas.scoring import teams_of
from engines.coups_bas.state import Fate, Phase
from engines.coups_bas.targets import NEEDS

if TYPE_CHECKING:
    from engines.coups_bas.course import Course
    from engines.coups_bas.state import Link, State

LAID = "coups_bas.laid"
CANCELLED = "coups_bas.cancelled"
MISSTEP_DRAW = "coups_bas.misstep_draw"
MISSTEP_TURN = "coups_bas.misstep_turn"
FIZZLED = "coups_bas.fizzled"

VERDICTS = frozenset({LAID, CANCELLED, MISSTEP_DRAW, MISSTEP_TURN, FIZZLED})


def announce(state: State, link: Link) -> Course:
    """Put a card on the chain and ask who answers it; with nobody to ask it stands at once."""
    after = piles.leave_hand(state, link.seat, link.card)
    after = dataclasses.replace(after, chain=(*state.chain, link), settled=None)
    told = events.Announced(link.seat, link.card, link.targets, len(after.chain))
    return course.then((told,), ask_or_stand(after))


def ask_or_stand(state: State) -> Course:
    """Ask those who may answer, or let the last card stand."""
    return Applied(course.ask(state)) if entitled(state) else stand(state)


def stand(state: State) -> Course:
    """Settle the last card of the chain, or the win that nobody answers."""
    if not state.chain:
        return course.finish(state)
    link = state.chain[-1]
    if link.kind == MISSTEP:
        return _cancel(state, *state.chain[-2:])
    fate = Fate(link.seat, link.card, link.targets)
    after = dataclasses.replace(state, chain=(), settled=fate)
    if link.kind == ARRIVE:
        return _arrive(after, link)
    return _lay(after, link) if is_head(link.card) else _blow(after, link)


def go_on(step: Step) -> Course:
    """Return what follows an effect."""
    state = step.state
    if step.won:
        return course.then(step.events, course.declare(state, SIXTH_GIVEN, step.won))
    if state.robbed is not None:
        return Applied(dataclasses.replace(state, phase=Phase.STEAL), step.events)
    if step.again:
        return course.then(step.events, course.act_again(state, step.again))
    return course.then(step.events, course.end_turn(state))


def _cancel(state: State, below: Link, link: Link) -> Course:
    """Discard a *Faux pas !* and what it cancels; its reward comes first (C-05, C-07)."""
    rest = state.chain[:-2]
    fate = Fate(below.seat, below.card, below.targets, link.seat)
    after = dataclasses.replace(state, chain=rest, settled=fate)
    after = piles.discard(after, below.card, link.card)
    told: tuple[events.Event, ...] = (
        events.Cancelled(CANCELLED, below.seat, below.card, link.seat),
    )
    rewarded = _reward(after, below, link)
    if not rest:
        is_won = state.ending is not None
        follows = course.finish(after) if is_won else course.end_turn(rewarded.state)
    elif state.options.reopen_window:
        follows = ask_or_stand(rewarded.state)
    else:
        follows = stand(rewarded.state)
    return course.then((*told, *rewarded.events), follows)


def _reward(state: State, below: Link, link: Link) -> Course:
    """Two cards for cancelling a *Faux pas !*, else the turn; nothing once the hand is won."""
    if state.ending is not None:
        return Applied(state)
    if below.kind == MISSTEP:
        after, drew = piles.draw(state, link.seat, 2, MISSTEP_DRAW)
        return Applied(after, (drew,))
    called = dataclasses.replace(state, called=link.seat)
    return Applied(called, (events.Again(MISSTEP_TURN, link.seat),))


def _arrive(state: State, link: Link) -> Course:
    """Let the player of *On arrive !* win as well (C-22, C-43)."""
    ending = state.ending
    if ending is None:
        raise ValueError("nobody arrives before a hand is won")
    winners = teams_of(state, *ending.winners, link.seat)
    after = piles.discard(state, link.card)
    after = dataclasses.replace(after, ending=dataclasses.replace(ending, winners=winners))
    told = events.Won(ARRIVED, state.team_of(link.seat))
    return course.then((told,), course.finish(after))


def _lay(state: State, link: Link) -> Course:
    """Lay a head; a sixth floor wins before any entering power (C-19)."""
    totem = (*state.players[link.seat].totem, link.card)
    after = state.with_totem(link.seat, totem)
    laid = events.Laid(LAID, link.seat, link.card, len(totem))
    if len(totem) >= FULL_TOTEM:
        follows = course.declare(after, SIXTH, state.team_of(link.seat))
    elif link.targets:
        follows = go_on(EFFECTS[link.kind](after, link))
    else:
        follows = course.end_turn(after)
    return course.then((laid,), follows)


def _blow(state: State, link: Link) -> Course:
    """Apply a low blow, then discard it."""
    if len(link.targets) < NEEDS.get(link.kind, 0):
        step = Step(state, (events.Fizzled(FIZZLED, link.seat, link.card),))
    else:
        step = EFFECTS[link.kind](state, link)
    return go_on(dataclasses.replace(step, state=piles.discard(step.state, link.card)))
