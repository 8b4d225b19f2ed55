"""*Faux pas !*: windows, the first press, chains, rewards, and what a press gives away."""

from __future__ import annotations

import pytest

from engines.core.notation import NS_PER_MS, NS_PER_US, write_time
from engines.core.seats import CHANCE, Seat
from engines.coups_bas.components import Card
from engines.coups_bas.events import Cancelled, Granted, TurnBegan
from engines.coups_bas.moves import Timeout
from engines.coups_bas.secret import Drew, Pressed
from engines.coups_bas.state import Phase
from tests.engines.coups_bas.lodge import GAME, Lodge
from tests.engines.playing import seeded

ROSE, LUCIE, CEDRIC, MICHAEL = range(4)
TABLE = {ROSE: "H3a", LUCIE: "L6a", CEDRIC: "L5a L6b L6c L6d", MICHAEL: "L5b"}

EVERY_CARD = [
    *("H1a 1", "H2a", "H3a 1", "H4a 1", "H5a", "H6a", "H7a 1"),
    *("L3a", "L4a 1", "L6a 1", "L7a 1 3", "L8a"),
]


def test_the_first_printed_example() -> None:
    lodge = Lodge(hands=TABLE).do("0 play H3a 2").answer(CEDRIC, "L5a").lapse()
    assert lodge.told(Cancelled) == [
        Cancelled("coups_bas.cancelled", Seat(0), Card("H3a"), Seat(2))
    ]
    assert (lodge.totem(ROSE), lodge.state.discard) == ("", ("H3a", "L5a"))
    assert (lodge.state.active, lodge.state.phase) == (CEDRIC, Phase.ACTION)


def test_the_second_printed_example() -> None:
    lodge = Lodge(hands=TABLE).do("0 play H3a 2").answer(CEDRIC, "L5a").answer(MICHAEL, "L5b")
    lodge.lapse()
    assert [(drew.seat, drew.count) for drew in lodge.told(Drew)] == [(MICHAEL, 2)]
    assert (lodge.totem(ROSE), lodge.state.phase) == ("H3a", Phase.STEAL)
    lodge.do("chance steal L6b L6d")
    assert (lodge.hand(ROSE), lodge.hand(CEDRIC)) == ("L6b L6d", "L6c")
    assert lodge.told(TurnBegan) == [TurnBegan(Seat(LUCIE))]


@pytest.mark.parametrize(("pile", "drawn"), [(3, 2), (1, 1), (0, 0)])
def test_a_misstep_on_a_misstep_draws_what_the_pile_has(pile: int, drawn: int) -> None:
    hands = {0: "H2a", 1: "L5c L5d L6a", 2: "L5a L6b", 3: "L5b L6c"}
    lodge = Lodge(hands=hands, pile=pile).do("0 play H2a").answer(CEDRIC, "L5a")
    lodge.answer(MICHAEL, "L5b").lapse()
    assert [(drew.seat, drew.count) for drew in lodge.told(Drew)] == [(MICHAEL, drawn)]


def test_three_answers_cancel_the_card_after_all() -> None:
    hands = {**TABLE, LUCIE: "L5c"}
    lodge = Lodge(hands=hands).do("0 play H3a 2").answer(CEDRIC, "L5a").answer(MICHAEL, "L5b")
    lodge.answer(LUCIE, "L5c").lapse()
    assert [(drew.seat, drew.count) for drew in lodge.told(Drew)] == [(LUCIE, 2)]
    assert (lodge.totem(ROSE), lodge.state.active) == ("", CEDRIC)


@pytest.mark.parametrize("play", EVERY_CARD)
def test_a_countered_card_does_nothing_and_the_counterer_plays(play: str) -> None:
    card = play.split(maxsplit=1)[0]
    totems = {0: "H2b", 1: "H1b H3b", 3: "H4b"}
    lodge = Lodge(hands={0: f"{card} L8b", 1: "L8c", 2: "L5a L6b"}, totems=totems)
    before = [(lodge.hand(seat), lodge.totem(seat)) for seat in (1, 3)]
    lodge.do(f"0 play {play}").answer(2, "L5a").lapse()
    assert [(lodge.hand(seat), lodge.totem(seat)) for seat in (1, 3)] == before
    assert (lodge.totem(0), lodge.hand(0), lodge.hand(2)) == ("H2b", "L8b", "L6b")
    assert lodge.state.discard == (card, "L5a")
    assert (lodge.state.active, lodge.state.phase) == (2, Phase.ACTION)


def test_play_goes_on_from_the_counterer_or_from_the_cancelled_player() -> None:
    hands = {0: "H2a", 2: "L5a L6b"}
    lodge = Lodge(hands=hands).do("0 play H2a").answer(2, "L5a").lapse().do("2 draw")
    assert lodge.state.active == MICHAEL
    lodge = Lodge(hands=hands, after_misstep="from_active")
    lodge.do("0 play H2a").answer(2, "L5a").lapse().do("2 draw")
    assert lodge.state.active == LUCIE


def test_a_cancelled_player_still_has_the_lynx_unless_agreed_otherwise() -> None:
    hands, totems = {0: "H2a", 2: "L5a L6b"}, {0: "H5a"}
    lodge = Lodge(hands=hands, totems=totems).do("0 play H2a").answer(2, "L5a").lapse()
    assert lodge.state.phase is Phase.LYNX
    assert lodge.do("0 leave").state.active == 2
    lodge = Lodge(hands=hands, totems=totems, cancelled_lynx=False)
    assert lodge.do("0 play H2a").answer(2, "L5a").lapse().state.phase is Phase.ACTION


def test_c04_nobody_answers_in_turn_or_an_own_card_or_to_save_one() -> None:
    hands = {0: "H3a L5c", 2: "L5a L5d", 3: "L5b"}
    lodge = Lodge(hands=hands).do("0 play H3a 2").answer(CEDRIC, "L5a").open()
    assert lodge.refusal("0 pass") == "not_entitled"
    assert lodge.refusal("2 pass") == "not_entitled"
    assert lodge.refusal("3 pass") is None
    lodge.answer(MICHAEL, "L5b").open()
    assert lodge.refusal("2 pass") == "not_entitled"
    assert lodge.refusal("1 pass") is None


def test_with_two_seats_a_misstep_stands_at_once() -> None:
    lodge = Lodge(2, hands={0: "H2a L5b", 1: "L5a L5c"}).do("0 play H2a").answer(1, "L5a")
    assert (lodge.totem(0), lodge.state.active, lodge.state.phase) == ("", 1, Phase.ACTION)


def test_the_first_press_by_its_stamp_has_the_right_whatever_came_in_first() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").open()
    at_ns = lodge.state.window.opened_ns
    lodge.do(f"1 buzz {write_time(at_ns + 900_000_000)}", f"2 buzz {write_time(at_ns + 1)}")
    lodge.do("chance settle")
    assert [(right.seat, right.rule) for right in lodge.told(Granted)] == [
        (2, "coups_bas.first_press")
    ]


def test_a_dead_heat_goes_to_the_nearest_seat_clockwise() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").open()
    at_ns = lodge.state.window.opened_ns
    lodge.do(f"2 buzz {write_time(at_ns)}", f"1 buzz {write_time(at_ns + 50 * NS_PER_US)}")
    lodge.do("chance settle")
    assert [(right.seat, right.rule) for right in lodge.told(Granted)] == [
        (1, "coups_bas.dead_heat")
    ]


def test_a_press_taken_back_costs_nothing_and_the_next_press_counts() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").buzz(1, 2)
    lodge.do("1 withdraw", "chance settle")
    assert (lodge.state.window.answerer, lodge.hand(1)) == (2, "L5a")


def test_a_press_while_another_seat_has_the_right_is_next() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").buzz(1)
    lodge.do(f"2 buzz {write_time(lodge.state.clock_ns + 1)}").lapse().do("chance settle")
    assert lodge.state.window.answerer == 2


def test_after_a_press_taken_back_the_others_get_the_rest_of_the_window() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").buzz(1)
    ends_ns = lodge.state.window.presses_until_ns
    lodge.do("1 withdraw")
    assert GAME.to_act(lodge.state) == {CHANCE, 2, 3}
    late_ns = ends_ns + 60_000_000_000
    assert GAME.sample_chance(lodge.state, seeded(0), late_ns) == Timeout(ends_ns)


def test_with_a_time_for_each_the_others_get_a_fresh_window() -> None:
    hands = {0: "H2a", 1: "L5a", 2: "L5b"}
    lodge = Lodge(hands=hands, answer_time="each").do("0 play H2a").buzz(1)
    lodge.do("1 withdraw").open()
    assert GAME.to_act(lodge.state) == {CHANCE, 2, 3}


def test_three_who_stall_are_bounded_together() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b", 3: "L5c"}).do("0 play H2a").buzz(1)
    opened_ns, options = lodge.state.window.opened_ns, lodge.state.options
    for seat in (2, 3):
        lodge.do(f"{seat} buzz {write_time(lodge.state.presses_until_ns)}")
    while lodge.state.phase is Phase.ANSWER or lodge.state.window.presses:
        lodge.do("chance settle") if lodge.state.phase is Phase.WINDOW else lodge.lapse()
    lasted_ns = lodge.state.clock_ns - opened_ns
    assert lasted_ns == (options.window_ms + options.answer_ms) * NS_PER_MS
    assert lodge.totem(0) == "H2a"


def test_a_press_after_the_window_is_nothing_while_another_answers() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b"}).do("0 play H2a").buzz(1)
    late_ns = lodge.state.presses_until_ns + 1
    assert late_ns < lodge.state.window.until_ns
    assert GAME.press(lodge.state, Seat(2), late_ns) is None
    assert lodge.refusal(f"2 buzz {write_time(late_ns)}") == "press_time"


def test_the_card_stands_when_all_have_passed() -> None:
    lodge = Lodge(hands={0: "H2a"}).do("0 play H2a").open().do("1 pass", "3 pass", "2 pass")
    assert (lodge.totem(0), lodge.state.active) == ("H2a", 1)


def test_no_window_opens_when_every_misstep_lies_open() -> None:
    lodge = Lodge(hands={0: "H2a"}, pile=0).do("0 play H2a")
    assert lodge.totem(0) == "H2a"


def test_a_reopened_window_lets_the_saved_card_be_answered_again() -> None:
    hands = {0: "H2a", 1: "L5c", 2: "L5a", 3: "L5b"}
    lodge = Lodge(hands=hands, reopen_window=True).do("0 play H2a").answer(2, "L5a")
    lodge.answer(3, "L5b").lapse()
    assert lodge.state.phase is Phase.OPENING
    assert lodge.answer(1, "L5c").lapse().totem(0) == ""


def test_a_press_without_the_card_is_void_and_private() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L6a", 2: "L5b"}).do("0 play H2a").open()
    before = [GAME.view(lodge.state, viewer) for viewer in (None, Seat(0), Seat(2))]
    awaited = GAME.to_act(lodge.state)
    move = GAME.press(lodge.state, Seat(1), lodge.state.window.opened_ns + 1)
    assert move is not None
    lodge.do(f"1 {GAME.write(move)}")
    assert lodge.events == ()
    assert [GAME.view(lodge.state, viewer) for viewer in (None, Seat(0), Seat(2))] == before
    assert GAME.to_act(lodge.state) == awaited
    assert GAME.press(lodge.state, Seat(1), lodge.state.window.opened_ns + 2) is None


def test_a_press_is_visible_to_its_seat_only() -> None:
    event = Pressed(Seat(1), 5)
    heard = [GAME.event_for(event, viewer) for viewer in (None, Seat(0), Seat(1))]
    assert heard == [None, None, event]


def test_the_asked_seats_do_not_depend_on_the_hands() -> None:
    with_card = Lodge(hands={0: "H2a", 1: "L5a"}).do("0 play H2a").open()
    without = Lodge(hands={0: "H2a", 1: "L6a"}).do("0 play H2a").open()
    assert GAME.to_act(with_card.state) == GAME.to_act(without.state) == {CHANCE, 1, 2, 3}


def test_a_window_that_ended_during_a_pause_opens_again_and_a_right_is_renewed() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a"}).do("0 play H2a").open()
    late_ns = lodge.state.window.until_ns + 60_000_000_000
    assert lodge.refusal("chance open @0.500000000") == "time_order"
    lodge.do(f"chance {GAME.write(GAME.sample_chance(lodge.state, seeded(0), late_ns))}")
    assert (lodge.state.phase, lodge.state.window.opened_ns) == (Phase.WINDOW, late_ns)
    lodge.buzz(1)
    later_ns = lodge.state.window.until_ns + 60_000_000_000
    lodge.do(f"chance {GAME.write(GAME.sample_chance(lodge.state, seeded(0), later_ns))}")
    assert (lodge.state.window.answerer, lodge.refusal("1 answer L5a")) == (1, None)


def test_a_window_takes_presses_from_its_first_to_its_last_nanosecond() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a"}).do("0 play H2a").open()
    window = lodge.state.window
    told = {
        at_ns: lodge.refusal(f"1 buzz {write_time(at_ns)}")
        for end_ns in (window.opened_ns, window.until_ns)
        for at_ns in (end_ns - 1, end_ns, end_ns + 1)
    }
    assert list(told.values()) == ["press_time", None, None, None, None, "press_time"]


@pytest.mark.parametrize("phase", ["action", "opening"])
def test_a_button_means_nothing_outside_a_window(phase: str) -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a"})
    if phase == "opening":
        lodge.do("0 play H2a")
    assert lodge.state.phase.value == phase
    assert GAME.press(lodge.state, Seat(1), 10) is None
