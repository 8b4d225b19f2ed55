"""Grabs that win: the totem card, the duel, and the match of three or more."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.arriba import piles
from engines.arriba.course import go_on
from engines.arriba.events import Mark, Settled
from engines.arriba.state import Phase
from engines.arriba.step import Step, lock_out

if TYPE_CHECKING:
    from engines.arriba.claims import Claim
    from engines.arriba.state import Press, State
    from engines.core.seats import Seat

DUEL = "arriba.duel"
MANY = "arriba.many"
TOTEM = "arriba.totem"
TOTEM_EMPTY = "arriba.totem_empty"


def win(state: State, press: Press, claim: Claim, rivals: tuple[Press, ...]) -> Step:
    """Settle a claim for the earliest press; the rivals pressed for the same thing."""
    before = lock_out(state, press, is_total=claim.shape is None)
    if claim.shape is None:
        after, told = _win_totem(before, press.seat)
    else:
        after, told = _win_match(before, press.seat, claim, rivals)
    after = dataclasses.replace(
        after,
        verdict=told,
        last_grabber=press.seat,
        ties=tuple(tie for tie in state.ties if tie.shape != claim.shape),
        follows=_follows(state, press.seat, told.rule),
        is_settled_once=True,
    )
    course = go_on(after)
    marks = (
        Mark(press.seat, press.at_ns, "won", told.rule),
        *(Mark(rival.seat, rival.at_ns, "lost", told.rule) for rival in rivals),
    )
    return Step(course.state, (told, *course.events), marks)


def _win_totem(state: State, winner: Seat) -> tuple[State, Settled]:
    rule = TOTEM if state.hands[winner].open else TOTEM_EMPTY
    after, cards = piles.to_centre(state, winner)
    after = dataclasses.replace(after, phase=Phase.TOTEM, totems_due=max(0, state.totems_due - 1))
    return after, Settled(rule, winner, cards=cards)


def _win_match(
    state: State, winner: Seat, claim: Claim, rivals: tuple[Press, ...]
) -> tuple[State, Settled]:
    losers = tuple(seat for seat in state.from_left_of(winner) if seat in claim.parties)[:-1]
    if len(losers) == 1:
        after, cards = piles.to_loser(state, winner, losers[0])
        return after, Settled(DUEL, winner, losers, cards)
    if state.options.sharing == "slowest":
        slowest = _slowest(losers, rivals)
        after, cards = piles.to_loser(state, winner, slowest)
        return after, Settled(MANY, winner, (slowest,), cards)
    after, cards = piles.share_out(state, winner, losers)
    return after, Settled(MANY, winner, losers, cards)


def _slowest(losers: tuple[Seat, ...], rivals: tuple[Press, ...]) -> Seat:
    """Return who did not press, nearest to the winner's left, else who pressed last."""
    pressed = [rival.seat for rival in sorted(rivals)]
    idle = [seat for seat in losers if seat not in pressed]
    return idle[0] if idle else pressed[-1]


def _follows(state: State, winner: Seat, rule: str) -> Seat:
    """Return who continues: the grabber, but for the clauses of heads and settings (A-14)."""
    if state.head is not None and state.options.after_head == "left":
        return state.follows
    if state.is_settled_once and state.options.two_duels == "first":
        return state.follows
    if rule == TOTEM_EMPTY and state.options.totem_without_pile == "unchanged":
        return state.follows
    return winner
