"""Invalid messages of a box: the hall drops them and processes all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.app.hall import running_hall
from firmware_host.hall.database import DatabaseError
from firmware_host.hall.store import Store
from firmware_host.hall.tables import Tables
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import Results
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_live import ONLINE, RESULT, settings_for, tell

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.app.hall import RunningHall

HUGE = Outcome(winners=[0], scores={"0": 2**70}, rule="arriba.lowest")


@pytest.fixture
async def broker(tmp_path: Path) -> AsyncGenerator[str]:
    async with mosquitto(tmp_path) as url:
        yield url


@pytest.fixture
async def hall(tmp_path: Path, broker: str) -> AsyncGenerator[RunningHall]:
    async with running_hall(settings_for(tmp_path, broker)) as up:
        yield up


async def until_kept(hall: RunningHall, box: str) -> None:
    """Return once a result of the box is in the database."""
    version = hall.hall.version
    while box not in {played.box for played in await hall.hall.store.played()}:
        await hall.hall.changed(version)
        version = hall.hall.version


def skipped(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the hall said of messages that it skipped."""
    return [record.message for record in caplog.records if " is skipped: " in record.message]


async def test_a_result_that_no_database_can_hold_is_skipped_and_named_once(
    hall: RunningHall, broker: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad = msgspec.structs.replace(RESULT, outcome=HUGE)
    for turn in range(2):
        seats = [msgspec.structs.replace(bad, match=f"bad {turn}")]
        await tell(broker, "bad", status=ONLINE, results=Results(seats))
        await tell(broker, f"good-{turn}", status=ONLINE, results=Results([RESULT]))
        await until_kept(hall, f"good-{turn}")
    (said,) = skipped(caplog)
    assert said.startswith("totem/bad/public/results is skipped: Expected `int` <= 2147483647 -")


async def test_a_result_that_the_database_refuses_holds_up_no_others(
    hall: RunningHall, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Store.keep

    async def refuse(store: Store, box: str, results: Any) -> None:
        if box == "bad":
            raise DatabaseError("the database refuses it")
        await keep(store, box, results)

    monkeypatch.setattr(Store, "keep", refuse)
    await tell(broker, "bad", status=ONLINE, results=Results([RESULT]))
    await tell(broker, "good", status=ONLINE, results=Results([RESULT]))
    await until_kept(hall, "good")


async def test_a_message_that_cannot_be_taken_in_is_skipped_and_named_once(
    hall: RunningHall,
    broker: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    take = Tables.take

    def fail(tables: Tables, topic: str, payload: bytes, now: float) -> Any:
        if "/bad/" in topic:
            raise ArithmeticError
        return take(tables, topic, payload, now)

    monkeypatch.setattr(Tables, "take", fail)
    for turn in range(2):
        await tell(broker, "bad", status=ONLINE)
        await tell(broker, f"good-{turn}", status=ONLINE, results=Results([RESULT]))
        await until_kept(hall, f"good-{turn}")
    assert skipped(caplog) == ["totem/bad/status is skipped: ArithmeticError()"]
    assert "bad" not in {card.box for card in hall.hall.cards()}
