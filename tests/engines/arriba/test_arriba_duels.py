"""Matches and duels: A-02 to A-05, A-09, A-10, A-20, A-31, A-34, A-38."""

from __future__ import annotations

import pytest

from engines.arriba import events, moves
from engines.arriba.chance import draw
from engines.arriba.components import SLOWEST_MS
from engines.arriba.moves import Timeout
from engines.arriba.state import Phase
from engines.core.notation import NS_PER_MS
from tests.engines.arriba.bench import Bench, opened, settled
from tests.engines.playing import seeded

THREE = ("Ar", "Ag", "Cb", "Ab")


def three_alike(**options: object) -> Bench:
    """Return a table where 0, 1 and 3 of four seats show one shape, by a lapse and a third flip."""
    bench = Bench(4, **options).deal(*THREE).flips(2).timeout().flips(2)
    assert bench.phase is Phase.MATCH
    return bench


def two_duels(**options: object) -> Bench:
    """Return a table of five where 1 and 2, and 3 and 4 match after a head of seat 0."""
    bench = Bench(5, **options).deal("head", "Ar", "Ag", "Br", "Bg", "Dr").flip().reveal()
    assert bench.told(events.Opened)[0].seats == (1, 2, 3, 4)
    return bench


def lapsed_duels(**options: object) -> Bench:
    """Return a table of five where two matches stand open, without a head."""
    bench = Bench(5, **options).deal("Ar", "Ag", "Br", "Bg").flips(2).timeout().flips(2)
    assert bench.told(events.Opened)[0].seats == (0, 1, 2, 3)
    return bench


def test_a02_the_same_shape_on_two_tops_matches_whatever_the_colour() -> None:
    bench = Bench(3).deal("Ar", "Ag").flips(2)
    assert bench.phase is Phase.MATCH
    assert bench.told(events.Opened) == [opened("match_open", (0, 1))]


def test_a02_the_same_colour_does_not_match() -> None:
    assert Bench(3).deal("Ar", "Br", "Cr").flips(3).phase is Phase.FLIP


def test_a02_covering_ones_own_card_with_its_shape_is_no_match() -> None:
    assert Bench(2).deal("Ar", "Br", "Ag").flips(3).phase is Phase.FLIP


def test_a03_a_match_stops_the_flipping_until_the_time_is_over() -> None:
    bench = Bench(3, grab_timeout_ms=2_500).deal("Ar", "Ag").flips(2)
    assert bench.refusal("2 flip") == "hold"
    deadline_ns = bench.state.clock_ns + 2_500 * NS_PER_MS
    assert bench.match.game.sample_chance(bench.state, seeded(0), bench.state.clock_ns) == Timeout(
        deadline_ns
    )
    bench.timeout()
    assert bench.rules == {"lapsed_match"}
    assert (bench.phase, bench.state.flipper) == (Phase.FLIP, 2)


def test_a03_a_lapsed_match_stands_until_a_top_is_covered() -> None:
    bench = Bench(3).deal("Ar", "Ag", "Cr", "Dr").flips(2).timeout().flip().pause()
    assert bench.grab(1).rules == {"duel"}
    bench = Bench(3).deal("Ar", "Ag", "Cr", "Dr").flips(2).timeout().flips(2).pause()
    assert bench.grab(1).rules == {"wrong_grab"}


def test_a03_a_press_made_before_the_match_was_covered_costs_nothing() -> None:
    bench = Bench(3).deal("Ar", "Ag", "Br", "Cr").flips(2).timeout().flips(2)
    assert not bench.state.verdict
    assert bench.press(1, -1).rules == {"late"}
    assert bench.press(0, -1).rules == {"late"}
    assert bench.sizes() == [(25, 2), (26, 1), (25, 1)]


def test_a03_a_press_for_a_standing_match_just_before_a_totem_card_costs_nothing() -> None:
    bench = Bench(3).deal("Ar", "Ag", "totem").flips(2).timeout().flip()
    assert bench.press(1, -1).rules == {"late"}
    assert bench.phase is Phase.TOTEM
    assert bench.grab(0).rules == {"totem"}


def test_a03_a_seat_in_no_match_is_punished_for_a_press_before_the_card() -> None:
    bench = Bench(3).deal("Ar", "Ag", "Br", "Cr").flips(2).timeout().flips(2)
    assert bench.press(2, -1).settle().rules == {"wrong_grab"}
    bench = Bench(3).deal("Ar", "Ag", "Br", "Cr").flips(2).timeout().flips(2)
    assert bench.press(1, 0).settle().rules == {"wrong_grab"}


def test_a03_option_hold_on_match_off_flips_on_while_the_match_stands() -> None:
    bench = Bench(3, hold_on_match=False).deal("Ar", "Ag").flips(2)
    assert (bench.phase, bench.state.flipper) == (Phase.FLIP, 2)
    assert bench.grab(0).rules == {"duel"}


def test_a04_the_first_press_wins_and_the_other_takes_both_piles() -> None:
    bench = Bench(3).deal("Ar", "Ag").flips(2).grab(1, 0)
    assert bench.told(events.Settled) == [settled("duel", 1, (0,), 2)]
    assert bench.sizes() == [(28, 0), (26, 0), (26, 0)]
    assert bench.marks == [(1, "won"), (0, "lost")]


def test_a04_a_party_that_does_not_press_loses_too_and_takes_the_centre() -> None:
    bench = Bench(3).deal("totem", "Ag", "Br", "Ar").flip().grab(0).flips(2).grab(1)
    assert bench.told(events.Settled) == [settled("duel", 1, (0,), 3)]
    assert bench.state.centre == ()


def test_a05_own_pile_first_then_the_winners_then_the_centre_under_the_draw_pile() -> None:
    bench = Bench(3).deal("totem", "Ag", "Br", "Ar").flip().grab(0).flips(2).grab(1)
    assert bench.hand(0).draw[-3:] == ("Ar", "Ag", "totem")


def test_a05_option_taken_order_winner_first() -> None:
    bench = Bench(3, taken_order="winner_first").deal("totem", "Ag", "Br", "Ar")
    bench.flip().grab(0).flips(2).grab(1)
    assert bench.hand(0).draw[-3:] == ("Ag", "Ar", "totem")


def test_a09_of_three_alike_the_first_wins_and_the_others_share_and_keep_their_own() -> None:
    bench = Bench(4).deal("Dr", "Er", "Fr", "Gr", "Ar", "Ag", "Cb", "Ab")
    bench.flips(6).timeout().flips(2).grab(0)
    assert bench.told(events.Settled) == [settled("many", 0, (1, 3), 2)]
    assert bench.sizes() == [(18, 0), (21, 0), (18, 2), (21, 0)]
    assert bench.state.centre == ()


def test_a09_what_cannot_be_shared_stays_in_the_centre() -> None:
    bench = three_alike().grab(3)
    assert bench.told(events.Settled) == [settled("many", 3, (0, 1), 0)]
    assert bench.state.centre == ("Ab",)
    assert bench.sizes() == [(20, 0), (20, 0), (19, 1), (19, 0)]


def test_a09_an_odd_card_of_the_centre_stays_there() -> None:
    bench = Bench(4).deal("totem", "Ag", "Cb", "Ab", "Ar").flip().grab(0)
    bench.flips(2).timeout().flips(2).grab(0)
    assert bench.told(events.Settled)[0].cards == 2
    assert bench.hand(1).draw[-2:] == ("Ag", "Ar")
    assert bench.hand(3).draw[-2:] == ("Ab", "totem")


def test_a09_option_sharing_slowest_gives_all_to_the_seat_that_did_not_press() -> None:
    bench = three_alike(sharing="slowest").grab(3, 0)
    assert bench.told(events.Settled) == [settled("many", 3, (1,), 2)]
    assert bench.sizes() == [(19, 1), (21, 0), (19, 1), (19, 0)]


def test_a09_of_several_that_did_not_press_the_nearest_to_the_winners_left_takes_all() -> None:
    bench = three_alike(sharing="slowest").grab(3)
    assert bench.told(events.Settled)[0].seats == (0,)


def test_a09_option_sharing_slowest_gives_all_to_the_last_press() -> None:
    bench = three_alike(sharing="slowest").grab(3, 1, 0)
    assert bench.told(events.Settled)[0].seats == (0,)


def test_a09_option_sharing_slowest_waits_for_hands_until_the_slowest_is_known() -> None:
    bench = three_alike(sharing="slowest").press(3)
    first_ns = bench.state.clock_ns
    due_ns = first_ns + SLOWEST_MS * NS_PER_MS
    assert draw(bench.state, seeded(1), first_ns) == moves.Settle(due_ns)
    bench.press(1, 700)
    assert draw(bench.state, seeded(1), bench.state.clock_ns) == moves.Settle()
    assert bench.settle().told(events.Settled)[0].seats == (0,)


@pytest.mark.parametrize("sharing", ["equal", "slowest"])
def test_a09_no_hand_is_awaited_where_nobody_can_be_the_slowest(sharing: str) -> None:
    duel = Bench(sharing=sharing).deal("Ar", "Ag").flips(2).press(0)
    assert draw(duel.state, seeded(1), duel.state.clock_ns) == moves.Settle()
    wrong = three_alike(sharing=sharing).press(2)
    assert draw(wrong.state, seeded(1), wrong.state.clock_ns) == moves.Settle()


def test_a10_each_shape_is_its_own_duel_and_the_first_settled_gets_the_centre() -> None:
    bench = Bench(5).deal("totem", "Ar", "Ag", "Br", "Bg", "Cr")
    bench.flip().grab(0).flips(3).timeout().flips(2).grab(3, 1)
    told = bench.told(events.Settled)
    assert [(event.seat, event.seats, event.cards) for event in told] == [
        (3, (4,), 3),
        (1, (2,), 2),
    ]
    assert bench.marks == [(3, "won"), (1, "won")]


def test_a10_the_second_duel_stays_open_after_the_first() -> None:
    bench = lapsed_duels().grab(0)
    assert bench.phase is Phase.MATCH
    assert bench.grab(3, at_ms=350).told(events.Settled)[0].seat == 3


def test_a10_a_seat_that_is_party_to_no_match_is_punished() -> None:
    bench = lapsed_duels().grab(4, 0, 2)
    assert bench.rules == {"outsider"}
    assert bench.marks == [(4, "wrong"), (0, "late"), (2, "late")]


def test_a10_option_several_matches_one_settles_a_single_duel() -> None:
    bench = lapsed_duels(several_matches="one").grab(0, 2)
    assert [event.seat for event in bench.told(events.Settled)] == [0]
    assert bench.marks == [(0, "won"), (2, "late")]
    assert (bench.phase, bench.state.flipper) == (Phase.FLIP, 0)


def test_a20_a_seat_without_a_draw_pile_is_skipped_but_still_a_party() -> None:
    bench = Bench(3).deal(last="Ar Br Ag").idle_to(1)
    assert bench.sizes()[2][0] == 0
    assert bench.phase is Phase.FLIP
    bench.idle_to(0)
    assert bench.told(events.Opened)[0].seats == (1, 2)
    assert bench.grab(2).rules == {"duel", "out"}


def test_a20_the_turn_passes_to_the_next_seat_with_a_draw_pile() -> None:
    bench = Bench(3).deal(last="Ar Ag Br").idle_to(1)
    assert (bench.phase, bench.state.flipper) == (Phase.MATCH, 0)
    assert bench.timeout().state.flipper == 1


def test_a31_shares_are_dealt_singly_from_the_winners_left_below_the_own_pile() -> None:
    bench = Bench(4).deal("Dr", "Er", "Fr", "Gr", "Ar", "Ag", "Cb", "Ab")
    bench.flips(6).timeout().flips(2).grab(3)
    assert bench.hand(0).draw[-3:] == ("Dr", "Ar", "Gr")
    assert bench.hand(1).draw[-3:] == ("Er", "Ag", "Ab")


def test_a34_after_two_duels_the_winner_of_the_last_continues() -> None:
    assert lapsed_duels().grab(0, 2).state.flipper == 2


def test_a34_option_two_duels_first_lets_the_first_winner_continue() -> None:
    assert lapsed_duels(two_duels="first").grab(0, 2).state.flipper == 0


def test_a38_between_two_duels_an_outsider_is_ignored_only_during_the_lock_out() -> None:
    bench = lapsed_duels().grab(0)
    assert bench.press(4, 700).rules == {"late"}
    assert bench.press(4, 801).settle().rules == {"outsider"}


def test_two_duels_in_a_head_flip_leave_the_turn_to_the_left_of_the_head() -> None:
    bench = two_duels().grab(4, 2)
    assert [event.seat for event in bench.told(events.Settled)] == [4, 2]
    assert bench.state.flipper == 1
