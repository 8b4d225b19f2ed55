"""The totem card: A-06 to A-08, A-11, A-12, A-33, A-37, A-40."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.state import Phase
from engines.core.notation import NS_PER_MS
from tests.engines.arriba.bench import Bench, opened, settled
from tests.engines.playing import seeded


def totem_on_a_match(**options: object) -> Bench:
    """Return a table of four where a totem of seat 2 lies open while 0 and 1 match."""
    bench = Bench(4, **options).deal("Ar", "Ag", "totem").flips(2).timeout().flip()
    assert bench.phase is Phase.TOTEM
    return bench


def totem_with_a_match(**options: object) -> Bench:
    """Return a table of four where a common flip shows one totem (1) and a match (2 and 3)."""
    bench = Bench(4, **options).deal("head", "totem", "Ar", "Ag", "Dr").flip().reveal()
    assert bench.phase is Phase.TOTEM
    return bench


def two_totems(**options: object) -> Bench:
    """Return a table of four where a common flip shows two totems."""
    return Bench(4, **options).deal("head", "totem", "totem", "Ag", "Dr").flip().reveal()


def test_a06_everybody_may_press_and_the_winners_pile_goes_to_the_centre() -> None:
    bench = Bench(3).deal("Ar", "totem").flips(2)
    assert bench.told(events.Opened) == [opened("totem_open", (0, 1, 2))]
    bench.grab(0, 2, 1)
    assert bench.told(events.Settled) == [settled("totem", 0, (), 1)]
    assert bench.state.centre == ("Ar",)
    assert bench.hand(1).open == ("totem",)
    assert bench.marks == [(0, "won"), (2, "lost"), (1, "lost")]
    assert bench.state.flipper == 0


def test_a06_the_totem_card_goes_along_when_its_flipper_wins() -> None:
    bench = Bench(3).deal("Ar", "Br", "Cr", "totem").flips(4).grab(0)
    assert bench.state.centre == ("Ar", "totem")


def test_a06_a_late_press_for_the_totem_costs_nothing() -> None:
    bench = Bench(3).deal("Ar", "totem").flips(2).grab(0)
    assert bench.press(2, 320).rules == {"late"}
    assert bench.marks == [(0, "won"), (2, "late")]


def test_a06_nobody_presses_and_play_goes_on_unpunished() -> None:
    bench = Bench(3).deal("Ar", "totem").flips(2).timeout()
    assert bench.rules == {"lapsed_totem"}
    bench.pause(wait_ms=0)
    assert bench.press(0, 10).rules == {"late"}


def test_a07_a_winner_without_an_open_pile_moves_nothing_and_continues() -> None:
    bench = Bench(3).deal("Ar", "totem").flips(2).grab(2)
    assert bench.told(events.Settled) == [settled("totem_empty", 2)]
    assert bench.sizes() == [(26, 1), (26, 1), (26, 0)]
    assert bench.state.flipper == 2


def test_a07_option_totem_without_pile_unchanged_leaves_the_turn() -> None:
    bench = Bench(4, totem_without_pile="unchanged").deal("Ar", "totem").flips(2).grab(3)
    assert bench.state.flipper == 2
    bench = Bench(4, totem_without_pile="unchanged").deal("Ar", "totem").flips(2).grab(0)
    assert bench.state.flipper == 0


def test_a08_a_totem_lying_on_a_pile_is_inert_and_hides_the_shape_below() -> None:
    bench = Bench(2).deal("Ar", "Br", "totem", "Ag").flips(3).timeout().flip()
    assert bench.phase is Phase.FLIP


def test_a08_option_specials_see_through_shows_the_shape_below() -> None:
    bench = Bench(2, specials="see_through").deal("Ar", "Br", "totem", "Ag").flips(3)
    bench.timeout().flip()
    assert bench.phase is Phase.MATCH
    assert bench.grab(0).rules == {"duel"}


def test_a11_the_totem_goes_first_then_the_match_opens_with_a_new_signal() -> None:
    bench = totem_with_a_match().grab(0, 2)
    assert bench.marks == [(0, "won"), (2, "lost")]
    assert bench.phase is Phase.SIGNAL
    assert bench.press(2, 600).rules == {"late"}
    bench.signal()
    assert bench.told(events.Opened) == [opened("match_open", (2, 3))]
    assert bench.grab(3).rules == {"duel"}


def test_a11_the_new_signal_waits_until_hands_are_off() -> None:
    bench = totem_with_a_match(lockout_ms=800).grab(0)
    signal = bench.match.game.sample_chance(bench.state, seeded(0), bench.state.clock_ns)
    assert signal.at_ns == bench.shown_ns + 1_100 * NS_PER_MS


def test_a11_a_press_before_the_new_signal_is_early() -> None:
    bench = totem_with_a_match().grab(0).signal()
    assert bench.press(3, -1).settle().rules == {"early"}


def test_a11_a_match_that_the_totem_broke_does_not_open() -> None:
    bench = totem_with_a_match().grab(2)
    assert bench.phase is Phase.FLIP


def test_a11_option_after_totem_stand_leaves_the_match_without_a_signal() -> None:
    bench = totem_with_a_match(after_totem="stand").grab(0)
    assert bench.phase is Phase.FLIP
    assert bench.pause().grab(3).rules == {"duel"}


def test_a17_the_lock_out_after_a_totem_holds_for_a_match_that_stood_before() -> None:
    bench = totem_with_a_match(after_totem="stand").grab(0)
    assert bench.press(3, 700).rules == {"late"}
    assert bench.grab(3, at_ms=800).rules == {"duel"}


def test_a12_two_totems_in_one_flip_are_one_grab() -> None:
    bench = two_totems().grab(0)
    assert bench.phase is Phase.FLIP


def test_a12_option_two_totems_each_gives_a_second_grab() -> None:
    bench = two_totems(two_totems="each").grab(0)
    assert bench.phase is Phase.SIGNAL
    assert bench.signal().phase is Phase.TOTEM
    assert bench.grab(1).phase is Phase.FLIP
    assert bench.state.centre == ("totem", "head", "Dr")


def test_a12_option_two_totems_each_lapses_one_by_one() -> None:
    bench = two_totems(two_totems="each").timeout()
    assert bench.phase is Phase.SIGNAL
    assert bench.signal().timeout().phase is Phase.FLIP


def test_a33_presses_go_to_the_totem_then_the_older_match_reopens() -> None:
    bench = totem_on_a_match().grab(3, 0)
    assert bench.told(events.Settled)[0].rule == "arriba.totem_empty"
    assert bench.signal().told(events.Opened)[0].seats == (0, 1)


def test_a33_an_older_match_is_not_won_while_tied_seats_race_for_the_totem() -> None:
    bench = totem_on_a_match().heat(2, 3)
    assert bench.press(0, 900).rules == {"late"}
    bench.signal()
    assert bench.press(1, 200).rules == {"late"}
    assert bench.grab(3, at_ms=250).rules == {"totem_empty"}
    assert bench.signal().grab(0).rules == {"duel"}


def test_a33_the_older_match_reopens_after_a_totem_that_nobody_took() -> None:
    assert totem_on_a_match().timeout().signal().phase is Phase.MATCH


def test_a37_after_a_lapsed_totem_the_left_of_the_flipper_goes_on() -> None:
    bench = Bench(3).deal("Ar", "totem").flips(2).timeout()
    assert bench.state.flipper == 2
    assert bench.hand(1).open == ("totem",)


def test_a37_after_a_lapsed_totem_in_a_head_flip_the_left_of_the_head_goes_on() -> None:
    bench = Bench(3).deal("head", "Br", "totem").flip().reveal().timeout()
    assert bench.state.flipper == 1


def test_a40_a_second_pile_lies_on_top_of_the_centre() -> None:
    bench = Bench(2).deal("Ar", "totem", "Br", "totem").flips(2).grab(0).flips(2).grab(0)
    assert bench.state.centre == ("Br", "Ar")


def test_a17_after_a_totem_the_lock_holds_for_parties_of_an_older_match_too() -> None:
    bench = totem_on_a_match(after_totem="stand").grab(3)
    bench.press(0, 340)
    assert bench.rules == {"late"}
    assert bench.marks == [(3, "won"), (0, "late")]
