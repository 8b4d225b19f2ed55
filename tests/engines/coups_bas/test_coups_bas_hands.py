"""Between the hands: who begins the next one."""

from __future__ import annotations

from typing import Any

from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.coups_bas.components import box_deck
from tests.engines.coups_bas.lodge import GAME, Lodge
from tests.engines.playing import refusal_in, seeded

FULL = {0: "H1a H2a H3a H5a H6a"}
"""A totem that needs one more floor."""


def ended(**options: Any) -> Lodge:
    """Return a table of three whose first hand was won by seat 0, with six points."""
    return Lodge(3, hands={0: "H7a"}, totems=FULL, **options).stand("0 play H7a")


def drawn(state: Any, seed: int) -> Any:
    """Return what chance would do."""
    return GAME.sample_chance(state, seeded(seed), state.clock_ns)


def test_c26_the_first_player_is_drawn() -> None:
    fresh = begin(GAME, 3, {}).state
    assert not GAME.must_be_entered(fresh)
    assert {drawn(fresh, seed).first for seed in range(40)} == {0, 1, 2}


def test_c26_option_first_player_named() -> None:
    fresh = begin(GAME, 3, {"first_player": "named"}).state
    assert GAME.must_be_entered(fresh)
    assert GAME.entered_by(fresh) == {0, 1, 2}
    assert dict(GAME.awaited(fresh)) == dict.fromkeys(range(3), "board")
    assert GAME.view(fresh, Seat(1)).awaits_first
    assert refusal_in(GAME, fresh, "chance begin 3") == "deal_first"
    named = GAME.advance(fresh, CHANCE, GAME.parse("begin 2")).state
    assert not GAME.must_be_entered(named)
    assert {drawn(named, seed).first for seed in range(20)} == {2}
    deal = f"chance deal @0.000000000 first:1 {' '.join(box_deck(3))}"
    assert refusal_in(GAME, named, deal) == "deal_first"


def test_c26_only_the_first_hand_is_named_unless_later_ones_are_too() -> None:
    once = ended(first_player="named").state
    assert not GAME.must_be_entered(once)
    assert {drawn(once, seed).first for seed in range(40)} == {0, 1, 2}


def test_c26_option_starter_named() -> None:
    lodge = ended(starter="named")
    assert GAME.must_be_entered(lodge.state)
    lodge.do("chance begin 1")
    deal = drawn(lodge.state, 0)
    assert deal.first == 1
    assert deal.at_ns == lodge.state.clock_ns, "who names somebody has read the scores"
    again = GAME.advance(lodge.state, CHANCE, deal).state
    assert again.active == 1
    assert again.named is None


def test_c26_option_starter_left() -> None:
    assert drawn(ended(starter="left").state, 0).first == 1
