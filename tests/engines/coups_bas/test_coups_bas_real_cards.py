"""Real cards: hands are counts, a card is known when it is played, a copy too many is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.match import Match, begin
from engines.core.seats import Seat
from engines.coups_bas.components import Card
from engines.coups_bas.moves import Answer, Play
from tests.engines.coups_bas.lodge import GAME
from tests.engines.playing import scripted, verdict_on

if TYPE_CHECKING:
    from engines.coups_bas.state import State

DEAL = "chance deal @0.000000000 first:0"
WINDOW = ("chance open @1.000000000", "chance timeout @7.000000000")


def table(*lines: str, seats: int = 4) -> Match:
    """Return the match with real cards after the lines."""
    return scripted(begin(GAME, seats, {"deck": "table"}), (DEAL, *lines))


def hands(match: Match) -> list[int]:
    """Return how many cards each seat holds."""
    state: State = match.state
    return [len(player.hand) for player in state.players]


def test_a_hand_is_a_count() -> None:
    match = table("0 draw")
    assert hands(match) == [7, 5, 5, 5]
    assert set(match.state.players[0].hand) == {"?"}


def test_a_theft_is_done_by_hand_and_only_counted() -> None:
    assert hands(table("0 play H3 2", *WINDOW)) == [6, 5, 3, 5]


def test_a_pillaged_floor_is_unseen_again() -> None:
    match = table("0 play H2", *WINDOW[:1], "chance timeout @7.000000000", "1 play H1")
    match = scripted(match, ("chance open @8.000000000", "chance timeout @14.000000000"))
    match = scripted(match, ("2 play L6 1", "chance open @15.000000000"))
    match = scripted(match, ("chance timeout @21.000000000",))
    assert (hands(match)[2], match.state.players[2].hand[-1]) == (5, "?")


def test_a_copy_too_many_is_refused() -> None:
    lines = tuple(f"{seat} discard L3" for seat in range(3))
    assert verdict_on(table(*lines), "3 discard L3") == "coups_bas.impossible_card"


def test_a_card_that_is_left_out_is_refused() -> None:
    assert verdict_on(table(), "0 discard L2") == "coups_bas.impossible_card"
    assert verdict_on(table(seats=2), "0 discard L7") == "coups_bas.impossible_card"


def test_the_lynx_names_what_is_discarded() -> None:
    match = table("0 play H5", *WINDOW, "0 look", "0 shed L3 L3")
    assert (hands(match)[0], match.state.discard) == (5, ("L3", "L3"))


def test_the_lynx_cannot_bring_a_copy_too_many() -> None:
    match = table(
        "0 discard L3", "1 discard L3", "2 draw", "3 draw", "0 play H5", *WINDOW, "0 look"
    )
    assert verdict_on(match, "0 shed L3 L3") == "coups_bas.impossible_card"


def test_anybody_may_press_and_take_it_back() -> None:
    match = table("0 play H5", WINDOW[0], "2 buzz @2.000000000", "chance settle", "2 withdraw")
    assert hands(match) == [4, 5, 5, 5]


def test_a_card_held_to_the_reader_is_an_answer_or_a_play_without_target() -> None:
    assert GAME.move_for_piece(table().state, "L8") == (Seat(0), Play(Card("L8")))
    assert GAME.move_for_piece(table().state, "H3") is None
    assert GAME.move_for_piece(table().state, "L5") is None
    assert GAME.move_for_piece(table().state, "L8a") is None
    match = table("0 play H5", WINDOW[0], "2 buzz @2.000000000", "chance settle")
    assert GAME.move_for_piece(match.state, "L5") == (Seat(2), Answer(Card("L5")))
