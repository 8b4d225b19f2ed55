"""Low blows: what each does, to whom, and when it cannot be played."""

from __future__ import annotations

import pytest

from engines.coups_bas.events import Destroyed, Moved
from engines.coups_bas.state import Phase
from tests.engines.coups_bas.lodge import Lodge, cards

OWN = ["L2a 0", "L4a 0"]
ALL = {0: "L2a L3a L4a L6a L8a"}


@pytest.mark.parametrize(("card", "left"), [("L2a", "H1a H2a"), ("L4a", "H1a")])
def test_floors_are_destroyed_from_the_top(card: str, left: str) -> None:
    lodge = Lodge(2, hands=ALL, totems={1: "H1a H2a H3a"}).stand(f"0 play {card} 1")
    assert lodge.totem(1) == left
    assert lodge.state.discard[-1] == card


def test_a_bison_destroys_the_only_floor_unless_agreed_otherwise() -> None:
    lodge = Lodge(hands={0: "L4a"}, totems={1: "H1a"}).stand("0 play L4a 1")
    assert lodge.told(Destroyed)[0].cards == cards("H1a")
    strict = Lodge(hands={0: "L4a"}, totems={1: "H1a"}, bison_on_one=False)
    assert strict.refusal("0 play L4a 1") == "target_empty"


def test_a_bison_destroys_a_turtle_under_the_top() -> None:
    lodge = Lodge(hands={0: "L4a"}, totems={1: "H1a H6a H3a"}).stand("0 play L4a 1")
    assert lodge.totem(1) == "H1a"


@pytest.mark.parametrize("play", ["L2a 1", "L4a 1", "L6a 1"])
def test_a_totem_of_no_floors_is_no_target(play: str) -> None:
    assert Lodge(2, hands=ALL).refusal(f"0 play {play}") == "target_empty"


@pytest.mark.parametrize("card", ["L2a", "L4a", "L6a"])
def test_a_low_blow_without_a_target_is_discarded_not_played(card: str) -> None:
    lodge = Lodge(2, hands=ALL)
    assert lodge.refusal(f"0 play {card}") == "target_count"
    assert lodge.refusal(f"0 discard {card}") is None


@pytest.mark.parametrize("card", ["L2a", "L4a", "L6a"])
def test_a_low_blow_fizzles_where_so_agreed(card: str) -> None:
    lodge = Lodge(2, hands=ALL, idle_low_blow=True).stand(f"0 play {card}")
    assert ("fizzled" in lodge.rules, lodge.state.active) == (True, 1)


@pytest.mark.parametrize("play", OWN)
def test_the_own_totem_may_be_hit_unless_agreed_otherwise(play: str) -> None:
    totems = {0: "H1a"}
    assert Lodge(2, hands=ALL, totems=totems).refusal(f"0 play {play}") is None
    never = Lodge(2, hands=ALL, totems=totems, own_totem="never")
    assert never.refusal(f"0 play {play}") == "target_seat"


@pytest.mark.parametrize("play", OWN)
def test_a_turtle_stops_its_owner_too_unless_agreed_otherwise(play: str) -> None:
    totems = {0: "H6a"}
    assert Lodge(2, hands=ALL, totems=totems).refusal(f"0 play {play}") == "protected"
    freely = Lodge(2, hands=ALL, totems=totems, own_protection=False)
    assert freely.refusal(f"0 play {play}") is None


def test_the_prankster_passes_every_totem_to_the_left() -> None:
    lodge = Lodge(3, hands={0: "L3a"}, totems={0: "H1a", 1: "H2a H3a"}).stand("0 play L3a")
    assert [lodge.totem(seat) for seat in range(3)] == ["", "H1a", "H2a H3a"]


def test_the_prankster_passes_eagles_by_where_so_agreed() -> None:
    totems = {0: "H1a", 1: "H2a", 2: "H3a"}
    lodge = Lodge(3, hands={0: "L3a"}, totems=totems, prankster="spares_eagles")
    lodge.stand("0 play L3a")
    assert [lodge.totem(seat) for seat in range(3)] == ["H3a", "H2a", "H1a"]


def test_pillage_takes_a_floor_into_the_hand_and_acts_again() -> None:
    lodge = Lodge(hands={0: "L6a"}, totems={0: "H1a H1b H1c", 1: "H3a"}).stand("0 play L6a 1")
    assert (lodge.hand(0), lodge.totem(1)) == ("H3a", "")
    assert (lodge.state.active, lodge.state.phase) == (0, Phase.ACTION)


def test_pillage_with_four_own_floors_ends_the_turn() -> None:
    totems = {0: "H1a H1b H1c H1d", 1: "H3a"}
    assert Lodge(hands={0: "L6a"}, totems=totems).stand("0 play L6a 1").state.active == 1


def test_pillage_of_the_own_totem_only_where_so_agreed() -> None:
    totems = {0: "H1a"}
    assert Lodge(hands={0: "L6a"}, totems=totems).refusal("0 play L6a 0") == "target_seat"
    bold = Lodge(hands={0: "L6a"}, totems=totems, own_totem="always")
    assert bold.stand("0 play L6a 0").hand(0) == "H1a"


def test_a_gift_moves_a_top_head_and_draws_one_card() -> None:
    lodge = Lodge(hands={0: "L7a"}, totems={1: "H1a H3a", 2: "H6a"}).stand("0 play L7a 1 2")
    assert (lodge.totem(1), lodge.totem(2)) == ("H1a", "H6a H3a")
    assert (len(lodge.hand(0).split()), lodge.told(Moved)[0].card) == (1, "H3a")


def test_a_gift_may_come_from_the_own_totem_and_covers_any_guard() -> None:
    lodge = Lodge(hands={0: "L7a"}, totems={0: "H3a", 2: "H2a"}).stand("0 play L7a 0 2")
    assert lodge.totem(2) == "H2a H3a"


@pytest.mark.parametrize("aims", ["1 1", "1 0"])
def test_a_gift_goes_from_one_totem_to_that_of_an_opponent(aims: str) -> None:
    assert Lodge(hands={0: "L7a"}, totems={1: "H3a"}).refusal(f"0 play L7a {aims}") == "target_seat"


def test_a_gift_needs_a_floor_and_two_names() -> None:
    lodge = Lodge(hands={0: "L7a"}, totems={1: "H3a"})
    assert lodge.refusal("0 play L7a 2 1") == "target_empty"
    assert lodge.refusal("0 play L7a 1") == "target_count"


def test_a_gift_with_an_empty_pile_draws_nothing() -> None:
    lodge = Lodge(hands={0: "L7a L8a"}, totems={1: "H3a"}, pile=0).stand("0 play L7a 1 2")
    assert lodge.hand(0) == "L8a"


@pytest.mark.parametrize(("pile", "drawn"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_firewater_draws_what_is_there_and_acts_again(pile: int, drawn: int) -> None:
    lodge = Lodge(hands={0: "L8a L6a"}, pile=pile).stand("0 play L8a")
    assert len(lodge.hand(0).split()) == 1 + drawn
    assert (lodge.state.active, lodge.state.phase) == (0, Phase.ACTION)


@pytest.mark.parametrize("card", ["L1a", "L5a"])
def test_answers_are_no_actions(card: str) -> None:
    assert Lodge(hands={0: "L1a L5a"}).refusal(f"0 play {card}") == "reaction"


@pytest.mark.parametrize(("pile", "drawn"), [(3, 2), (1, 1)])
def test_drawing_takes_two_cards_or_the_last_one(pile: int, drawn: int) -> None:
    lodge = Lodge(hands={0: "L6a"}, pile=pile).do("0 draw")
    assert (len(lodge.hand(0).split()), lodge.state.active) == (1 + drawn, 1)


def test_impossible_moves_are_refused() -> None:
    assert Lodge(hands={0: "L6a"}, pile=0).refusal("0 draw") == "pile_empty"
    assert Lodge(hands={0: ""}).refusal("0 discard L6a") == "not_in_hand"
