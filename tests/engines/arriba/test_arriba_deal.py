"""Deals, seats and who begins: A-01, A-24, A-35, A-36."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.arriba import events, moves
from engines.arriba.components import DECK, HEAD, SHAPES, TOTEM, UNKNOWN
from engines.arriba.game import Arriba
from engines.arriba.state import Phase
from engines.core.notation import NS_PER_MS
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat
from tests.engines.arriba.bench import Bench, stacked
from tests.engines.playing import seeded

if TYPE_CHECKING:
    from random import Random

COUNTS = {
    2: [40, 40],
    3: [27, 27, 26],
    4: [20] * 4,
    5: [16] * 5,
    6: [14, 14, 13, 13, 13, 13],
    7: [12, 12, 12, 11, 11, 11, 11],
    8: [10] * 8,
}


@pytest.mark.parametrize(("seats", "counts"), COUNTS.items())
def test_a01_all_eighty_cards_are_dealt_one_by_one(seats: int, counts: list[int]) -> None:
    bench = Bench(seats).deal()
    assert [draw for draw, _ in bench.sizes()] == counts
    assert bench.told(events.Dealt)[0].counts == tuple(counts)


def test_a01_the_deck_has_18_shapes_in_4_colours_and_4_of_each_special() -> None:
    assert len(DECK) == len(set(DECK)) - 2 + 8 == 80
    assert (len(SHAPES), DECK.count(TOTEM), DECK.count(HEAD)) == (18, 4, 4)


def test_a01_two_seats_are_a_house_setting_that_can_be_refused() -> None:
    assert Bench(2).phase is Phase.DEAL
    with pytest.raises(BadSetupError, match="arriba-two-seats"):
        Bench(2, two_seats="refuse")
    assert Bench(3, two_seats="refuse").phase is Phase.DEAL


@pytest.mark.parametrize("seats", [1, 9])
def test_a01_one_seat_and_nine_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetupError, match="seats-range"):
        Bench(seats)


def test_a24_the_first_seat_is_drawn_and_the_next_rounds_go_clockwise() -> None:
    bench = Bench(3)
    drawn = {_drawn_first(bench, seed) for seed in range(40)}
    assert drawn == {0, 1, 2}
    bench.deal(first=2).run_dry()
    assert _drawn_first(bench, 0) == 0
    assert bench.refusal("chance deal @9999.000000000 first:1 " + " ".join(DECK)) == "deal_first"


def test_a24_option_first_player_seat0() -> None:
    bench = Bench(3, first_player="seat0")
    assert {_drawn_first(bench, seed) for seed in range(20)} == {0}


def test_a24_option_first_player_named_waits_for_the_table() -> None:
    bench = Bench(3, first_player="named")
    game = Arriba()
    assert game.must_be_entered(bench.state)
    assert game.entered_by(bench.state) == {0, 1, 2}
    assert dict(game.awaited(bench.state)) == dict.fromkeys(range(3), "board")
    assert game.view(bench.state, Seat(1)).awaits_first
    deal = "chance deal @0.000000000 first:2 " + " ".join(DECK)
    assert bench.refusal(deal) == "chance_due"
    assert bench.refusal("chance begin 3") == "deal_first"
    assert bench.refusal("1 begin 1") == "not_yours"
    bench.play(CHANCE, moves.Begin(Seat(2)))
    assert not game.must_be_entered(bench.state)
    assert bench.refusal("chance begin 1") == "chance_due"
    assert {_drawn_first(bench, seed) for seed in range(20)} == {2}
    bench.deal(first=2).run_dry()
    assert not game.must_be_entered(bench.state)
    assert _drawn_first(bench, 0) == 0


def test_a24_option_next_first_lowest() -> None:
    bench = Bench(3, next_first="lowest").deal("Ar", "Ab")
    bench.flips(2).grab(0).run_dry()
    points = bench.state.scores[0]
    assert _drawn_first(bench, 0) == points.index(min(points))


def test_a35_all_cards_are_dealt_again_and_the_surplus_goes_to_the_first_seats() -> None:
    bench = Bench(3).deal("totem", first=0).flip().grab(0)
    assert list(bench.state.centre) == ["totem"]
    bench.run_dry().deal(first=1)
    assert [draw for draw, _ in bench.sizes()] == [26, 27, 27]
    assert not bench.state.centre
    assert (bench.state.round, bench.state.flipper) == (2, 1)


def test_a35_real_cards_are_unknown_again_in_the_next_round() -> None:
    bench = Bench(2, deck="scanned").deal()
    assert set(bench.hand(0).draw) == {UNKNOWN}


def test_a36_a_flipped_card_is_shown_at_one_instant_a_random_delay_later() -> None:
    bench = Bench(3, flip_delay_ms=400).deal("Ar")
    bench.play(0, moves.Flip())
    assert (bench.phase, bench.hand(0).open) == (Phase.TURNING, ())
    delays = {_drawn_reveal_ms(bench, seeded(seed)) for seed in range(200)}
    assert min(delays) >= 0
    assert max(delays) <= 400
    assert len(delays) > 50
    bench.reveal()
    assert bench.told(events.Shown)[0].cards == ((0, "Ar"),)


def test_a36_option_flip_delay_zero_shows_at_once() -> None:
    bench = Bench(3, flip_delay_ms=0).deal("Ar")
    bench.play(0, moves.Flip())
    assert _drawn_reveal_ms(bench, seeded(0)) == 0


def test_option_flip_by_tempo_lets_the_box_flip() -> None:
    bench = Bench(3, flip_by="tempo", tempo_ms=700).deal("Ar", "Bg")
    assert Arriba().to_act(bench.state) == {CHANCE}
    assert _drawn_reveal_ms(bench, seeded(0)) == 700
    assert [bench.flip().state.flipper, bench.flip().state.flipper] == [1, 2]
    assert bench.refusal("2 flip") == "tempo"


def test_option_flip_by_button_leaves_flips_to_the_table_and_presses_to_grabs() -> None:
    game = Arriba()
    bench = Bench(3, flip_by="button").deal("Ar")
    assert game.is_made_on_table(bench.state, moves.Flip())
    assert not game.is_made_on_table(bench.state, moves.AsIs())
    assert not game.is_made_on_table(Bench(3).deal("Ar").state, moves.Flip())
    assert game.press(bench.state, bench.state.flipper, 1) == moves.Grab(1)
    assert game.table_button(bench.state, 0) == (0, moves.Flip())


def test_the_button_in_the_middle_turns_the_next_card_of_the_box() -> None:
    bench = Bench(3).deal("Ar", "Ab", first=1)
    assert Arriba().table_button(bench.state, 0) == (1, moves.Flip())
    assert Arriba().table_button(bench.flips(2).state, 0) is None
    assert Arriba().table_button(Bench(3, deck="scanned").deal().state, 0) is None


def test_option_flip_by_tap_leaves_the_button_to_grabs() -> None:
    bench = Bench(3).deal()
    assert Arriba().press(bench.state, bench.state.flipper, 5) == moves.Grab(5)


def test_a_stacked_deck_is_a_whole_deck() -> None:
    assert sorted(stacked("totem", "Ar")) == sorted(DECK)


def _drawn_first(bench: Bench, seed: int) -> int:
    deal = Arriba().sample_chance(bench.state, seeded(seed), bench.state.clock_ns)
    assert isinstance(deal, moves.Deal)
    return deal.first


def _drawn_reveal_ms(bench: Bench, random: Random) -> int:
    reveal = Arriba().sample_chance(bench.state, random, bench.state.clock_ns)
    assert isinstance(reveal, moves.Reveal)
    return (reveal.at_ns - bench.state.clock_ns) // NS_PER_MS
