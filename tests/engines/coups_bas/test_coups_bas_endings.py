"""Endings: six floors, exhaustion, *On arrive !*, scores, champions and teams."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engines.core.match import begin
from engines.core.options import BadSetupError, options_of
from engines.core.seats import Seat
from engines.coups_bas.components import box_deck, real_deck
from engines.coups_bas.events import HandEnded, Won
from engines.coups_bas.options import Options
from engines.coups_bas.secret import Drew
from engines.coups_bas.state import Phase, State
from tests.engines.coups_bas.lodge import GAME, Lodge

FIVE = "H1a H1b H1c H1d H1e"


@pytest.mark.parametrize(("seats", "count"), [(2, 59), (3, 59), (4, 60), (5, 60), (6, 60)])
def test_the_deck_fits_the_number_of_players(seats: int, count: int) -> None:
    assert len(box_deck(seats)) == len(real_deck(seats)) == count


def test_a_sixth_floor_wins_before_its_power_works() -> None:
    lodge = Lodge(3, hands={0: "H3a", 1: "L6a"}, totems={0: FIVE}).stand("0 play H3a 1")
    (ended,) = lodge.told(HandEnded)
    assert (ended.won_by, ended.winners, ended.points) == ("coups_bas.sixth_floor", (0,), (6, 0, 0))
    assert lodge.hand(1) == "L6a"


def test_a_countered_sixth_floor_does_not_win() -> None:
    lodge = Lodge(3, hands={0: "H3a", 1: "L5a L6a"}, totems={0: FIVE}).do("0 play H3a")
    assert lodge.answer(1, "L5a").lapse().state.active == 1


def test_a_gift_of_the_sixth_floor_wins_for_its_owner_without_a_draw() -> None:
    totems = {1: "H3a", 2: FIVE}
    lodge = Lodge(3, hands={0: "L7a L6a"}, totems=totems).stand("0 play L7a 1 2")
    (ended,) = lodge.told(HandEnded)
    assert (ended.won_by, ended.winners) == ("coups_bas.sixth_by_gift", (2,))
    assert lodge.told(Drew) == []


def test_where_so_agreed_a_gift_goes_on_until_the_owner_lays_a_head() -> None:
    lodge = Lodge(
        3,
        hands={0: "L7a L6a", 1: "H4a", 2: "H2a"},
        totems={1: "H3a", 2: FIVE},
        gift_sixth="goes_on",
    )
    lodge.stand("0 play L7a 1 2").do("1 draw").stand("2 play H2a")
    assert lodge.told(HandEnded)[0].points == (0, 0, 7)


def test_exhaustion_gives_the_hand_to_the_highest_totems() -> None:
    lodge = Lodge(3, hands={0: "L6a"}, totems={1: "H1a", 2: "H2a"}, pile=0).do("0 discard L6a")
    (ended,) = lodge.told(HandEnded)
    assert (ended.won_by, ended.winners, ended.points) == ("coups_bas.exhausted", (1, 2), (0, 1, 1))


def test_a_win_with_no_floor_is_worth_a_point() -> None:
    lodge = Lodge(2, hands={0: "L6a"}, pile=0).do("0 discard L6a")
    assert lodge.told(HandEnded)[0].points == (1, 1)


def test_a_hand_that_is_empty_only_meanwhile_ends_nothing() -> None:
    lodge = Lodge(2, hands={0: "L6a"}, totems={1: "H1a"}, pile=0).stand("0 play L6a 1")
    assert (lodge.hand(0), lodge.state.phase) == ("H1a", Phase.ACTION)


def test_a_last_misstep_that_stands_ends_the_hand_before_its_turn() -> None:
    lodge = Lodge(2, hands={0: "H2a L6a", 1: "L5a"}, totems={1: "H1a"}, pile=0)
    lodge.do("0 play H2a").answer(1, "L5a")
    (ended,) = lodge.told(HandEnded)
    assert (ended.won_by, ended.winners) == ("coups_bas.exhausted", (1,))


def test_an_arriving_seat_wins_as_well_with_its_own_floors() -> None:
    hands = {0: "H3a", 2: "L1a"}
    lodge = Lodge(4, hands=hands, totems={0: FIVE, 2: "H2a H2b"}).do("0 play H3a").lapse()
    assert lodge.told(Won) == [Won("coups_bas.sixth_floor", (Seat(0),))]
    lodge.answer(2, "L1a").lapse()
    (ended,) = lodge.told(HandEnded)
    assert (ended.winners, ended.points) == ((0, 2), (6, 0, 2, 0))


def test_an_arriving_seat_without_a_floor_scores_a_point_and_no_winner_arrives() -> None:
    hands = {0: "H3a L5a", 2: "L1a"}
    lodge = Lodge(4, hands=hands, totems={0: FIVE}).do("0 play H3a").lapse().open()
    assert lodge.refusal("0 pass") == "not_entitled"
    lodge.answer(2, "L1a").lapse()
    assert lodge.told(HandEnded)[0].points == (6, 0, 1, 0)


def test_an_arrival_can_be_countered_but_not_by_the_player_in_turn() -> None:
    hands = {0: "H3a L5a", 2: "L1a", 3: "L5b"}
    lodge = Lodge(4, hands=hands, totems={0: FIVE}).do("0 play H3a").lapse()
    lodge.answer(2, "L1a").open()
    assert lodge.refusal("0 pass") == "not_entitled"
    lodge.answer(3, "L5b").lapse()
    (ended,) = lodge.told(HandEnded)
    assert (ended.winners, lodge.told(Drew), lodge.state.phase) == ((0,), [], Phase.DEAL)


def test_nobody_arrives_where_the_card_is_left_out_or_lies_open() -> None:
    assert (
        "arrive_window"
        not in Lodge(3, hands={0: "H3a"}, totems={0: FIVE}).stand("0 play H3a").rules
    )
    gone = Lodge(4, hands={0: "H3a"}, totems={0: FIVE}, pile=0).stand("0 play H3a")
    assert "arrive_window" not in gone.rules


def test_arriving_at_an_exhausted_table_is_a_setting() -> None:
    hands = {0: "L6a", 2: "L1a"}
    lodge = Lodge(4, hands=hands, totems={1: "H1a"}, pile=0).do("0 discard L6a")
    assert lodge.answer(2, "L1a").told(HandEnded)[0].winners == (1, 2)
    strict = Lodge(4, hands=hands, totems={1: "H1a"}, pile=0, arrive="sixth_only")
    assert strict.do("0 discard L6a").told(HandEnded)[0].winners == (1,)


def scored(seats: int, rows: tuple[tuple[int, ...], ...], **options: Any) -> Lodge:
    """Return a table on which these hands were scored before, one card from the end."""
    lodge = Lodge(seats, hands={0: "H3a"}, totems={0: FIVE}, **options)
    won = tuple((Seat(0),) for _ in rows)
    lodge.state = replace(lodge.state, scores=rows, winners=won)
    return lodge


def outcome(lodge: Lodge) -> tuple[str, tuple[int, ...], list[int]] | None:
    """Return rule, winners and scores after the last card is laid."""
    lodge.stand("0 play H3a")
    result = GAME.outcome(lodge.state)
    if result is None:
        return None
    return result.rule.removeprefix("coups_bas."), result.winners, list(result.scores.values())


def test_the_marker_stops_at_the_end_of_the_track() -> None:
    assert outcome(scored(3, ((20, 0, 3),))) == ("champion", (0,), [24, 0, 3])
    assert outcome(scored(3, ((17, 0, 3),))) is None


def test_a_chosen_score_does_not_stop_the_marker() -> None:
    assert outcome(scored(3, ((20, 0, 3),), target=25)) == ("highest", (0,), [26, 0, 3])


def test_after_a_number_of_hands_the_highest_scores_win() -> None:
    assert outcome(scored(3, ((2, 8, 3),), rounds=2)) == ("shared", (0, 1), [8, 8, 3])


def test_without_scores_the_hand_is_the_match() -> None:
    assert outcome(scored(3, (), scoring=False)) == ("one_hand", (0,), [0, 0, 0])


def test_a_team_scores_both_totems() -> None:
    totems = {0: FIVE, 2: "H2a H2b"}
    lodge = Lodge(4, hands={0: "H3a"}, totems=totems, teams=True).stand("0 play H3a")
    (ended,) = lodge.told(HandEnded)
    assert (ended.winners, ended.points) == ((0, 2), (8, 0, 8, 0))


def test_partners_sit_apart_and_are_no_opponents() -> None:
    for seats in (4, 6):
        state: State = begin(GAME, seats, {"teams": True}).state
        for seat in state.seats:
            assert state.left_of(seat) not in state.team_of(seat)
    lodge = Lodge(4, hands={0: "H3a L7a H4a"}, totems={1: "H1a"}, teams=True)
    assert lodge.refusal("0 play H3a 2") == "target_seat"
    assert lodge.refusal("0 play L7a 1 2") == "target_seat"
    assert lodge.refusal("0 play H4a 2") is None


def apart(pair: tuple[int, int]) -> bool:
    """Tell whether two of six do not sit side by side."""
    return (pair[0] - pair[1]) % 6 not in (1, 5)


def test_every_seating_of_six_without_neighbours_can_be_chosen() -> None:
    possible = set[frozenset[tuple[int, int]]]()
    for order in permutations(range(1, 6)):
        pairs = ((0, order[0]), *(sorted(order[place : place + 2]) for place in (1, 3)))
        teams = frozenset((first, second) for first, second in pairs)
        if all(map(apart, teams)):
            possible.add(teams)
    (partners,) = (option for option in options_of(Options) if option.name == "partners")
    offered = set[frozenset[tuple[int, ...]]]()
    for value in partners.choices:
        state: State = begin(GAME, 6, {"teams": True, "partners": value}).state
        teams_of = frozenset(state.team_of(seat) for seat in state.seats)
        assert all(seat in state.team_of(seat) for seat in state.seats)
        offered.add(teams_of)
        named = value.replace("_", " ").split() if value != "across" else ["14", "25", "36"]
        assert teams_of == {(int(pair[0]) - 1, int(pair[1]) - 1) for pair in named}
    assert offered == possible


def test_partners_that_do_not_sit_across_win_together() -> None:
    totems = {0: FIVE, 2: "H2a H2b"}
    lodge = Lodge(6, hands={0: "H3a"}, totems=totems, teams=True, partners="25_13_46")
    (ended,) = lodge.stand("0 play H3a").told(HandEnded)
    assert (ended.winners, ended.points) == ((0, 2), (8, 0, 8, 0, 0, 0))
    assert [seat.partner for seat in GAME.view(lodge.state, None).seats] == [2, 4, 0, 5, 1, 3]
    assert Lodge(6, teams=True, partners="25_13_46").state.team_of(Seat(5)) == (3, 5)


def test_other_teams_than_those_across_need_six() -> None:
    with pytest.raises(BadSetupError, match="coups_bas-partners"):
        begin(GAME, 4, {"teams": True, "partners": "14_26_35"})
    assert begin(GAME, 4, {"partners": "14_26_35"}).state.team_of(Seat(0)) == (0,)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_or_six(seats: int) -> None:
    with pytest.raises(BadSetupError, match="coups_bas-teams"):
        begin(GAME, seats, {"teams": True})


def test_a_partner_may_answer_the_misstep_on_his_partners_card() -> None:
    hands = {0: "H2a", 1: "L5a", 2: "L5b"}
    lodge = Lodge(4, hands=hands, teams=True).do("0 play H2a").answer(1, "L5a")
    assert lodge.answer(2, "L5b").lapse().totem(0) == "H2a"
