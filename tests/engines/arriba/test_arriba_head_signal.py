"""The player who turned the head gives the signal: A-13 with `head_signal = player`."""

from __future__ import annotations

import pytest

from engines.arriba import events
from engines.arriba.components import HEAD_SIGNAL_MS
from engines.arriba.game import Arriba
from engines.arriba.moves import Go, Grab, Reveal
from engines.arriba.state import Phase
from engines.bots.chooser import Turn
from engines.bots.greedy_bot import GreedyBot
from engines.core.judge import legal_moves
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from tests.engines.arriba.bench import Bench
from tests.engines.playing import seeded

GAME = Arriba()


def turned(**options: object) -> Bench:
    """Return a table of three where seat 0 has just turned a head."""
    bench = Bench(3, **{"head_signal": "player", **options}).deal("head", "Br", "Cr", "Dr").flip()
    assert bench.phase is Phase.HEAD
    return bench


def press(bench: Bench, seat: int, after_ms: int = 500) -> None:
    """Have a seat press its button; a grab is judged at once."""
    at_ns = bench.state.clock_ns + after_ms * NS_PER_MS
    move = GAME.press(bench.state, Seat(seat), at_ns)
    assert move is not None
    bench.play(seat, move)
    if bench.state.is_settle_due:
        bench.settle()


@pytest.mark.parametrize("announce", ["before", "after"])
def test_only_that_button_is_awaited_and_its_press_is_the_signal(announce: str) -> None:
    bench = turned(announce=announce)
    assert dict(GAME.awaited(bench.state)) == {0: "button"}
    assert GAME.to_act(bench.state) == {0, CHANCE}
    assert GAME.view(bench.state, None).awaits_signal
    press(bench, 0)
    assert dict(GAME.awaited(bench.state)) == {}
    assert not GAME.view(bench.state, None).awaits_signal
    assert bench.phase is Phase.HEAD
    assert len(bench.reveal().told(events.Shown)[0].cards) == 3


def test_the_cards_follow_the_signal_as_they_follow_any_flip() -> None:
    bench = turned(flip_delay_ms=400)
    press(bench, 0)
    now_ns = bench.state.clock_ns
    drawn = [GAME.sample_chance(bench.state, seeded(seed), now_ns) for seed in range(40)]
    delays = [(GAME.time_of(move) or 0) - now_ns for move in drawn]
    assert all(isinstance(move, Reveal) for move in drawn)
    assert 0 <= min(delays) < max(delays) <= 400 * NS_PER_MS


def test_without_a_signal_the_box_turns_the_cards_after_a_while() -> None:
    bench = turned()
    reveal = GAME.sample_chance(bench.state, seeded(0), bench.state.clock_ns)
    assert reveal == Reveal(bench.state.clock_ns + HEAD_SIGNAL_MS * NS_PER_MS)
    bench.play(CHANCE, reveal)
    assert len(bench.told(events.Shown)[0].cards) == 3


@pytest.mark.parametrize(("way", "rule"), [("ignored", "ignored"), ("judged", "countdown_press")])
def test_a_press_of_anybody_else_gives_no_signal(way: str, rule: str) -> None:
    bench = turned(countdown_press=way)
    press(bench, 2)
    assert rule in bench.rules
    assert bench.state.awaits_signal
    assert bench.refusal("2 go @9.000000000") == "go"


def test_a_second_press_of_the_same_player_is_no_second_signal() -> None:
    bench = turned(countdown_press="ignored")
    press(bench, 0)
    assert bench.refusal("0 go @9.000000000") == "go"
    press(bench, 0, after_ms=20)
    assert bench.rules == {"ignored"}
    assert bench.state.is_signalled


def test_a_press_from_before_the_head_was_seen_is_no_signal() -> None:
    bench = turned()
    assert GAME.press(bench.state, Seat(0), bench.state.opened_ns - 1) == Grab(
        bench.state.opened_ns - 1
    )


def test_a_duel_that_stands_is_settled_first_and_the_signal_is_due_again() -> None:
    bench = Bench(4, head_signal="player").deal("Ar", "Ag", "head").flips(2).timeout().flip()
    bench.pause()
    assert dict(GAME.awaited(bench.state)) == {2: "button"}
    press(bench, 1)
    assert bench.rules == {"duel", "head"}
    assert bench.state.awaits_signal
    press(bench, 2)
    assert bench.state.is_signalled


def test_the_signaller_wins_an_own_duel_below_the_head_before_the_signal() -> None:
    bench = Bench(3, head_signal="player", specials="see_through")
    bench.deal("Ar", "Ag", "Cr", "head").flips(2).timeout().flips(2).pause()
    assert (bench.phase, bench.state.head) == (Phase.HEAD, 0)
    press(bench, 0)
    assert "duel" in bench.rules
    press(bench, 0)
    assert bench.state.is_signalled


def test_a_signal_is_taken_while_another_press_is_being_judged() -> None:
    bench = turned(countdown_press="ignored")
    at_ns = bench.state.clock_ns + 500 * NS_PER_MS
    bench.play(2, Grab(at_ns))
    signal = GAME.press(bench.state, Seat(0), at_ns + 1)
    assert signal == Go(at_ns + 1)
    bench.play(0, signal)
    bench.settle()
    assert bench.state.is_signalled


def test_with_real_cards_the_signal_is_given_aloud() -> None:
    bench = Bench(3, head_signal="player", deck="scanned").deal("head", "Br", "Cr", "Dr").flip()
    assert bench.phase is Phase.HEAD
    assert not bench.state.awaits_signal
    assert set(GAME.awaited(bench.state).values()) == {"board"}
    assert bench.refusal("0 go @9.000000000") == "go"


def test_bots_and_resigned_seats_give_it_too() -> None:
    bench = turned()
    legal = legal_moves(GAME, bench.state, Seat(0))
    turn = Turn(GAME, Seat(0), GAME.view(bench.state, Seat(0)), legal)
    choice = GreedyBot().choose(turn, seeded(0))
    assert choice is not None
    assert isinstance(choice.move, Go)
    assert GAME.default_move(bench.state, Seat(0), legal) == Go(bench.state.clock_ns)
    assert GAME.default_move(bench.state, Seat(1), legal) is None


def test_by_default_the_box_counts_down() -> None:
    bench = turned(head_signal="box")
    assert dict(GAME.awaited(bench.state)) == {}
    assert isinstance(GAME.press(bench.state, Seat(0), bench.state.clock_ns), Grab)
