"""A match is a long chain of its past: equal by its moves, and never walked by recursion."""

from __future__ import annotations

import sys

from engines.catalog import find_game
from engines.core.match import Entry, Match, begin, replay
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied

LENGTH = 50_000
DEAL = "deal @0.000000000 first:0"


def long_match(length: int = LENGTH) -> Match:
    """Return a match with that many moves, all of them alike."""
    match = begin(find_game("top_totem"), 2, {})
    for number in range(1, length + 1):
        match = Match(
            match.game,
            match.seats,
            match.options,
            match.state,
            number,
            Entry(Seat(number % 2), "move"),
            match,
        )
    return match


def dealt() -> Match:
    """Return a match after its first move."""
    match = begin(find_game("arriba"), 3, {"deck": "scanned"})
    applied = match.play(CHANCE, match.game.parse(DEAL))
    assert isinstance(applied, Applied)
    return applied.state


def test_a_match_far_longer_than_the_stack_is_compared_hashed_shown_and_freed() -> None:
    assert sys.getrecursionlimit() < LENGTH
    match, same = long_match(), long_match()
    assert match == same
    assert hash(match) == hash(same)
    assert len(repr(match)) < 10_000
    assert len(match.entries) == match.number == LENGTH
    del match, same


def test_every_state_of_the_past_is_kept() -> None:
    match = long_match(100)
    for number in (0, 1, 50, 99, 100):
        assert match.back_to(number).number == number
    assert match.back_to(0).previous is None
    assert match.back_to(100) is match
    assert match.undo() is match.previous


def test_the_history_goes_back_from_the_latest_move() -> None:
    match = long_match(3)
    assert [(before.number, entry.seat) for before, entry in match.history()] == [
        (2, 1),
        (1, 0),
        (0, 1),
    ]


def test_a_move_leaves_the_match_before_it_as_it_was() -> None:
    after = dealt()
    before = after.undo()
    assert (before.number, before.entries) == (0, ())
    assert (after.number, after.entries) == (1, (Entry(CHANCE, after.game.parse(DEAL)),))


def test_matches_are_equal_by_their_moves() -> None:
    match = dealt()
    assert replay(match.undo(), match.entries) == match
    assert match != match.undo()
    assert match != "a match"
    one, other = long_match(4), long_match(4)
    changed = Match(one.game, one.seats, one.options, one.state, 4, Entry(Seat(1), "x"), one.undo())
    assert one == other
    assert one != changed, "the same state after other moves"
