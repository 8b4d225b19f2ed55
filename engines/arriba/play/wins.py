"""Grabs that win: the totem card, the duel, and the match of three or more."""

from __future__ import annotations

from engines.arriba.events import Settled
from engines.arriba.play import piles
from engines.arriba.play.claims import Claim
from engines.arriba.play.flow import next_phase
from engines.arriba.play.ruling import Ruling, lock_out, mark_of
from engines.arriba.state import Phase, State
from engines.core.first_press import Press
from engines.core.seats import Seat
from engines.core.values import replace

DUEL = "arriba.duel"
MANY = "arriba.many"
TOTEM = "arriba.totem"
TOTEM_EMPTY = "arriba.totem_empty"

VERDICTS = frozenset({DUEL, MANY, TOTEM, TOTEM_EMPTY})


def win(state: State, press: Press, claim: Claim, rivals: tuple[Press, ...]) -> Ruling:
    """Settle a claim for the earliest press; the rivals pressed for the same claim."""
    before = lock_out(state, press, is_total=claim.shape is None)
    if claim.shape is None:
        after, told = _win_totem(before, press.seat)
    else:
        after, told = _win_match(before, press.seat, claim, rivals)
    after = replace(
        after,
        verdict=told,
        last_grabber=press.seat,
        ties=tuple(tie for tie in state.ties if tie.shape != claim.shape),
        follows=_follows(state, press.seat, told.rule),
        is_settled_once=True,
        spared=(*state.spared, *claim.parties),
    )
    progress = next_phase(after)
    marks = (
        mark_of(press, "won", told.rule),
        *(mark_of(rival, "lost", told.rule) for rival in rivals),
    )
    return Ruling(progress.state, (told, *progress.events), marks)


def _win_totem(state: State, winner: Seat) -> tuple[State, Settled]:
    is_uncounted = state.is_judged and not state.is_counted
    rule = TOTEM if state.hands[winner].open or is_uncounted else TOTEM_EMPTY
    after, cards = piles.to_centre(state, winner)
    after = replace(after, phase=Phase.TOTEM, totems_due=max(0, state.totems_due - 1))
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
    """Return the loser without a press nearest to the winner's left, else the last to press."""
    pressed = [rival.seat for rival in sorted(rivals)]
    idle = [seat for seat in losers if seat not in pressed]
    return idle[0] if idle else pressed[-1]


def _follows(state: State, winner: Seat, rule: str) -> Seat:
    """Return the seat that continues: the winner, unless a head or an option decides (A-14)."""
    if state.head is not None and state.options.after_head == "left":
        return state.follows
    if state.is_settled_once and state.options.two_duels == "first":
        return state.follows
    if rule == TOTEM_EMPTY and state.options.totem_without_pile == "unchanged":
        return state.follows
    return winner
