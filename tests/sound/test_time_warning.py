"""The warning that time is running out: once, in the last seconds, and only of what is timed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import find_game
from firmware_host.panel.faults import Faults
from firmware_host.sound.choice import GameSounds, TimeWarned
from firmware_host.sound.time_warning import TimeWarning
from firmware_host.table.commands import ChanceMove, DefaultMove
from tests.fixtures.host_tables import BareTable

if TYPE_CHECKING:
    from firmware_host.table.table import Table

SOUNDS = GameSounds(time=TimeWarned(("timeout",), 2.0))


class Warned:
    """A warning that counts, over a table of Arriba!, whose sounds are set for the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("firmware_host.sound.time_warning.game_sounds", lambda _: SOUNDS)
        self.happened = asyncio.Event()
        self.faults = Faults()
        table: Any = BareTable()
        self.warning = TimeWarning(_as_table(table), self.faults, self.happened.set)

    def move(self, line: str) -> ChanceMove:
        """Return a move of chance."""
        return ChanceMove(0, find_game("arriba").parse(line))


def _as_table(table: Any) -> Table:
    return table  # type: ignore[no-any-return]


@pytest.fixture
def warned(monkeypatch: pytest.MonkeyPatch) -> Warned:
    """Return a warning."""
    return Warned(monkeypatch)


async def test_it_warns_before_the_end(warned: Warned) -> None:
    warned.warning.hear((2.02, warned.move("timeout @9.000000000")))
    await warned.happened.wait()


async def test_a_change_of_the_table_takes_the_warning_back(warned: Warned) -> None:
    warned.warning.hear((2.01, warned.move("timeout @9.000000000")))
    warned.warning.hear(None)
    assert warned.warning._timer is None


@pytest.mark.parametrize("wait_s", [0.0, 1.0, 2.0])
async def test_in_the_last_seconds_it_is_too_late(warned: Warned, wait_s: float) -> None:
    warned.warning.hear((wait_s, warned.move("timeout @9.000000000")))
    assert warned.warning._timer is None


async def test_of_what_ends_nobodys_time_it_does_not_warn(warned: Warned) -> None:
    warned.warning.hear((60.0, warned.move("reveal @9.000000000")))
    assert warned.warning._timer is None
    warned.warning.hear((60.0, DefaultMove(0, 1, "flip")))
    assert warned.warning._timer is None


async def test_a_warning_that_fails_is_a_fault(
    warned: Warned, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> GameSounds:
        raise OSError(game)

    monkeypatch.setattr("firmware_host.sound.time_warning.game_sounds", broken)
    warned.warning.hear((60.0, warned.move("timeout @9.000000000")))
    assert [fault.key for fault in warned.faults.now] == ["part-failed"]
