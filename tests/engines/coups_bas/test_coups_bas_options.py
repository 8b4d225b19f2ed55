"""Options: matches with other values than the defaults."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.judge import legal_moves
from engines.core.seats import Seat
from engines.coups_bas.events import Again, Destroyed, HandEnded, TurnBegan
from engines.coups_bas.secret import Drew
from engines.coups_bas.state import Phase
from tests.engines.coups_bas.lodge import GAME, Lodge, cards


def written(lodge: Lodge, seat: int) -> set[str]:
    """Return the moves of a seat, written."""
    return {GAME.write(move) for move in legal_moves(GAME, lodge.state, Seat(seat))}


def test_c09_a_seat_that_plays_again_has_every_action_unless_agreed_otherwise() -> None:
    lodge = Lodge(hands={0: "L8a H2a"}).stand("0 play L8a")
    assert {"draw", "discard H2a", "play H2a"} <= written(lodge, 0)
    assert lodge.refusal("0 leave") == "phase"
    assert GAME.view(lodge.state, None).further == "action"


def test_c09_where_so_agreed_a_seat_that_plays_again_plays_a_card_or_nothing() -> None:
    lodge = Lodge(hands={0: "L8a L8b H2a"}, again="card")
    assert lodge.refusal("0 leave") == "phase"
    lodge.stand("0 play L8a")
    assert GAME.view(lodge.state, None).further == "card"
    assert [lodge.refusal(line) for line in ("0 draw", "0 discard H2a")] == ["card_only"] * 2
    assert {"leave", "play H2a", "play L8b"} <= written(lodge, 0)
    lodge.stand("0 play L8b").do("0 leave")
    assert lodge.told(TurnBegan) == [TurnBegan(Seat(1))]
    assert lodge.refusal("1 leave") == "phase"
    assert lodge.refusal("1 draw") is None


def test_c09_a_lynx_still_works_for_a_seat_that_plays_no_further_card() -> None:
    lodge = Lodge(hands={0: "L8a"}, totems={0: "H5a"}, again="card").stand("0 play L8a")
    assert lodge.do("0 leave").state.phase is Phase.LYNX
    assert lodge.do("0 leave").state.active == 1


def test_c09_playing_again_goes_on_as_long_as_there_are_cards_for_it() -> None:
    lodge = Lodge(hands={0: "L8a L8b L6a"}, totems={1: "H3a"}).stand("0 play L8a")
    lodge.stand("0 play L8b").stand("0 play L6a 1")
    assert lodge.told(Again) == [Again("coups_bas.pillage_again", Seat(0))]
    assert (lodge.state.active, lodge.state.phase) == (0, Phase.ACTION)


HELD = "L6a L6b L6c L6d"


@pytest.mark.parametrize(("limit", "drawn"), [(64, 2), (6, 2), (5, 1)])
def test_c28_nobody_draws_beyond_the_limit_of_a_hand(limit: int, drawn: int) -> None:
    lodge = Lodge(hands={0: HELD}, hand_limit=limit)
    assert GAME.view(lodge.state, None).draws == drawn
    assert lodge.do("0 draw").told(Drew)[0].count == drawn


def test_c28_a_full_hand_does_not_draw_and_what_is_taken_may_exceed_it() -> None:
    full = f"{HELD} L6e"
    lodge = Lodge(hands={0: full}, totems={1: "H3a H3b"}, hand_limit=5)
    assert lodge.refusal("0 draw") == "hand_full"
    lodge.stand("0 play L6a 1")
    assert len(lodge.hand(0).split()) == 5
    wolf = Lodge(hands={0: f"{full} H3a", 1: "H2a H2b"}, hand_limit=5).stand("0 play H3a 1")
    assert len(wolf.do("chance steal H2a H2b").hand(0).split()) == 7


def test_c28_a_full_hand_has_no_use_of_a_lynx_or_of_firewater() -> None:
    lodge = Lodge(hands={0: f"{HELD} L6e H5a"}, hand_limit=5).stand("0 play H5a")
    assert (lodge.state.phase, lodge.state.active) == (Phase.ACTION, 1)
    lodge = Lodge(hands={0: f"{HELD} L6e L8a"}, hand_limit=5).stand("0 play L8a")
    assert (lodge.told(Drew)[0].count, lodge.state.active) == (0, 0)


def test_c31_a_lynx_works_at_once_unless_agreed_otherwise() -> None:
    assert Lodge(hands={0: "H5a"}).stand("0 play H5a").state.phase is Phase.LYNX
    lodge = Lodge(2, hands={0: "H5a L6a", 1: "H3a"}, lynx_at_once=False).stand("0 play H5a")
    assert lodge.state.active == 1
    assert lodge.do("1 draw", "0 discard L6a").state.phase is Phase.LYNX


def test_c31_a_lynx_that_comes_by_exchange_works_at_once_or_next_turn() -> None:
    hands: dict[int, str] = {0: "H1a"}
    assert Lodge(hands=hands, totems={1: "H5a"}).stand("0 play H1a 1").state.phase is Phase.LYNX
    late = Lodge(hands=hands, totems={1: "H5a"}, lynx_at_once=False).stand("0 play H1a 1")
    assert (late.state.phase, late.state.active) == (Phase.ACTION, 1)


@pytest.mark.parametrize("play", ["L7a 1 2", "L8a"])
def test_c32_cards_that_draw_need_no_pile_unless_agreed_otherwise(play: str) -> None:
    table: dict[str, Any] = {"hands": {0: "L7a L8a"}, "totems": {1: "H3a"}, "pile": 0}
    assert Lodge(**table).refusal(f"0 play {play}") is None
    assert Lodge(**table, dry_draws=False).refusal(f"0 play {play}") == "nothing_to_draw"
    assert Lodge(**{**table, "pile": 1}, dry_draws=False).refusal(f"0 play {play}") is None


def test_c33_where_so_agreed_a_turtle_under_the_top_stands() -> None:
    table: dict[str, Any] = {"hands": {0: "L4a"}, "totems": {1: "H1a H6a H3a"}}
    assert Lodge(**table).stand("0 play L4a 1").totem(1) == "H1a"
    lodge = Lodge(**table, bison_turtle="stands").stand("0 play L4a 1")
    assert (lodge.totem(1), lodge.told(Destroyed)[0].cards) == ("H1a H6a", cards("H3a"))


def test_c33_the_own_turtle_stands_only_where_it_stops_its_owner() -> None:
    table: dict[str, Any] = {"hands": {0: "L4a"}, "totems": {0: "H6a H3a"}}
    strict = Lodge(**table, bison_turtle="stands").stand("0 play L4a 0")
    freely = Lodge(**table, bison_turtle="stands", own_protection=False).stand("0 play L4a 0")
    assert (strict.totem(0), freely.totem(0)) == ("H6a", "")


def test_c41_discards_lie_open_or_only_the_last_one() -> None:
    for discards, shown in (("open", "L6a L6b"), ("top", "L6b")):
        lodge = Lodge(hands={0: "L6a L8a", 1: "L6b L8b"}, discards=discards)
        lodge.do("0 discard L6a", "1 discard L6b")
        for viewer in (None, Seat(0)):
            view = GAME.view(lodge.state, viewer)
            assert (view.discard, view.discarded) == (cards(shown), 2)


@pytest.mark.parametrize(("last_turn", "barred"), [("cancelled", 0), ("counterer", 1)])
def test_c44_who_is_in_turn_when_the_cards_run_out_after_a_misstep(
    last_turn: str, barred: int
) -> None:
    hands = {0: "H2a L5b", 1: "L5a", 2: "L1a", 3: "L5c L6a"}
    lodge = Lodge(hands=hands, totems={3: "H1a"}, pile=0, last_turn=last_turn)
    lodge.do("0 play H2a").answer(1, "L5a").lapse().answer(2, "L1a").open()
    assert lodge.state.active == barred
    assert (lodge.refusal("0 pass") == "not_entitled") == (barred == 0)
    lodge.lapse()
    assert lodge.told(HandEnded)[0].winners == (2, 3)
