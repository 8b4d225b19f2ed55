"""Ends of rounds and of the match: A-21 to A-23, A-29, A-30."""

from __future__ import annotations

import pytest

from engines.arriba import events
from engines.arriba.state import Phase
from tests.engines.arriba.bench import Bench

LAST_LAP = "Dr Er Fr Gr Hr Ir Jr"


def last_card(card: str, before: str = "Ar", **options: object) -> Bench:
    """Return a table of eight where seat 0 has turned its last card and the others have one."""
    return Bench(8, **options).deal(last=f"{before} {card} {LAST_LAP}").idle_to(7)


def test_a21_a_round_ends_when_a_duel_leaves_a_seat_without_cards() -> None:
    bench = last_card("Ag").grab(0)
    assert bench.rules == {"duel", "out"}
    assert bench.told(events.RoundEnded)[0].scores == (0, 10, 10, 10, 10, 10, 10, 20)


def test_a21_a_round_ends_when_the_totem_leaves_a_seat_without_cards() -> None:
    bench = last_card("totem").grab(0)
    assert bench.rules == {"totem", "out"}
    assert bench.told(events.RoundEnded)[0].scores == (0, *[10] * 7)


def test_a21_a_round_ends_when_a_wrong_grabber_takes_somebodys_last_pile() -> None:
    bench = last_card("Br").pause().grab(3)
    assert bench.rules == {"wrong_grab", "out"}
    assert bench.told(events.RoundEnded)[0].scores == (0, 1, 1, 74, 1, 1, 1, 1)


def test_a21_a_seat_without_draw_pile_but_with_open_cards_plays_on() -> None:
    bench = last_card("Br")
    assert bench.sizes()[0] == (0, 10)
    assert bench.phase is Phase.FLIP


def test_a21_a_round_ends_when_all_draw_piles_are_empty() -> None:
    bench = Bench(4).deal().run_dry()
    assert bench.told(events.RoundEnded) == [events.RoundEnded("arriba.all_empty", 1, (20,) * 4)]
    assert bench.phase is Phase.DEAL


def test_a22_the_centre_counts_for_no_seat_at_the_end() -> None:
    bench = Bench(4).deal("totem").flip().grab(0).run_dry()
    assert sum(bench.state.scores[0]) == 79


def test_a22_option_centre_at_end_last_grabber() -> None:
    bench = Bench(4, centre_at_end="last_grabber").deal("totem").flip().grab(0).run_dry()
    assert sum(bench.state.scores[0]) == 80


def test_a23_the_lowest_sum_of_three_rounds_wins() -> None:
    bench = Bench(8).deal(last=f"Ar Ag {LAST_LAP}").idle_to(7).grab(0)
    assert bench.match.game.outcome(bench.state) is None
    bench.deal(first=1).run_dry().deal(first=2).run_dry()
    outcome = bench.match.game.outcome(bench.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("arriba.lowest", (0,))
    assert outcome.scores == {0: 20, 1: 30, 2: 30, 3: 30, 4: 30, 5: 30, 6: 30, 7: 40}
    assert bench.told(events.MatchEnded)[0].totals == (20, 30, 30, 30, 30, 30, 30, 40)
    assert bench.match.game.view(bench.state, None).winners == (0,)


def test_a23_an_equal_lowest_sum_shares_the_victory() -> None:
    bench = Bench(4, rounds=1).deal().run_dry()
    outcome = bench.match.game.outcome(bench.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("arriba.shared", (0, 1, 2, 3))


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a23_option_rounds(rounds: int) -> None:
    bench = Bench(4, rounds=rounds)
    for number in range(rounds):
        bench.deal(first=number % 4).run_dry()
    assert bench.phase is Phase.OVER
    assert len(bench.state.scores) == rounds


def test_a29_the_round_ends_at_once_and_other_duels_lapse() -> None:
    bench = last_card("Ag", before="Br Bg Ar").grab(0, 5)
    assert [event.rule for event in bench.told(events.Settled)] == ["arriba.duel"]
    assert bench.marks == [(0, "won"), (5, "late")]
    assert (bench.phase, bench.state.ties) == (Phase.DEAL, ())


def test_a29_several_seats_that_are_out_at_once_all_score_nothing() -> None:
    bench = Bench(8).deal(last="Ar Br Cr Dr Er Fr Gr Hr").idle_to(6).pause().grab(4)
    assert bench.told(events.RoundEnded)[0].scores == (0, 0, 1, 1, 75, 1, 1, 1)


def test_a29_a_due_head_flip_lapses() -> None:
    bench = last_card("head").pause().grab(2)
    assert bench.rules == {"countdown_press", "out"}
    assert (bench.state.head, bench.state.is_head_due) == (None, False)


def test_a30_a_match_on_the_last_card_waits_for_a_grab_then_the_round_ends() -> None:
    bench = Bench(4).deal(last="Ar Ag").idle_to(0)
    assert bench.phase is Phase.MATCH
    assert bench.timeout().rules == {"lapsed_match", "all_empty"}


def test_a30_a_duel_on_the_last_card_is_fought() -> None:
    assert Bench(4).deal(last="Ar Ag").idle_to(0).grab(3).rules == {"duel", "out"}


def test_a30_a_wrong_press_on_the_last_card_ends_the_round() -> None:
    assert Bench(4).deal(last="Ar Ag").idle_to(0).grab(0).rules == {"outsider", "out"}


def test_a30_option_last_match_end_ends_the_round_with_the_last_card() -> None:
    bench = Bench(4, last_match="end").deal(last="Ar Ag").idle_to(0)
    assert bench.rules == {"all_empty"}


def test_a30_a_match_waits_at_the_end_even_where_matches_do_not_hold_the_flipping() -> None:
    bench = Bench(4, hold_on_match=False).deal(last="Ar Ag").idle_to(0)
    assert bench.rules == {"match_open"}
    assert bench.timeout().rules == {"lapsed_match", "all_empty"}


def test_a30_an_older_match_waits_at_the_end_too() -> None:
    bench = Bench(4).deal(last="Ar Ag Cr").idle_to(1).timeout().flip()
    assert bench.rules == {"match_open"}
