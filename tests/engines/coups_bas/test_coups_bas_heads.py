"""Heads: what each does when it enters, while it is on top, and when it cannot."""

from __future__ import annotations

import pytest

from engines.coups_bas.events import Destroyed, Laid, Swapped
from engines.coups_bas.secret import Looked, Stole
from engines.coups_bas.state import Phase
from tests.engines.coups_bas.lodge import Lodge, cards


def test_a_coyote_swaps_whole_totems_and_leaves_with_its_own() -> None:
    lodge = Lodge(hands={0: "H1a"}, totems={0: "H3a", 1: "H6a H7a"}).stand("0 play H1a 1")
    assert (lodge.totem(0), lodge.totem(1)) == ("H6a H7a", "H3a H1a")
    assert len(lodge.told(Swapped)) == 1


def test_a_coyote_may_take_a_totem_of_no_floors_unless_agreed_otherwise() -> None:
    assert Lodge(hands={0: "H1a"}).stand("0 play H1a 1").totem(1) == "H1a"
    strict = Lodge(hands={0: "H1a"}, coyote_on_nothing=False)
    assert strict.refusal("0 play H1a 1") == "target_empty"


@pytest.mark.parametrize("line", ["0 play H1a 1", "0 play L6a 1", "0 play L7a 1 2"])
def test_an_eagle_on_top_keeps_thieves_off(line: str) -> None:
    lodge = Lodge(hands={0: "H1a L6a L7a"}, totems={1: "H3a H2a", 2: "H3b"})
    assert lodge.refusal(line) == "protected"


@pytest.mark.parametrize("line", ["0 play H1a 1", "0 play L6a 1", "0 play L7a 1 2"])
def test_a_covered_eagle_guards_nothing(line: str) -> None:
    lodge = Lodge(hands={0: "H1a L6a L7a"}, totems={1: "H2a H3a", 2: "H3b"})
    assert lodge.refusal(line) is None


def test_an_eagle_does_not_keep_a_totem_from_being_passed_on() -> None:
    lodge = Lodge(hands={0: "L3a"}, totems={1: "H2a"}).stand("0 play L3a")
    assert lodge.totem(2) == "H2a"


@pytest.mark.parametrize("line", ["0 play H7a 1", "0 play L2a 1", "0 play L4a 1"])
def test_a_turtle_on_top_keeps_destroyers_off(line: str) -> None:
    lodge = Lodge(2, hands={0: "H7a L2a L4a"}, totems={1: "H3a H6a"})
    assert lodge.refusal(line) == "protected"


@pytest.mark.parametrize("line", ["0 play H7a 1", "0 play L2a 1", "0 play L4a 1"])
def test_a_covered_turtle_guards_nothing(line: str) -> None:
    lodge = Lodge(2, hands={0: "H7a L2a L4a"}, totems={1: "H6a H3a"})
    assert lodge.refusal(line) is None


@pytest.mark.parametrize("line", ["0 play L6a 1", "0 play H1a 1"])
def test_a_turtle_is_no_guard_against_thieves(line: str) -> None:
    assert Lodge(hands={0: "H1a L6a"}, totems={1: "H6a"}).refusal(line) is None


def test_a_wolf_takes_two_cards_that_chance_picks() -> None:
    lodge = Lodge(hands={0: "H3a", 1: "L6a L6b L6c"}).stand("0 play H3a 1")
    assert lodge.state.phase is Phase.STEAL
    lodge.do("chance steal L6c L6a")
    assert (lodge.hand(0), lodge.hand(1)) == ("L6c L6a", "L6b")
    assert lodge.told(Stole)[0].cards == cards("L6c L6a")


def test_a_wolf_takes_what_a_short_hand_holds() -> None:
    lodge = Lodge(hands={0: "H3a", 1: "L6a"}).stand("0 play H3a 1")
    assert lodge.refusal("chance steal L6a L6a") == "steal_cards"
    assert lodge.do("chance steal L6a").hand(1) == ""


def test_a_wolf_may_meet_an_empty_hand_unless_agreed_otherwise() -> None:
    lodge = Lodge(hands={0: "H3a", 1: ""}).stand("0 play H3a 1")
    assert (lodge.told(Stole)[0].count, lodge.state.active) == (0, 1)
    strict = Lodge(hands={0: "H3a", 1: ""}, wolf_on_nothing=False)
    assert strict.refusal("0 play H3a 1") == "target_empty"


def test_a_raven_swaps_hands_without_itself() -> None:
    lodge = Lodge(hands={0: "H4a L8a", 1: "L6a L6b L6c"}).stand("0 play H4a 1")
    assert (lodge.hand(0), lodge.hand(1)) == ("L6a L6b L6c", "L8a")


def test_a_bear_destroys_one_floor() -> None:
    lodge = Lodge(hands={0: "H7a"}, totems={1: "H3a H2a"}).stand("0 play H7a 1")
    assert (lodge.totem(1), lodge.state.discard[-1:]) == ("H3a", cards("H2a"))
    assert lodge.told(Destroyed)[0].cards == cards("H2a")


def test_a_bear_leaves_the_own_totem_alone_unless_agreed_otherwise() -> None:
    lodge = Lodge(hands={0: "H7a"}, totems={0: "H6a"})
    assert lodge.refusal("0 play H7a 0") == "target_seat"
    bold = Lodge(hands={0: "H7a"}, totems={0: "H6a"}, own_totem="always")
    assert bold.stand("0 play H7a 0").totem(0) == "H6a"


@pytest.mark.parametrize("card", ["H1a", "H3a", "H4a", "H7a"])
def test_an_entering_power_may_be_declined(card: str) -> None:
    lodge = Lodge(hands={0: card}, totems={1: "H2a"}).stand(f"0 play {card}")
    assert (lodge.totem(0), lodge.rules - {"counter_window", "unanswered"}) == (card, {"laid"})


@pytest.mark.parametrize("card", ["H1a", "H3a", "H4a", "H7a"])
def test_an_entering_power_is_due_where_so_agreed(card: str) -> None:
    lodge = Lodge(hands={0: card}, totems={1: "H3b"}, entering="must")
    assert lodge.refusal(f"0 play {card}") == "entering_due"


@pytest.mark.parametrize("card", ["H1a", "H3a", "H4a"])
def test_an_entering_power_is_aimed_at_others(card: str) -> None:
    assert Lodge(hands={0: card}).refusal(f"0 play {card} 0") == "target_seat"


def test_a_bear_without_a_target_is_still_a_floor() -> None:
    lodge = Lodge(hands={0: "H7a"})
    assert lodge.refusal("0 play H7a 1") == "target_empty"
    assert lodge.stand("0 play H7a").told(Laid)[0].floors == 1


@pytest.mark.parametrize("card", ["H2a", "H5a", "H6a"])
def test_a_lasting_power_has_no_target(card: str) -> None:
    assert Lodge(hands={0: card}).refusal(f"0 play {card} 1") == "target_count"


def test_a_lynx_keeps_one_of_three_at_the_end_of_the_turn() -> None:
    lodge = Lodge(hands={0: "H5a"}).stand("0 play H5a")
    assert lodge.state.phase is Phase.LYNX
    first, second, third = lodge.state.pile[:3]
    lodge.do("0 look")
    assert lodge.told(Looked)[0].cards == (first, second, third)
    lodge.do(f"0 shed {first} {third}")
    assert (lodge.hand(0), lodge.state.active) == (second, 1)
    assert lodge.state.discard == (first, third)


@pytest.mark.parametrize(("pile", "looked"), [(4, 3), (3, 3), (2, 2)])
def test_a_lynx_looks_at_what_is_left(pile: int, looked: int) -> None:
    lodge = Lodge(hands={0: "L6a"}, totems={0: "H5a"}, pile=pile).do("0 discard L6a", "0 look")
    assert len(lodge.state.looked) == looked


def test_a_lynx_keeps_a_single_card_without_a_choice() -> None:
    lodge = Lodge(hands={0: "L6a L6b"}, totems={0: "H5a"}, pile=1).do("0 discard L6a", "0 look")
    assert (len(lodge.hand(0).split()), lodge.state.active) == (2, 1)


def test_a_lynx_sees_nothing_in_an_empty_pile_or_under_another_head() -> None:
    dry = Lodge(hands={0: "L6a L6b"}, totems={0: "H5a"}, pile=0).do("0 discard L6a")
    covered = Lodge(hands={0: "L6a L6b"}, totems={0: "H5a H2a"}).do("0 discard L6a")
    assert (dry.state.active, covered.state.active) == (1, 1)


def test_a_lynx_may_be_left_alone() -> None:
    lodge = Lodge(hands={0: "L6a L6b"}, totems={0: "H5a"}).do("0 discard L6a", "0 leave")
    assert (lodge.hand(0), lodge.state.active) == ("L6b", 1)
