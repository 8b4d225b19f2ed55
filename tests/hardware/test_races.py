"""Random grabs from bouncing edges to the published verdict: not one wrong winner."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.first_press import first_presses
from hardware.contacts import Contacts
from hardware.ports import Press
from tests.hardware import races
from tests.hardware.race_box import play
from tests.hardware.race_scenes import VERDICTS, verdict
from tests.hardware.virtual_time import VirtualTimeLoop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engines.core.first_press import Press as SeatPress
    from tests.hardware.race_box import Spectator
    from tests.hardware.races import Race

RACES_A_TEST = 1_000
FEW_TESTS = 4
NORMAL_TESTS = 16
LONG_TESTS = 1_000
_IN_SUITE = [
    pytest.param(chunk, marks=pytest.mark.suite) for chunk in range(FEW_TESTS, NORMAL_TESTS)
]
PLANTED_RACES = 400
PLANTED_SEEDS = 3_000


def wrong(race: Race, seen: Spectator) -> str:
    """Return what was published wrongly of this race, or nothing."""
    wanted = verdict(race)
    told = [event for event in seen.events if event["kind"] in VERDICTS]
    if wanted is None and not told:
        return ""
    is_named = wanted is not None and len(told) == 1 and wanted.items() <= told[0].items()
    if is_named and photo(seen) == photo_of(race):
        return ""
    return f"{race}\nwanted {wanted}\npublished {told}\n{seen.state}"


def photo(seen: Spectator) -> list[tuple[int, int]]:
    """Return the published photo finish: seats in their order, and the time after the first."""
    marks = seen.state.get("view", {}).get("photo", [])
    return [(mark["seat"], mark["at_ns"] - marks[0]["at_ns"]) for mark in marks]


def photo_of(race: Race) -> list[tuple[int, int]]:
    """Return the photo finish of the contacts; Coups bas tells no one who else pressed."""
    if race.scene == "counter":
        return []
    presses = sorted((at_ns, seat) for seat, at_ns in race.contacts.items())
    return [(seat, at_ns - presses[0][0]) for at_ns, seat in presses]


def failures(seeds: Iterable[int]) -> list[tuple[Race, str]]:
    """Return the races of these seeds in which something was published wrongly."""

    async def run(loop: VirtualTimeLoop) -> list[tuple[Race, str]]:
        drawn = (races.race(seed) for seed in seeds)
        return [(race, text) for race in drawn if (text := wrong(race, await play(race, loop)))]

    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, VirtualTimeLoop)
        return runner.run(run(loop))


def check(chunk: int) -> None:
    """Run the races of one chunk of seeds."""
    found = failures(range(chunk * RACES_A_TEST, (chunk + 1) * RACES_A_TEST))
    assert not found, f"{len(found)} wrong verdicts, the first: {found[0]}"


@pytest.mark.parametrize("chunk", [*range(FEW_TESTS), *_IN_SUITE])
def test_sixteen_thousand_grabs_without_a_wrong_verdict(chunk: int) -> None:
    check(chunk)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(NORMAL_TESTS, NORMAL_TESTS + LONG_TESTS))
def test_a_million_grabs_without_a_wrong_verdict(chunk: int) -> None:
    check(chunk)


def by_seat(presses: Iterable[SeatPress], margin_us: int) -> tuple[SeatPress, ...]:
    """Let the lowest seat win."""
    del margin_us
    return (min(presses, key=lambda press: press.seat),)


def without_margin(presses: Iterable[SeatPress], margin_us: int) -> tuple[SeatPress, ...]:
    """Tell presses apart that are too close for that."""
    del margin_us
    return first_presses(presses, 0)


def below_margin(presses: Iterable[SeatPress], margin_us: int) -> tuple[SeatPress, ...]:
    """Take a press at the very margin for a clear second."""
    first, *others = first_presses(presses, margin_us)
    return (first, *(one for one in others if one.at_ns - first.at_ns < margin_us * races.US))


def chained(presses: Iterable[SeatPress], margin_us: int) -> tuple[SeatPress, ...]:
    """Measure the margin from each press to the next, instead of from the first."""
    heat: list[SeatPress] = []
    for press in sorted(presses):
        if not heat or press.at_ns - heat[-1].at_ns <= margin_us * races.US:
            heat.append(press)
    return tuple(heat)


@pytest.mark.parametrize("fault", [by_seat, without_margin, below_margin, chained])
@pytest.mark.parametrize(
    ("judge", "scenes"),
    [
        ("engines.arriba.play.settlement", {"totem", "duel"}),
        ("engines.coups_bas.play.window", {"counter"}),
    ],
)
def test_a_fault_in_the_comparison_of_stamps_is_found_in_the_game_that_has_it(
    judge: str,
    scenes: set[str],
    fault: Callable[..., tuple[SeatPress, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(f"{judge}.first_presses", fault)
    seeds = (seed for seed in range(PLANTED_SEEDS) if races.race(seed).scene in scenes)
    assert {race.scene for race, _ in failures(islice(seeds, PLANTED_RACES))} == scenes


def test_presses_stamped_when_they_arrive_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true_tick = Contacts.tick

    def tick(contacts: Contacts, now_ns: int, levels: Any) -> tuple[Press, ...]:
        return tuple(Press(now_ns, one.button) for one in true_tick(contacts, now_ns, levels))

    monkeypatch.setattr(Contacts, "tick", tick)
    assert len(failures(range(PLANTED_RACES))) > PLANTED_RACES // 10


def test_the_model_draws_every_kind_of_race() -> None:
    sample = [races.race(seed) for seed in range(500)]
    assert {len(race.wires) for race in sample} == set(range(2, 9))
    assert {race.scene for race in sample} == {"totem", "duel", "counter"}
    rules = {wanted["rule"] for race in sample if (wanted := verdict(race))}
    assert rules == {
        *("arriba.totem", "arriba.totem_empty", "arriba.duel", "arriba.outsider", "arriba.tie"),
        *("coups_bas.first_press", "coups_bas.dead_heat"),
    }
    assert any(race.held for race in sample)
    assert any(not race.contacts for race in sample)
    assert any(race.stall_ns[1] > race.stall_ns[0] for race in sample)
    assert any(
        list(race.arrivals) != sorted(race.arrivals, key=lambda a: a[1].at_ns) for race in sample
    )


def test_a_seed_always_gives_the_same_race() -> None:
    assert races.race(7) == races.race(7)
    assert races.race(7) != races.race(8)
