"""The tournament table: points, wins, shared ranks, and a spreadsheet that runs nothing."""

from __future__ import annotations

import csv
import io

import pytest

from firmware_host.hall.pairings import Pairing
from firmware_host.hall.report import RECENT, report, sheet
from firmware_host.hall.rounds import Round
from firmware_host.hall.standings import Played, Points, standings


def match(number: int, winners: str, others: str, game: str = "arriba") -> list[Played]:
    """Return a match of people with names of one letter."""
    return [
        Played(
            "box",
            f"m{number}",
            game,
            f"2030-01-01T00:{number:02}",
            seat,
            name,
            None,
            name in winners,
        )
        for seat, name in enumerate(winners + others)
    ]


def test_points_then_wins_and_equal_ones_share_their_rank() -> None:
    played = [*match(1, "A", "BC"), *match(2, "B", "AC"), *match(3, "D", ""), *match(4, "", "C")]
    table = [(one.rank, one.name, one.points, one.wins) for one in standings(played, Points(3, 1))]
    assert table == [(1, "A", 4, 1), (1, "B", 4, 1), (3, "D", 3, 1), (4, "C", 3, 0)]


def test_points_follow_the_settings_of_the_hall() -> None:
    played = match(1, "A", "B")
    assert [one.points for one in standings(played, Points(1, 0))] == [1, 0]


def test_who_resigned_gets_nothing_and_a_bot_is_nobody() -> None:
    seats = [
        Played("box", "m1", "arriba", "t", 0, "Ann", 1, is_won=False, has_resigned=True),
        Played("box", "m1", "arriba", "t", 1, None, 1, is_won=True, is_bot=True),
        Played("box", "m1", "arriba", "t", 2, "Bob", 1, is_won=False),
        Played("box", "m2", "arriba", "t", 0, "Ann", 1, is_won=True, has_resigned=True),
        Played("box", "m2", "arriba", "t", 1, "Cleo", 1, is_won=True, is_bot=True),
    ]
    table = [(one.name, one.matches, one.wins, one.points) for one in standings(seats, Points())]
    assert table == [("Bob", 1, 0, 1), ("Ann", 2, 0, 0)]
    told = report(seats, Points())["recent"]
    assert [(one["name"], one["won"], one["resigned"], one["bot"]) for one in told[1]["seats"]] == [
        ("Ann", False, True, False),
        (None, True, False, True),
        ("Bob", False, False, False),
    ]
    assert [one["name"] for one in told[0]["seats"]] == ["Ann", None]
    rows = list(csv.DictReader(io.StringIO(sheet(seats))))
    assert [(row["won"], row["resigned"], row["bot"]) for row in rows[:3]] == [
        ("0", "1", "0"),
        ("1", "0", "1"),
        ("0", "0", "0"),
    ]


def test_a_bye_counts_for_the_tournament_and_for_no_single_game() -> None:
    played = [*match(1, "A", "B"), *match(2, "B", "A", game="tschukka")]
    pairing = Pairing("swiss", 2, (("A", "B"),), "C")
    rounds = [Round(1, "2030-01-01T00:00", pairing)]
    everything = report(played, Points(), "", rounds)
    assert {one.name: one.points for one in everything["standings"]} == {"A": 4, "B": 4, "C": 3}
    only = report(played, Points(), "arriba", rounds)
    assert {one.name: one.points for one in only["standings"]} == {"A": 3, "B": 1}
    # The round was played, whatever game is looked at.
    assert only["rounds"] == everything["rounds"]
    assert only["rounds"][0]["tables"][0]["winners"] == ["B"]


def test_a_name_is_the_same_however_it_is_typed() -> None:
    seats = [
        Played("box", "m1", "arriba", "t", 0, " léa  b ", 1, is_won=True),
        Played("box", "m2", "arriba", "t", 0, "Léa B", 1, is_won=False),
        Played("box", "m3", "arriba", "t", 0, None, 1, is_won=True),
        Played("box", "m4", "arriba", "t", 0, "  ", 1, is_won=True),
    ]
    assert [(one.name, one.matches) for one in standings(seats, Points())] == [("léa b", 2)]


def test_a_report_counts_one_game_or_all_and_lists_the_last_matches() -> None:
    played = [one for number in range(30) for one in match(number, "A", "B")]
    played += match(31, "B", "A", game="chess of tomorrow")
    told = report(played, Points())
    assert told["matches"] == 31
    assert [one["match"] for one in told["recent"]][:2] == ["m31", "m29"]
    assert len(told["recent"]) == RECENT
    assert told["games"]["arriba"]["en"] == "Arriba!"
    assert told["games"]["chess of tomorrow"]["fr"] == "chess of tomorrow"
    only = report(played, Points(), "chess of tomorrow")
    assert (only["matches"], only["standings"][0].name) == (1, "B")
    assert set(only["games"]) == set(told["games"])


@pytest.mark.parametrize("name", ["=1+1", "+33 6", "@cmd", "-2", 'quo"te, comma', "Zoé"])
def test_a_spreadsheet_takes_no_name_for_a_formula(name: str) -> None:
    text = sheet([Played("box", "m", "arriba", "t", 0, name, None, is_won=True)])
    (row,) = csv.DictReader(io.StringIO(text))
    assert not row["name"].startswith(("=", "+", "-", "@"))
    assert row["name"].removeprefix("'") == name
    assert (row["seat"], row["score"], row["won"]) == ("1", "", "1")
