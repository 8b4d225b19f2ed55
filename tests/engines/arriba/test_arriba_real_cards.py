"""Real cards: the box learns a face when it is named, and judges presses by their stamps."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.components import Card
from engines.arriba.game import Arriba
from engines.arriba.moves import AsIs, Flip, Grab
from engines.arriba.play.flips import turned
from engines.arriba.state import Hand, Phase
from engines.core.judge import legal_moves
from engines.core.seats import Seat
from tests.engines.arriba.bench import Bench, settled


def real(seats: int = 3, **options: object) -> Bench:
    """Return a dealt table with real cards."""
    return Bench(seats, deck="scanned", **options).deal()


def last_real_card(**options: object) -> Bench:
    """Return a table of two with real cards, one of which is left to turn."""
    return Bench(2, deck="scanned", **options).deal(last="Ry").idle_to(1).pause()


def test_a_press_before_the_card_is_named_waits_and_wins_its_duel() -> None:
    bench = real().flip("Ar").press(1, 305).press(0, 300)
    assert bench.match.game.view(bench.state, None).awaits_face
    assert bench.refusal("chance settle") == "chance_due"
    bench.flip("Ab").settle()
    assert bench.told(events.Settled) == [settled("duel", 0, (1,), 2)]


def test_presses_before_the_card_is_named_go_to_the_totem_by_stamp() -> None:
    bench = real().flip("Ar").press(2, 305).press(0, 300).flip("totem").settle()
    assert bench.marks == [(0, "won"), (2, "lost")]


def test_a_press_before_a_plain_card_is_named_was_wrong() -> None:
    bench = real(card_order="turn").flip("Ar").press(2).flip("Br").settle()
    assert bench.told(events.Settled) == [settled("wrong_grab", 2, (), 2)]


def test_as_is_judges_by_what_lies_open() -> None:
    bench = real().flip("Ar").press(2)
    bench.play(0, AsIs())
    assert bench.settle().told(events.Settled) == [settled("wrong_grab", 2, (), 1)]
    assert bench.state.flipper == 2


def test_as_is_in_a_common_flip_restarts_it() -> None:
    bench = real().flip("head")
    bench.play(1, Flip(Card("Br")))
    bench.press(2).play(2, AsIs())
    assert bench.settle().rules == {"countdown_press", "head"}
    assert bench.state.entered == ()


def test_a_card_that_lies_elsewhere_cannot_beturned() -> None:
    bench = real().flip("Ar")
    assert bench.refusal("1 flip Ar") == "impossible_card"
    assert Flip(Card("Ar")) not in legal_moves(Arriba(), bench.state, Seat(1))
    assert Flip(Card("Ab")) in legal_moves(Arriba(), bench.state, Seat(1))


def test_a_fifth_totem_cannot_beturned() -> None:
    bench = real(8)
    for _ in range(4):
        bench.flip("totem").timeout()
    assert bench.refusal("4 flip totem") == "impossible_card"


def test_a_card_that_went_under_a_draw_pile_can_be_turned_there_only() -> None:
    bench = real().flip("Ar", "Ab").grab(0)
    assert bench.refusal("0 flip Ar") == "impossible_card"
    bench.flip("Br")
    assert bench.refusal("1 flip Ar") is None


def test_a_common_flip_is_shown_when_everybody_has_named_a_card() -> None:
    bench = real().flip("head")
    for seat, face in ((2, "Cr"), (0, "Ar"), (1, "Ag")):
        assert bench.refusal(f"{seat} flip {face}") is None
        bench.play(seat, Flip(Card(face)))
    assert bench.told(events.Shown)[0].cards == ((0, "Ar"), (1, "Ag"), (2, "Cr"))
    assert bench.phase is Phase.MATCH


def test_presses_of_a_common_flip_wait_for_its_last_card() -> None:
    bench = real().flip("head")
    bench.play(0, Flip(Card("Ar")))
    bench.press(2, 300).press(1, 290)
    bench.play(1, Flip(Card("Ag")))
    assert bench.refusal("chance settle") == "chance_due"
    bench.play(2, Flip(Card("Ab")))
    assert bench.settle().told(events.Settled)[0].seat == 1


def test_a_known_card_named_in_a_common_flip_is_not_counted_twice() -> None:
    bench = real(4)
    for _ in range(3):
        bench.flip("totem").timeout()
    bench.pause().press(0).play(0, AsIs())
    bench.settle().flip("head")
    bench.play(0, Flip(Card("totem")))
    assert bench.refusal("1 flip totem") is None
    bench.play(1, Flip(Card("totem")))
    assert bench.refusal("2 flip totem") == "impossible_card"


def test_a_press_that_waits_for_the_last_card_of_a_round_is_late() -> None:
    bench = last_real_card().press(0).flip("Ry")
    assert bench.rules == {"late", "all_empty"}
    assert len(bench.state.scores) == 1
    assert bench.deal(first=1).state.presses == ()


def test_a_press_that_waits_for_the_last_card_of_the_match_is_late() -> None:
    bench = last_real_card(rounds=1).press(0).flip("Ry")
    assert bench.rules == {"late", "all_empty", "shared"}
    assert Arriba().to_act(bench.state) == frozenset()


def test_cards_named_in_a_broken_common_flip_are_forgotten_with_the_round() -> None:
    bench = Bench(8, deck="scanned").deal(last="Ar head Dr Er Fr Gr Hr Ir Jr").idle_to(7)
    bench.play(1, Flip(Card("Dr")))
    bench.pause().press(2).play(2, AsIs())
    assert bench.settle().rules == {"countdown_press", "out"}
    assert bench.state.entered == ()
    bench.deal(first=1)
    assert bench.refusal("1 flip Dr") is None


def test_a_press_in_time_needs_no_entry_when_the_card_is_named_already() -> None:
    bench = real().flip("Ar", "Ab")
    bench.play(1, Grab(5))
    assert bench.settle().rules == {"duel"}


def test_a_scanned_card_is_the_flip_of_the_awaited_seat() -> None:
    game = Arriba()
    bench = Bench(3, deck="scanned").deal(first=1)
    assert game.move_for_piece(bench.state, "Ar") == (1, Flip(Card("Ar")))
    assert game.move_for_piece(bench.state, "Zz") is None
    bench.flip("head")
    assert bench.phase is Phase.HEAD
    assert game.move_for_piece(bench.state, "Ar") == (1, Flip(Card("Ar")))
    bench.play(1, Flip(Card("Ar")))
    assert game.move_for_piece(bench.state, "Bg") == (2, Flip(Card("Bg")))
    assert game.move_for_piece(Bench(3).deal("Ar").state, "Ar") is None


def test_a_shape_alone_is_enough_because_colours_decide_nothing() -> None:
    bench = real().flip("A", "Ab").press(0, 300).settle()
    assert bench.told(events.Settled) == [settled("duel", 0, (1,), 2)]


def test_a_shape_alone_counts_as_one_of_its_four_cards() -> None:
    bench = real(5, announce="after")
    for seat, face in enumerate(("A", "Ab", "Ag", "A")):
        bench.play(seat, Flip(Card(face)))
    assert bench.refusal("4 flip A") == "impossible_card"
    assert bench.refusal("4 flip Ar") == "impossible_card"
    assert bench.refusal("4 flip Br") is None


def test_a_known_card_is_named_by_its_shape_alone_when_it_comes_again() -> None:
    hand = Hand((Card("Ar"), Card("Bg")))
    assert turned(hand, Card("B"), 5) == Hand((Card("Ar"),), (Card("Bg"),), 5)
    assert turned(Hand((Card("B"),)), Card("Bg"), 5) == Hand((), (Card("Bg"),), 5)
