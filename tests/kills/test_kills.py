"""A short run of `make test-kills`: all games, lean boxes and whole ones on both brokers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.kills.evening import LEAN, MOSQUITTO, NATS, SEATS, Evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kills.evening import Kind

pytestmark = [
    pytest.mark.suite,
    # A box that dies while a phone connects: paho leaves that socket to the garbage collector.
    pytest.mark.filterwarnings("ignore:.*:pytest.PytestUnraisableExceptionWarning"),
]


async def check(folder: Path, game: str, kind: Kind, kills: int) -> None:
    """Kill a box of that game so many times."""
    evening = Evening(folder, game, kind, f"test {game}")
    await evening.play(kills)
    assert evening.killed.total() == kills
    assert evening.checks.counts.kept, "nobody could do anything"
    assert evening.checks.counts.views


@pytest.mark.parametrize("game", SEATS)
async def test_a_killed_table_keeps_what_it_confirmed(tmp_path: Path, game: str) -> None:
    await check(tmp_path, game, LEAN, 10)


@pytest.mark.parametrize(("game", "kind"), [*zip(SEATS, (MOSQUITTO, NATS) * 3, strict=False)])
async def test_a_killed_box_keeps_what_it_confirmed(tmp_path: Path, game: str, kind: Kind) -> None:
    await check(tmp_path, game, kind, 2)
