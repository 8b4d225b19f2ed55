"""Random grabs through debouncer and arbiter: not one wrong verdict."""

from __future__ import annotations

import pytest
import races
from referees import first_down_edge, first_to_arrive, referee

RACES_A_TEST = 5_000
NORMAL_TESTS = 20
LONG_TESTS = 200


def wrong(seed: int) -> str:
    """Return what the referee got wrong in the race of this seed, or nothing."""
    race = races.race(seed)
    finishes = referee(race)
    presses = tuple(press for finish in finishes for press in finish.presses)
    decided = [finish for finish in finishes if finish.presses]
    verdict = (decided[0].winner, decided[0].heat) if decided else (None, ())
    is_right = (
        verdict == (race.winner, race.heat)
        and presses == race.contacts
        and not any(finish.late for finish in finishes)
    )
    return "" if is_right else f"seed {seed}\n{race}\n{finishes}"


def check(chunk: int) -> None:
    """Run the races of one chunk of seeds."""
    seeds = range(chunk * RACES_A_TEST, (chunk + 1) * RACES_A_TEST)
    failures = [text for seed in seeds if (text := wrong(seed))]
    assert not failures, f"{len(failures)} wrong verdicts, the first: {failures[0]}"


@pytest.mark.timeout(120)
@pytest.mark.parametrize("chunk", range(NORMAL_TESTS))
def test_a_hundred_thousand_grabs_without_a_wrong_verdict(chunk: int) -> None:
    check(chunk)


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("chunk", range(NORMAL_TESTS, NORMAL_TESTS + LONG_TESTS))
def test_a_million_grabs_without_a_wrong_verdict(chunk: int) -> None:
    check(chunk)


def test_the_model_catches_referees_that_are_wrong() -> None:
    sample = [race for seed in range(2_000) if (race := races.race(seed)).winner is not None]
    by_arrival = sum(first_to_arrive(race) != race.winner for race in sample)
    by_polarity = sum(first_down_edge(race) != race.winner for race in sample)
    assert by_arrival > len(sample) // 20
    assert by_polarity > len(sample) // 50


def test_the_model_draws_every_kind_of_race() -> None:
    sample = [races.race(seed) for seed in range(500)]
    assert {len(race.wires) for race in sample} == set(range(2, 9))
    assert any(race.heat for race in sample)
    assert any(race.held for race in sample)
    assert any(not race.contacts for race in sample)
    assert any(race.stalled_until_ns for race in sample)
    assert any(
        list(race.arrivals) != sorted(race.arrivals, key=lambda a: a[1].at_ns) for race in sample
    )


def test_a_seed_always_gives_the_same_race() -> None:
    assert races.race(7) == races.race(7)
    assert races.race(7) != races.race(8)
