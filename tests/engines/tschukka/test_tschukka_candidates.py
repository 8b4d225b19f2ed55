"""Sampled moves: what random players and proposals are drawn from is legal and sensible."""

from __future__ import annotations

from itertools import islice

import pytest

from engines.core.judge import by_rules, judge, legal_moves
from engines.core.seats import CHANCE, Seat, clockwise
from engines.tschukka import moves
from engines.tschukka.people import men, women
from engines.tschukka.state import Phase
from tests.engines.playing import Setup, drift, mixed_options, seeded
from tests.engines.tschukka.village import TSCHUKKA, Village

RED = Seat(0)


def houses(village: Village) -> list[moves.House]:
    """Return red's proposals for its huts."""
    found = legal_moves(TSCHUKKA, village.state, RED)
    return [move for move in found if isinstance(move, moves.House)]


def test_every_proposal_to_live_lets_each_woman_live_with_a_man_where_there_is_room() -> None:
    for huts in ("2w2m1W1M1e - -", "9w4m5e - -", "1w1m1e - -", "6w6m4W4M4e - -"):
        proposals = houses(Village().live("red", huts))
        assert len(proposals) >= 2
        assert all(men(hut) or not women(hut) for move in proposals for hut in move.huts)


def test_staying_is_proposed_where_it_makes_sense() -> None:
    def stays(huts: str) -> bool:
        village = Village().live("red", huts)
        return any(move.huts == village.clan("red").huts for move in houses(village))

    assert stays("1w1m 2W1M1e -")
    assert not stays("2w 2m1e 1W1M")


def test_somebody_lives_in_each_hut_where_the_table_wants_it() -> None:
    for huts in ("3w1m - -", "1w1m - -", "2w2m1W1M1e - -", "9w9m4e - -"):
        assert houses(Village(empty_huts=False).live("red", huts))


def test_proposed_spells_can_be_paid() -> None:
    for spells, phase in (("base", Phase.CHOOSING), ("b", Phase.WRITING), ("a", Phase.PLACING)):
        village = Village(spells=spells).live("red", "1w1m1e - -", birds=2, pole=3)
        for seat, colour in enumerate(("red", "green", "blue", "yellow")):
            village.play(f"{seat} house {colour} {village.huts(colour)}")
        assert village.state.phase is phase
        found = tuple(TSCHUKKA.candidates(village.state, RED))
        assert len(found) > 10
        assert all(judge(TSCHUKKA, village.state, RED, move) is None for move in found)


def test_all_placings_of_chosen_counters_are_listed() -> None:
    village = Village()
    for seat, colour in enumerate(("red", "green", "blue", "yellow")):
        village.play(f"{seat} house {colour} {village.huts(colour)}")
    village.play("0 choose red girls twins", "1 choose green -", "2 choose blue -")
    village.play("3 choose yellow -")
    assert len(legal_moves(TSCHUKKA, village.state, RED)) == 2 * 12


def test_throws_are_listed_in_full_while_they_are_few() -> None:
    few = Village().live("red", "3w1m 1W1M -").at(Phase.BIRTHS)
    assert len(legal_moves(TSCHUKKA, few.state, CHANCE)) == 4 * 2
    many = Village().live("red", "5w1m 5w1m 5w1m").at(Phase.BIRTHS)
    assert len(legal_moves(TSCHUKKA, many.state, CHANCE)) == 3


def test_a_seat_that_is_not_awaited_has_no_candidates() -> None:
    assert tuple(TSCHUKKA.candidates(Village().state, Seat(2))) == ()


@pytest.mark.parametrize("seed", range(8))
def test_what_is_accepted_in_turn_passes_the_rules_whoever_moves_whenever(seed: int) -> None:
    """All moves of a match are tried by every seat in states of the whole match."""
    random, seats = seeded(seed), 2 + seed % 3
    options = mixed_options(TSCHUKKA, random, seats) if seed > 1 else {}
    played = tuple(islice(drift(Setup(TSCHUKKA, seats, options, seed)), 260))
    found = tuple(dict.fromkeys(step.entry.move for step in played))
    accepted = refused = 0
    for state in (step.before.state for step in played[::4]):
        for move in random.sample(found, min(60, len(found))):
            for seat in (CHANCE, *clockwise(0, seats)):
                if TSCHUKKA.fast_is_legal(state, seat, move):
                    assert by_rules(TSCHUKKA, state, seat, move) is None
                    accepted += 1
                else:
                    refused += 1
    assert accepted
    assert refused
