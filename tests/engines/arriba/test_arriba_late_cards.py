"""Real cards entered in any order: late ones count where they belong, and presses wait for them."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.components import Card
from engines.arriba.game import Arriba
from engines.arriba.moves import AsIs, Flip, Reader
from engines.arriba.state import Phase
from engines.catalog import find_game
from engines.core.match import begin
from engines.core.transcript import read_transcript
from tests.engines.arriba.bench import Bench, settled

GAME = Arriba()


def real(seats: int = 3, **options: object) -> Bench:
    """Return a dealt table with real cards, where nothing is announced."""
    return Bench(seats, deck="scanned", **{"announce": "after", **options}).deal()


def named(bench: Bench, *cards: tuple[int, str]) -> Bench:
    """Let seats enter cards."""
    for seat, card in cards:
        bench.play(seat, Flip(Card(card)))
    return bench


def tops(bench: Bench) -> list[str | None]:
    """Return the card on top of each open pile."""
    return [hand.open[-1] if hand.open else None for hand in bench.state.hands]


def test_a_press_for_a_card_behind_the_one_that_is_entered_is_no_wrong_grab() -> None:
    bench = named(real(), (0, "A")).press(0, 500)
    named(bench, (1, "B"))
    assert bench.refusal("chance settle") == "chance_due"
    named(bench, (2, "A")).settle()
    assert bench.told(events.Settled) == [settled("duel", 0, (2,), 2)]


def test_a_press_is_wrong_when_the_table_has_no_more_cards_for_it() -> None:
    bench = named(real(), (0, "A")).press(0, 500)
    named(bench, (1, "B"))
    bench.play(1, AsIs())
    assert bench.settle().told(events.Settled) == [settled("wrong_grab", 0, (), 2)]


def test_while_a_press_waits_a_seat_enters_one_card_at_most() -> None:
    bench = named(real(), (0, "A")).press(2, 500)
    named(bench, (1, "B"), (2, "C"), (0, "D"))
    assert bench.refusal("1 flip E") == "press_waits"
    bench.play(1, AsIs())
    bench.settle()
    assert bench.refusal("2 flip E") is None


def test_a_card_is_entered_before_that_of_the_seat_in_front() -> None:
    bench = named(real(4), (0, "A"), (2, "B"))
    view = GAME.view(bench.state, None)
    assert (view.owed, view.flipper) == ((1,), bench.state.flipper)
    assert GAME.awaited(bench.state) == {1: "board", 3: "board"}
    named(bench, (1, "C"))
    assert tops(bench) == ["A", "C", "B", None]
    assert bench.state.owed == ()
    assert GAME.move_for_piece(bench.state, "Dr") == (3, Flip(Card("Dr")))


def test_presses_wait_for_a_card_that_was_passed_over() -> None:
    bench = named(real(4), (0, "A"), (2, "A")).press(0, 500).press(3, 400)
    assert bench.refusal("chance settle") == "chance_due"
    named(bench, (1, "totem")).settle()
    assert bench.told(events.Settled)[0].seat == 3
    assert bench.state.owed == ()


def test_a_late_head_takes_the_cards_behind_it_into_its_common_flip() -> None:
    bench = named(real(4), (0, "A"), (2, "B"), (3, "C"), (1, "head"))
    assert bench.phase is Phase.HEAD
    assert [seat for seat, _ in bench.state.entered] == [2, 3]
    assert tops(bench) == ["A", "head", None, None]
    named(bench, (0, "D"), (1, "E"))
    assert bench.told(events.Shown)[0].cards == ((0, "D"), (1, "E"), (2, "B"), (3, "C"))
    assert bench.state.follows == 2
    assert [hand.size for hand in bench.state.hands] == [20, 20, 20, 20]


def test_nobody_turns_two_cards_in_a_row_or_laps_a_missing_one() -> None:
    bench = named(real(3), (0, "A"))
    assert bench.refusal("0 flip B") == "turn"
    named(bench, (2, "B"), (0, "C"))
    assert bench.refusal("2 flip D") == "turn"
    assert bench.refusal("1 flip D") is None


def test_in_turn_cards_are_entered_in_turn_and_judge_at_once() -> None:
    bench = named(real(card_order="turn"), (0, "A")).press(0, 500)
    assert bench.refusal("2 flip A") == "turn"
    named(bench, (1, "B"))
    assert bench.settle().told(events.Settled) == [settled("wrong_grab", 0, (), 2)]


def test_an_older_record_keeps_its_turns() -> None:
    match = begin(GAME, 3, {"deck": "scanned"})
    assert match.options.card_order == "any"
    record = ("totembox transcript 1", "game arriba", "seats 3", "option deck table")
    assert read_transcript(find_game, record).options.card_order == "turn"


def test_in_a_common_flip_the_reader_reads_for_the_seat_that_says_so() -> None:
    bench = named(real(), (0, "head"))
    assert GAME.move_for_piece(bench.state, "Ar") == (0, Flip(Card("Ar")))
    bench.play(2, Reader())
    assert GAME.view(bench.state, None).reader == 2
    assert GAME.move_for_piece(bench.state, "Ar") == (2, Flip(Card("Ar")))
    assert bench.refusal("2 reader") == "reader"
    named(bench, (2, "Ar"))
    assert GAME.move_for_piece(bench.state, "Br") == (0, Flip(Card("Br")))
    named(bench, (0, "B"), (1, "C"))
    assert bench.refusal("2 reader") == "reader"


def test_cards_are_not_named_where_only_grabs_are_judged() -> None:
    bench = Bench(3, deck="judged").deal()
    assert bench.refusal("0 flip Ar") == "face"
    assert bench.refusal("0 flip") == "face"
