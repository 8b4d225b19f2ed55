"""Real cards that the box does not know: it asks what lay there when somebody has pressed."""

from __future__ import annotations

from typing import Any

import pytest

from engines.arriba.events import RoundEnded, Settled
from engines.arriba.game import Arriba
from engines.arriba.handling import Handling
from engines.arriba.moves import Turned
from engines.arriba.state import Phase, State
from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from tests.engines.playing import made, refusal_in, rules_in

GAME = Arriba()
DEAL = "chance deal @0.000000000 first:0"


def play(*lines: str, seats: int = 3, **options: object) -> tuple[State, tuple[Any, ...]]:
    """Return the state after a deal and the lines, and all that was told."""
    start = begin(GAME, seats, {"deck": "judged", **options}).state
    return made(GAME, start, (DEAL, *lines))


def settled(rule: str, seat: int, *seats: int, cards: int) -> Settled:
    return Settled(rule, Seat(seat), tuple(map(Seat, seats)), cards)


def turns(count: int) -> list[str]:
    return [f"chance turned @{at}.000000000" for at in range(1, count + 1)]


def sizes(state: State) -> list[tuple[int, int]]:
    return [(len(hand.draw), len(hand.open)) for hand in state.hands]


def test_old_records_of_real_cards_are_played_with_every_face_told() -> None:
    assert begin(GAME, 3, {"deck": "table"}).options.deck == "scanned"


def test_a_press_asks_everybody_what_lay_there() -> None:
    state, _ = play(*turns(2), "1 grab @2.500000000", "0 grab @2.620000000")
    view = GAME.view(state, None)
    assert view.asks
    assert [(press.seat, press.after_ns) for press in view.presses] == [(1, 0), (0, 120_000_000)]
    assert set(GAME.awaited(state).values()) == {"board"}
    assert GAME.must_be_entered(state)


def test_the_loser_of_a_duel_settles_it_alone() -> None:
    state, told = play(*turns(2), "1 grab @2.500000000", "0 grab @2.620000000", "0 lay same 0 1")
    assert settled("arriba.duel", 1, 0, cards=2) in told
    assert sizes(state) == [(28, 0), (26, 0), (26, 0)]
    assert state.flipper == 1
    assert GAME.view(state, None).handling == (
        Handling(Seat(1), "give", (Seat(0),)),
        Handling(Seat(0), "take", (Seat(1),)),
    )


@pytest.mark.parametrize("second", ["2 lay same 0 1", "chance lay same 0 1"])
def test_an_answer_that_wins_its_seat_something_needs_another_one(second: str) -> None:
    pressed = (*turns(2), "1 grab @2.500000000")
    state, _ = play(*pressed, "1 lay same 0 1")
    assert [(said.seat, said.move) for said in GAME.view(state, None).said] == [(1, "lay same 0 1")]
    _, told = play(*pressed, "1 lay same 0 1", second)
    assert "arriba.duel" in rules_in(told)


def test_a_seat_changes_its_answer_and_the_table_agrees() -> None:
    lines = ("1 grab @2.500000000", "1 lay totem", "2 lay nothing", "1 lay nothing")
    state, told = play(*turns(2), *lines)
    assert settled("arriba.wrong_grab", 1, cards=2) in told
    assert not GAME.view(state, None).said


def test_who_grabbed_wrongly_may_say_so_alone() -> None:
    state, told = play(*turns(3), "2 grab @3.400000000", "2 lay nothing")
    assert settled("arriba.wrong_grab", 2, cards=3) in told
    acts = [each.act for each in GAME.view(state, None).handling]
    assert acts == ["take_all", "give_all", "give_all"]


def test_of_several_wrong_presses_only_the_first_is_punished() -> None:
    lines = ("2 grab @3.400000000", "0 grab @4.400000000", "chance lay nothing")
    state, told = play(*turns(3), *lines)
    assert [event.seat for event in told if isinstance(event, Settled)] == [2]
    assert [mark.verdict for mark in state.photo] == ["wrong", "late"]


def test_a_rival_says_that_it_was_the_totem() -> None:
    state, told = play(*turns(1), "0 grab @1.400000000", "2 lay totem")
    assert settled("arriba.totem", 0, cards=1) in told
    assert (len(state.centre), state.flipper) == (1, 0)


def test_an_outsider_who_was_first_voids_the_duel() -> None:
    lines = ("2 grab @2.300000000", "0 grab @2.500000000", "chance lay same 0 1")
    _, told = play(*turns(2), *lines)
    assert [event.rule for event in told if isinstance(event, Settled)] == ["arriba.outsider"]


def test_where_outsiders_cost_nothing_the_party_behind_them_wins() -> None:
    lines = ("2 grab @2.300000000", "0 grab @2.500000000", "chance lay same 0 1")
    _, told = play(*turns(2), *lines, outsider="ignored")
    assert settled("arriba.duel", 0, 1, cards=2) in told


def test_an_accident_costs_nothing() -> None:
    state, told = play(*turns(2), "2 grab @2.300000000", "0 lay accident")
    assert "arriba.accident" in rules_in(told)
    assert sizes(state) == [(26, 1), (26, 1), (26, 0)]
    assert not GAME.view(state, None).asks


def test_a_dead_heat_is_raced_again_for_what_was_told() -> None:
    lines = ("0 grab @2.500000000", "1 grab @2.500000010", "2 lay same 0 1", "chance lay same 0 1")
    state, told = play(*turns(2), *lines)
    assert state.phase is Phase.SIGNAL
    assert "arriba.tie" in rules_in(told)
    _, told = play(
        *turns(2),
        *lines,
        "chance signal @4.000000000",
        "1 grab @4.300000000",
        "chance settle",
    )
    assert settled("arriba.duel", 1, 0, cards=2) in told


def test_two_duels_of_one_common_flip_are_two_answers() -> None:
    presses = ("0 grab @5.200000000", "2 grab @5.300000000")
    state, _ = play(*turns(4), "3 lay head", *presses, "chance lay same 0 1", seats=4)
    assert GAME.view(state, None).more == (2,)
    assert refusal_in(GAME, state, "3 lay same 1 3") == "lay_due"
    state, told = play(
        *turns(4), "3 lay head", *presses, "chance lay same 0 1", "3 lay same 2 3", seats=4
    )
    assert [event.rule for event in told if isinstance(event, Settled)] == ["arriba.duel"] * 2
    assert [(mark.seat, mark.verdict) for mark in state.photo] == [(0, "won"), (2, "won")]
    assert state.flipper == 0, "after a head its player's left neighbour goes on"


def test_a_head_turns_a_card_of_everybody() -> None:
    state, told = play(*turns(2), "2 lay head")
    assert sizes(state) == [(25, 2), (25, 2), (25, 1)]
    assert "arriba.head" in rules_in(told)
    assert state.flipper == 2, "the left neighbour of who turned the head"


def test_a_press_between_head_and_flip_costs_nothing_or_the_penalty() -> None:
    lines = ("0 grab @2.300000000", "1 lay head")
    _, told = play(*turns(2), *lines)
    assert "arriba.ignored" in rules_in(told)
    _, told = play(*turns(2), *lines, countdown_press="judged")
    assert settled("arriba.countdown_press", 0, cards=2) in told


def test_the_button_in_the_middle_counts_a_card_also_after_a_fast_hand() -> None:
    state, _ = play(*turns(1), "0 grab @2.000000000")
    assert GAME.table_button(state, 2_400_000_000) == (CHANCE, Turned(2_400_000_000))
    assert GAME.table_button(state, 3_100_000_000) is None, "too late for that card"
    state, _ = play(*turns(1), "0 grab @2.000000000", "chance turned @2.400000000")
    assert sizes(state)[1] == (26, 1)
    assert GAME.table_button(state, 2_500_000_000) is None, "one card, one count"


def test_the_photo_begins_at_the_turned_card() -> None:
    state, _ = play(*turns(2), "0 grab @2.400000000", "chance lay totem")
    assert state.photo_from_ns == 2_000_000_000
    state, _ = play(*turns(2), "0 grab @9.400000000", "chance lay totem")
    assert state.photo_from_ns == 9_400_000_000
    state, _ = play("0 grab @0.400000000", "chance lay totem")
    assert state.photo_from_ns == 400_000_000


def test_without_counts_no_pile_decides_anything() -> None:
    state, told = play("0 grab @1.000000000", "chance lay totem")
    assert "arriba.totem" in rules_in(told)
    assert not GAME.view(state, None).counted
    _, told = play("0 grab @1.000000000", "chance lay nothing")
    assert "arriba.wrong_grab" in rules_in(told)


def test_piles_are_set_right_at_any_time() -> None:
    state, _ = play(*turns(2), "2 grab @2.500000000", "0 piles 0 25 2", "1 piles 1 20 1")
    assert sizes(state) == [(25, 2), (20, 1), (26, 0)]
    assert len(state.centre) == 6
    assert refusal_in(GAME, state, "0 piles 2 40 0") == "cards_left"


def test_a_round_ends_when_people_have_counted() -> None:
    state, told = play(*turns(2), "chance count 0 30 40", rounds=1)
    assert RoundEnded("arriba.out", 1, (0, 30, 40)) in told
    assert state.phase is Phase.OVER
    state, told = play(*turns(2), "1 count 5 30 40", "2 count 5 30 40", rounds=1)
    assert RoundEnded("arriba.all_empty", 1, (5, 30, 40)) in told


def test_one_seat_may_confirm_what_the_box_has_counted() -> None:
    state, told = play(*turns(2), "1 count 27 27 26")
    assert len(state.scores) == 1
    state, told = play("1 count 27 27 26")
    assert not state.scores, "nobody has counted for the box"
    del told


def test_the_box_says_when_a_seat_has_no_cards_left() -> None:
    state, _ = play(*turns(2), "chance piles 0 0 0")
    view = GAME.view(state, None)
    assert view.may_end
    assert view.phase is Phase.FLIP, "the table says so, not the box"
    assert set(GAME.awaited(state)) == {0, 1, 2}


def test_bots_say_nothing_about_cards_that_they_cannot_see() -> None:
    state, _ = play("0 grab @1.000000000")
    offered = list(GAME.candidates(state, state.seats[1]))
    assert not [move for move in GAME.moves_for_bot(state, offered) if "lay" in GAME.write(move)]


def test_the_first_seat_goes_on_after_one_without_a_draw_pile() -> None:
    state, _ = play(*turns(2), "0 piles 2 0 1")
    assert state.flipper == 0
