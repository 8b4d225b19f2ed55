"""Sampled moves: what random players and proposals are drawn from is legal and sensible."""

from __future__ import annotations

from engines.core.judge import judge, legal_moves
from engines.core.seats import CHANCE, Seat
from engines.tschukka import moves
from engines.tschukka.people import men, women
from engines.tschukka.state import Phase
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
