"""Rounds of a tournament: nobody meets twice while that can be avoided, and nobody is left out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from firmware_host.hall.pairings import (
    Method,
    Pairing,
    PlayersChangedError,
    RoundsDoneError,
    next_round,
)
from tests.engines.playing import seeded


def people(count: int) -> list[str]:
    return [f"P{number}" for number in range(count)]


def meetings(rounds: list[Pairing]) -> Counter[frozenset[str]]:
    groups = [group for each in rounds for group in each.groups]
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def seated(each: Pairing) -> list[str]:
    names = [name for group in each.groups for name in group]
    return sorted([*names, each.bye] if each.bye else names)


def played(
    method: Method, count: int, seats: int, rounds: int, seed: int
) -> tuple[list[Pairing], dict[str, int]]:
    """Play so many rounds; at every table somebody wins."""
    random, found = seeded(seed), list[Pairing]()
    points = dict.fromkeys(people(count), 0)
    for _ in range(rounds):
        found.append(next_round(method, people(count), points, found, seats))
        for group in found[-1].groups:
            points[random.choice(group)] += 3
        if found[-1].bye:
            points[found[-1].bye] += 3
    return found, points


@pytest.mark.parametrize("count", range(2, 14))
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("method", ["swiss", "everybody"])
def test_everybody_sits_once_in_a_round(method: Method, seats: int, count: int) -> None:
    (only,), _ = played(method, count, seats, 1, seed=count)
    assert seated(only) == sorted(people(count))
    assert all(2 <= len(group) <= seats for group in only.groups)
    sizes = [len(group) for group in only.groups]
    assert max(sizes) - min(sizes) <= 1
    assert (only.bye is not None) == (seats == 2 and count % 2 == 1)


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_meets_everybody_once(count: int) -> None:
    size = count + count % 2
    rounds, _ = played("everybody", count, 2, size - 1, seed=1)
    assert meetings(rounds) == Counter(frozenset(two) for two in combinations(people(count), 2))
    if count % 2:
        assert sorted(str(each.bye) for each in rounds) == sorted(people(count))
    with pytest.raises(RoundsDoneError):
        next_round("everybody", people(count), {}, rounds, 2)


def test_everybody_against_everybody_keeps_its_players() -> None:
    rounds, _ = played("everybody", 4, 2, 1, seed=1)
    with pytest.raises(PlayersChangedError):
        next_round("everybody", people(5), {}, rounds, 2)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("count", [9, 10, 16, 33])
def test_in_a_swiss_nobody_meets_twice_in_five_rounds(count: int, seed: int) -> None:
    rounds, _ = played("swiss", count, 2, 5, seed)
    assert set(meetings(rounds).values()) == {1}
    byes = [each.bye for each in rounds if each.bye]
    assert len(set(byes)) == len(byes)


def test_in_a_swiss_equals_meet() -> None:
    first, points = played("swiss", 8, 2, 1, seed=3)
    second = next_round("swiss", people(8), points, first, 2)
    assert [{points[name] for name in group} for group in second.groups] == [{3}, {3}, {0}, {0}]


def test_who_meets_again_does_so_only_when_all_have_met() -> None:
    rounds, points = played("swiss", 4, 2, 3, seed=1)
    assert set(meetings(rounds).values()) == {1}
    again = next_round("swiss", people(4), points, rounds, 2)
    assert seated(again) == people(4)


def test_one_meeting_is_repeated_where_one_is_enough() -> None:
    met = (("P0", "P1"), ("P2", "P3")), (("P0", "P2"), ("P1", "P3")), (("P0", "P3"), ("P4", "P5"))
    rounds = [Pairing("swiss", 2, groups) for groups in met]
    found = next_round("swiss", people(6), {}, rounds, 2)
    assert sum(meetings(rounds)[frozenset(group)] for group in found.groups) == 0
    stuck = [Pairing("swiss", 2, (("P0", f"P{number}"),)) for number in range(1, 6)]
    found = next_round("swiss", people(6), {}, stuck, 2)
    assert sum(meetings(stuck)[frozenset(group)] for group in found.groups) == 1


@pytest.mark.parametrize("seed", range(10))
def test_at_larger_tables_people_meet_new_people(seed: int) -> None:
    rounds, _ = played("swiss", 16, 4, 2, seed)
    assert max(meetings(rounds).values()) == 1


def test_everybody_against_everybody_at_larger_tables_ends_when_all_have_met() -> None:
    rounds: list[Pairing] = []
    everybody = {frozenset(two) for two in combinations(people(9), 2)}
    while set(meetings(rounds)) != everybody:
        rounds.append(next_round("everybody", people(9), {}, rounds, 3))
        assert len(rounds) < 30
    with pytest.raises(RoundsDoneError):
        next_round("everybody", people(9), {}, rounds, 3)
