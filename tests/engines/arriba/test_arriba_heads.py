"""The head and its common flip: A-13, A-14, A-28, A-41."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.game import Arriba
from engines.arriba.moves import Reveal
from engines.arriba.state import Phase
from engines.core.notation import NS_PER_MS
from tests.engines.arriba.bench import Bench
from tests.engines.playing import seeded


def head_on_a_match(**options: object) -> Bench:
    """Return a table of four where a head of seat 2 lies open while 0 and 1 match."""
    bench = Bench(4, **options).deal("Ar", "Ag", "head").flips(2).timeout().flip().pause()
    assert bench.phase is Phase.HEAD
    return bench


def test_a13_everybody_flips_at_one_instant_the_heads_player_too() -> None:
    bench = Bench(3).deal("head", "Br", "Cr", "Dr").flip()
    assert [event.seat for event in bench.told(events.Countdown)] == [0]
    assert bench.rules == {"head"}
    bench.reveal()
    assert bench.told(events.Shown)[0].cards == ((0, "Dr"), (1, "Br"), (2, "Cr"))


def test_a13_the_count_down_takes_its_time() -> None:
    bench = Bench(3, countdown_ms=4_000).deal("head").flip()
    reveal = Arriba().sample_chance(bench.state, seeded(0), bench.state.clock_ns)
    assert reveal == Reveal(bench.state.clock_ns + 4_000 * NS_PER_MS)


def test_a13_a_head_among_the_flipped_cards_does_nothing() -> None:
    bench = Bench(3).deal("head", "head", "Cr", "Dr").flip().reveal()
    assert (bench.phase, bench.state.flipper) == (Phase.FLIP, 1)


def test_a13_flipped_cards_match_older_tops_as_well() -> None:
    bench = Bench(3).deal(last="Ar head Ag").idle_to(1)
    assert bench.phase is Phase.HEAD
    assert bench.reveal().told(events.Opened)[0].seats == (1, 2)


def test_a13_a_head_with_nobody_left_to_flip_does_nothing() -> None:
    bench = Bench(2, rounds=1).deal(last="head").idle_to(0)
    assert bench.rules == {"all_empty", "shared"}


def test_a14_the_first_grabber_continues() -> None:
    assert Bench(4).deal("Ar", "Ag").flips(2).grab(0).state.flipper == 0
    assert Bench(4).deal("Ar", "Bg").flips(2).pause().grab(3).state.flipper == 3


def test_a14_after_a_head_its_left_neighbour_continues_also_if_there_was_a_grab() -> None:
    bench = Bench(4).deal("Dr", "head", "Ar", "Ag", "Cr").flips(2).reveal()
    assert bench.grab(3).state.flipper == 2


def test_a14_option_after_head_grabber_lets_the_grabber_continue() -> None:
    bench = Bench(4, after_head="grabber").deal("Dr", "head", "Ar", "Ag", "Cr").flips(2).reveal()
    assert bench.grab(3).state.flipper == 3


def test_a28_a_party_of_a_visible_match_wins_its_duel_and_the_count_down_starts_again() -> None:
    bench = head_on_a_match().grab(1)
    assert bench.rules == {"duel", "head"}
    assert (bench.phase, bench.state.head) == (Phase.HEAD, 2)
    assert len(bench.reveal().told(events.Shown)[0].cards) == 4
    assert bench.state.flipper == 3


def test_a28_anybody_else_is_punished_and_the_count_down_starts_again() -> None:
    bench = head_on_a_match().grab(3)
    assert bench.rules == {"countdown_press", "head"}
    assert bench.sizes() == [(19, 0), (19, 0), (19, 0), (23, 0)]


def test_a28_option_countdown_press_ignored() -> None:
    bench = head_on_a_match(countdown_press="ignored").grab(3)
    assert bench.rules == {"ignored"}
    assert bench.phase is Phase.HEAD
    assert bench.grab(0, at_ms=400).rules == {"duel", "head"}


def test_a28_a_dead_heat_in_the_count_down_is_raced_out_before_it_starts_again() -> None:
    bench = head_on_a_match().heat(0, 1)
    assert bench.phase is Phase.SIGNAL
    assert bench.signal().grab(0).rules == {"duel", "head"}


def test_a28_a_race_without_a_winner_leaves_the_count_down_due() -> None:
    bench = head_on_a_match().heat(0, 1).signal().timeout()
    assert bench.rules == {"lapsed_match", "head"}


def test_a41_after_a_wrong_grab_in_a_head_flip_the_left_of_the_head_continues() -> None:
    bench = Bench(5).deal("Dr", "head", "Ar", "Ag", "Br", "Cr").flips(2).reveal().grab(4)
    assert bench.rules == {"outsider"}
    assert bench.state.flipper == 2


def test_a41_option_after_head_grabber_holds_for_wrong_grabs_too() -> None:
    bench = Bench(5, after_head="grabber").deal("Dr", "head", "Ar", "Ag", "Br", "Cr")
    assert bench.flips(2).reveal().grab(4).state.flipper == 4
