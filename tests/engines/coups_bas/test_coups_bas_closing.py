"""Nobody answers: with real cards one tap of the player closes the answers of all."""

from __future__ import annotations

from engines.core.match import Match, begin
from engines.core.seats import Seat
from engines.coups_bas.components import box_deck
from engines.coups_bas.moves import Deal
from engines.coups_bas.state import Phase
from tests.engines.coups_bas.lodge import GAME
from tests.engines.playing import scripted, verdict_on

PLAYED = ("chance deal @0.000000000 first:0", "0 play L3", "chance open @1.000000000")
CLOSED = (*PLAYED, "0 close", "chance open @2.000000000")
SECOND_NS = 1_000_000_000


def table(*lines: str, deck: str = "table", **options: int) -> Match:
    """Return the match of three after the lines."""
    return scripted(begin(GAME, 3, {"deck": deck, **options}), lines)


def test_one_tap_and_a_last_moment_close_the_answers_of_all() -> None:
    match = table(*CLOSED)
    assert match.state.window.until_ns == 4 * SECOND_NS
    assert verdict_on(match, "chance timeout @3.999999999") == "coups_bas.time_order"
    assert table(*CLOSED, "chance timeout @4.000000000").state.phase is Phase.ACTION


def test_a_press_before_the_last_moment_ends_still_answers() -> None:
    match = table(*CLOSED, "2 buzz @3.999999999", "chance settle", "2 answer L5")
    assert [link.card for link in match.state.chain] == ["L3", "L5"]


def test_a_press_made_before_the_tap_counts_although_it_came_later() -> None:
    match = table(*CLOSED, "1 buzz @1.500000000", "chance settle")
    assert match.state.window.answerer == 1


def test_a_press_that_came_first_stops_the_tap() -> None:
    match = table(*PLAYED, "1 buzz @1.500000000")
    assert verdict_on(match, "0 close") == "coups_bas.settle_first"


def test_the_tap_never_makes_the_time_longer() -> None:
    late = (*PLAYED, "0 close", "chance open @6.500000000")
    assert table(*late).state.window.until_ns == 7 * SECOND_NS


def test_it_is_said_once_and_by_the_player_of_the_last_card_only() -> None:
    assert verdict_on(table(*CLOSED), "0 close") == "coups_bas.closing"
    assert verdict_on(table(*PLAYED), "2 close") == "coups_bas.closing"
    answered = (*PLAYED, "2 buzz @1.500000000", "chance settle", "2 answer L5")
    match = table(*answered, "chance open @3.000000000")
    assert verdict_on(match, "0 close") == "coups_bas.closing"
    assert verdict_on(match, "2 close") is None


def test_after_a_withdrawn_press_the_rest_of_the_short_time_is_left() -> None:
    match = table(*CLOSED, "1 buzz @2.500000000", "chance settle", "1 withdraw")
    assert (match.state.phase, match.state.window.until_ns) == (Phase.WINDOW, 4 * SECOND_NS)


def test_the_last_moment_is_as_long_as_agreed() -> None:
    assert table(*CLOSED, close_ms=500).state.window.until_ns == 2_500_000_000


def test_nobody_hurries_with_the_cards_of_the_box() -> None:
    deal = GAME.write(Deal(0, Seat(0), box_deck(3)))
    match = scripted(begin(GAME, 3, {}), (f"chance {deal}", f"0 play {box_deck(3)[0]}"))
    assert verdict_on(scripted(match, ("chance open @1.000000000",)), "0 close") == (
        "coups_bas.closing"
    )
