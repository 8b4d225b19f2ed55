"""What a grab adds to the statistics of an evening."""

from __future__ import annotations

from engines.arriba.moves import Settle
from engines.core.measures import Measure
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from tests.engines.arriba.bench import Bench


def settled(bench: Bench) -> tuple[Measure, ...]:
    """Have the waiting presses judged, and return what that measures."""
    before = bench.state
    bench.settle()
    return tuple(bench.match.game.measures(before, Settle(), bench.state))


def ms(seat: int, at_ms: int) -> Measure:
    """Return a reaction."""
    return Measure("reaction", at_ms * NS_PER_MS, Seat(seat))


def test_both_hands_of_a_duel_are_timed_from_the_reveal() -> None:
    bench = Bench().deal("Ar", "Ag").flips(2).press(1, 250).press(0, 310)
    assert settled(bench) == (ms(1, 250), ms(0, 310))


def test_a_wrong_grab_is_counted_and_not_timed() -> None:
    bench = Bench().deal("Ar", "Bg").flips(2).press(2)
    assert settled(bench) == (Measure("wrong", 1, Seat(2)),)


def test_with_real_cards_no_reaction_time_is_measured() -> None:
    bench = Bench(deck="scanned").deal().flip("Ar").flip("Ag").press(1, 250).press(0, 310)
    assert settled(bench) == ()


def test_other_moves_measure_nothing() -> None:
    bench = Bench().deal("Ar", "Ag").flips(2).grab(0)
    before = bench.state
    bench.pause()
    assert before.photo
    assert tuple(bench.match.game.measures(before, bench.match.game.parse("flip"), before)) == ()
    assert CHANCE not in {mark.seat for mark in before.photo}
