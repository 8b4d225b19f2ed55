"""Between the hands: who begins the next one, and whether the players stop."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.core.judge import legal_moves
from engines.core.match import begin
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from engines.coups_bas.components import STOP_MS, box_deck
from engines.coups_bas.events import WentOn
from engines.coups_bas.moves import Stop
from engines.coups_bas.state import Phase
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


def test_c39_all_must_agree_to_stop_and_the_highest_score_is_champion() -> None:
    lodge = ended()
    assert lodge.do("1 stop").rules == {"stop_asked"}
    assert GAME.to_act(lodge.state) == {0, 2, CHANCE}
    assert dict(GAME.awaited(lodge.state)) == {0: "phone", 2: "phone"}
    assert GAME.outcome(lodge.do("0 stop").state) is None
    assert lodge.do("2 stop").rules == {"stopped"}
    outcome = GAME.outcome(lodge.state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("coups_bas.stopped", (0,))
    assert dict(outcome.scores) == {0: 6, 1: 0, 2: 0}
    assert GAME.view(lodge.state, None).rule == "coups_bas.stopped"
    assert lodge.refusal("chance deal @99.000000000 first:0") == "finished"


def test_c39_equal_scores_are_champions_together() -> None:
    lodge = ended()
    lodge.state = replace(lodge.state, scores=((6, 0, 6),))
    outcome = GAME.outcome(lodge.do("0 stop", "1 stop", "2 stop").state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("coups_bas.stopped", (0, 2))


def test_c39_one_seat_is_enough_to_play_on_and_a_break_asks_once() -> None:
    lodge = ended().do("1 stop", "0 stop", "2 continue")
    assert lodge.told(WentOn)[-1].seats == (2,)
    assert lodge.state.phase is Phase.DEAL
    assert lodge.refusal("1 stop") == "stop"
    lodge.do(f"chance {GAME.write(drawn(lodge.state, 0))}")
    assert not lodge.state.was_stop_asked


def test_c39_silence_plays_on_and_no_answer_moves_that_time() -> None:
    lodge = ended().do("1 stop")
    due = drawn(lodge.state, 0)
    assert due.at_ns == lodge.state.clock_ns + STOP_MS * NS_PER_MS
    debt = GAME.debt(lodge.state)
    assert GAME.debt(lodge.do("0 stop").state) == debt
    lodge.do(f"chance {GAME.write(due)}")
    assert lodge.told(WentOn)[-1].seats == (2,)


@pytest.mark.parametrize("options", [{"stopping": "never"}, {"scoring": False}])
def test_c39_where_nothing_is_to_be_ranked_nobody_can_stop(options: dict[str, Any]) -> None:
    assert refusal_in(GAME, begin(GAME, 3, options).state, "0 stop") == "stop"
    assert refusal_in(GAME, begin(GAME, 3, {}).state, "0 stop") == "stop"
    if "stopping" in options:
        assert ended(**options).refusal("0 stop") == "stop"


def test_c39_bots_agree_and_never_ask_and_so_do_seats_that_resigned() -> None:
    lodge = ended()
    assert GAME.moves_for_bot(lodge.state, legal_moves(GAME, lodge.state, Seat(1))) == ()
    lodge.do("0 stop")
    legal = legal_moves(GAME, lodge.state, Seat(1))
    assert GAME.moves_for_bot(lodge.state, legal) == (Stop(),)
    assert GAME.default_move(lodge.state, Seat(1), legal) == Stop()
    lodge.do("1 stop")
    assert GAME.moves_for_bot(lodge.state, ()) == ()
