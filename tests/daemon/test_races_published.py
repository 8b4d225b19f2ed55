"""Races in real time: bouncing edges into a whole box, and the verdict that Mosquitto delivers."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.hardware import races
from tests.hardware.race_buttons import NS_PER_SECOND, RaceButtons
from tests.hardware.race_scenes import VERDICTS, game_of, moves_to, verdict

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator
    from pathlib import Path

    from tests.daemon.phone import Phone
    from tests.hardware.races import Race, Scene

RACES_A_SCENE = 8
# More changes than this are a chattering contact, which stays muted for the races after it.
MOST_CHANGES = 30
LEAD_NS = 10 * races.MS


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Evening]:
    """Run a box with Mosquitto, its host and its panel."""
    monkeypatch.setattr("firmware_host.app.virtual.SimButtons", RaceButtons)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        yield await Evening.begin(box, stack)


def races_of(scene: Scene) -> Iterator[Race]:
    """Yield races that begin and end with all buttons up, and that have a verdict."""
    for seed in range(10**6, 2 * 10**6):
        race = races.race(seed)
        is_calm = all(len(wire.changes_ns) <= MOST_CHANGES for wire in race.wires)
        if race.scene == scene and is_calm and not race.held and verdict(race):
            yield race.released()


async def begin(evening: Evening, race: Race) -> None:
    """Let the host bring the table to the race."""
    game, options = game_of(race.scene, race.margin_us)
    seats = len(race.wires)
    begun = await evening.host.ask(do="new_match", game=game, seats=seats, options=options)
    assert begun["ok"], begun
    moves = moves_to(race.scene, seats)
    there = await evening.host.ask(do="correct", to=0, moves=moves, reason="to the race")
    assert there["ok"], there
    evening.host.events.clear()


async def hold(evening: Evening, race: Race) -> None:
    """Let the race happen from now on, until all buttons have been up for a while."""
    buttons = evening.box.virtual.buttons
    assert isinstance(buttons, RaceButtons)
    first_ns = min(edge.at_ns for _, edge in race.arrivals)
    happening = race.later(time.monotonic_ns() + LEAD_NS - first_ns)
    buttons.begin(happening)
    await asyncio.sleep((happening.end_ns - time.monotonic_ns()) / NS_PER_SECOND)


async def first_verdict(phone: Phone) -> dict[str, Any]:
    """Return the first event that says what became of the race."""

    def verdicts() -> list[dict[str, Any]]:
        return [event for event in phone.events if event["kind"] in VERDICTS]

    await phone.until("public/event", lambda _: bool(verdicts()))
    return verdicts()[0]


@pytest.mark.parametrize("scene", ["totem", "duel", "counter"])
async def test_the_published_verdict_is_correct(evening: Evening, scene: Scene) -> None:
    drawn = races_of(scene)
    for _ in range(RACES_A_SCENE):
        race = next(drawn)
        wanted = verdict(race)
        assert wanted is not None
        await begin(evening, race)
        await hold(evening, race)
        told = await first_verdict(evening.host)
        assert wanted.items() <= told.items(), race
