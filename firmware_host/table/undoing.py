"""How far an undo goes back: to where the table last waited before a seat decided something."""

from __future__ import annotations

from engines.core.match import Match
from engines.core.seats import CHANCE
from firmware_host.table.playing import draws_chance
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState, UndoRequest


def before_last_decision(state: TableState, match: Match) -> Match:
    """Return the match to go back to, or raise Problem when no seat has made a move yet."""
    before = _before_last_move(match, {*state.bots}) or _before_last_move(match, set())
    if before is None:
        raise Problem("nothing-to-undo")
    while before.previous is not None and not _waits(state, before):
        before = before.previous
    return before


def asked_at_box(state: TableState) -> UndoRequest:
    """Return the request that people made at the box: nobody has agreed yet.

    It is in the name of the first seat without a phone, which is asked like all the others.
    """
    voters = sorted(state.voters)
    silent = [seat for seat in voters if state.guest_of(seat) is None]
    return UndoRequest((silent or voters or [0])[0], frozenset())


def _before_last_move(match: Match, aside: set[int]) -> Match | None:
    """Return the match before the last move by a seat that is not set aside.

    What people entered for chance is theirs to take back: a die or a throw that they misread.
    Moves that bots made since a person's last move are taken back with it: the bots would only
    make them again.
    """
    return next(
        (
            before
            for before, entry in match.history()
            if (is_report(before) if entry.seat == CHANCE else entry.seat not in aside)
        ),
        None,
    )


def is_report(before: Match) -> bool:
    """Return whether the move that follows was entered by people for chance, as they saw it."""
    return before.game.must_be_entered(before.state)


def undoes_alone(match: Match, seat: int) -> bool:
    """Return whether the last move is a report that the seat may enter: it decided nothing."""
    before = match.previous
    if before is None or next(match.history())[1].seat != CHANCE:
        return False
    return is_report(before) and seat in before.game.entered_by(before.state)


def _waits(state: TableState, match: Match) -> bool:
    """Return whether chance owes nothing at once, so that the match stays here after an undo."""
    game = match.game
    if not draws_chance(match):
        return True
    random = state.with_match(match).random()
    drawn = game.sample_chance(match.state, random, game.clock(match.state))
    return game.time_of(drawn) is not None
