"""Presses to which nothing was due."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.arriba import piles
from engines.arriba.claims import tie_of
from engines.arriba.course import go_on
from engines.arriba.events import Late, Mark, Settled
from engines.arriba.state import Phase
from engines.arriba.step import Step, lock_out
from engines.arriba.tops import matches, shape_at
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.arriba.course import Course
    from engines.arriba.state import Press, State

WRONG_GRAB = "arriba.wrong_grab"
OUTSIDER = "arriba.outsider"
EARLY = "arriba.early"
COUNTDOWN_PRESS = "arriba.countdown_press"
IDLE_PRESS = "arriba.idle_press"
IGNORED = "arriba.ignored"


def judge_wrong(state: State, press: Press) -> Step:
    """Punish a press without a claim, as far as there is anything to take."""
    rule = _rule(state, press)
    if _is_ignored(state, rule):
        mark = Mark(press.seat, press.at_ns, "late", IGNORED)
        return Step(state, (Late(press.seat, IGNORED),), (mark,))
    if rule == IDLE_PRESS:
        return _idle(state, press)
    return _punished(state, press, rule)


def _rule(state: State, press: Press) -> str:
    """Return the rule that the press broke, the most telling first."""
    if not state.centre and not any(hand.open for hand in state.hands):
        return IDLE_PRESS
    if state.phase is Phase.HEAD:
        return COUNTDOWN_PRESS
    if _is_early(state, press):
        return EARLY
    return OUTSIDER if matches(state) else WRONG_GRAB


def _is_early(state: State, press: Press) -> bool:
    """Tell whether the press came before something that was about to be due."""
    if tie_of(state, press.seat) is not None or state.phase in (Phase.TURNING, Phase.TOTEM):
        return True
    return shape_at(state, press.seat) in matches(state)


def _is_ignored(state: State, rule: str) -> bool:
    options = state.options
    settings = {COUNTDOWN_PRESS: options.countdown_press, EARLY: options.early}
    settings[OUTSIDER] = options.outsider
    return settings.get(rule) == "ignored"


def _idle(state: State, press: Press) -> Step:
    """Nothing lies open: no cards, and the turn stays unless the table says otherwise (A-27)."""
    takes_turn = state.options.idle_press == "takes_turn" and state.hands[press.seat].draw
    told = Settled(IDLE_PRESS, press.seat)
    after = dataclasses.replace(lock_out(state, press), verdict=told)
    course: Course = Applied(after)
    if takes_turn:
        course = go_on(dataclasses.replace(after, follows=press.seat))
    mark = Mark(press.seat, press.at_ns, "wrong", IDLE_PRESS)
    return Step(course.state, (told, *course.events), (mark,))


def _punished(state: State, press: Press, rule: str) -> Step:
    """Give the grabber all open piles and the centre; standing duels vanish (A-15)."""
    after, cards = piles.to_wrong_grabber(lock_out(state, press), press.seat)
    told = Settled(rule, press.seat, cards=cards)
    keeps_order = state.head is not None and state.options.after_head == "left"
    after = dataclasses.replace(
        after,
        ties=(),
        totems_due=0,
        verdict=told,
        last_grabber=press.seat,
        follows=state.follows if keeps_order else press.seat,
    )
    course = go_on(after)
    mark = Mark(press.seat, press.at_ns, "early" if rule == EARLY else "wrong", rule)
    return Step(course.state, (told, *course.events), (mark,))
