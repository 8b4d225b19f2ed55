"""The hall on a real broker: tables come, change and go; results are kept through outages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiohttp
import aiomqtt
import msgspec
import pytest

from firmware_host.app.hall import running_hall
from firmware_host.hall.database import DatabaseError
from firmware_host.hall.settings import Settings
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import MatchResult, Results, SeatSummary, Summary
from tests.fixtures.ports import free_port
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from firmware_host.app.hall import RunningHall

ONLINE = '{"online": true, "version": "0.1.0"}'
SUMMARY = Summary(
    match="m1", number=3, game="arriba", seats=[SeatSummary(0, "Léa", joined=True, score=4)]
)
RESULT = MatchResult(
    match="m1",
    game="arriba",
    seats=2,
    started_at="2030-01-01T10:00:00.000+00:00",
    ended_at="2030-01-01T10:30:00.000+00:00",
    names=["Léa", "Tom"],
    outcome=Outcome(winners=[0], scores={"0": 1, "1": 5}, rule="arriba.lowest"),
)


def settings_for(folder: Path, broker: str) -> Settings:
    return msgspec.convert(
        {
            "hall": {"title": "Ludothèque"},
            "broker": {"url": broker},
            "web": {"host": "127.0.0.1", "port": 0},
            "database": {"url": str(folder / "hall.sqlite3")},
        },
        Settings,
    )


@pytest.fixture
async def broker(tmp_path: Path) -> AsyncGenerator[str]:
    async with mosquitto(tmp_path) as url:
        yield url


@pytest.fixture
async def hall(tmp_path: Path, broker: str) -> AsyncGenerator[RunningHall]:
    async with running_hall(settings_for(tmp_path, broker)) as up:
        yield up


async def tell(broker: str, box: str, **topics: Any) -> None:
    """Say retained what a box would say."""
    port = int(broker.rpartition(":")[2])
    async with aiomqtt.Client("127.0.0.1", port) as client:
        for name, payload in topics.items():
            topic = "status" if name == "status" else f"public/{name}"
            body = payload if isinstance(payload, str) else msgspec.json.encode(payload)
            await client.publish(f"totem/{box}/{topic}", body, qos=1, retain=True)


class Page:
    """A page that stays open: it holds the tables as the dashboard's page would."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self._response = response
        self.tables: dict[str, Any] = {}
        self.results = 0
        self.is_up = False

    async def until(self, holds: Callable[[Page], bool]) -> None:
        """Read until it is as wanted."""
        while not holds(self):
            line = await self._response.content.readline()
            assert line, "the hall hung up"
            if line.startswith(b"data: "):
                self._take(json.loads(line.removeprefix(b"data: ")))

    def _take(self, message: dict[str, Any]) -> None:
        self.tables.update({table["box"]: table for table in message["tables"]})
        for box in message["gone"]:
            del self.tables[box]
        self.results, self.is_up = message["results"], message["up"]


@contextlib.asynccontextmanager
async def page(hall: RunningHall) -> AsyncGenerator[Page]:
    address = hall.address.removesuffix("/hall")
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{address}/api/hall/live") as response,
    ):
        assert response.headers["Content-Type"] == "text/event-stream"
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]
        yield Page(response)


async def got(hall: RunningHall, path: str) -> tuple[int, Any]:
    address = hall.address.removesuffix("/hall")
    async with aiohttp.ClientSession() as session, session.get(address + path) as answer:
        is_json = answer.content_type == "application/json"
        return answer.status, await (answer.json() if is_json else answer.text())


async def test_tables_appear_change_and_disappear(hall: RunningHall, broker: str) -> None:
    async with page(hall) as looking:
        await looking.until(lambda page: page.is_up)
        await tell(broker, "b1", status=ONLINE, summary=SUMMARY)
        await looking.until(lambda p: "b1" in p.tables and p.tables["b1"]["summary"]["number"] == 3)
        assert looking.tables["b1"]["condition"] == "online"
        await tell(broker, "b1", status='{"online": false}')
        await looking.until(lambda page: page.tables["b1"]["condition"] == "offline")
        await tell(broker, "b1", status="")
        await looking.until(lambda page: "b1" not in page.tables)


async def test_a_late_page_gets_the_whole_state(hall: RunningHall, broker: str) -> None:
    async with page(hall) as first:
        await tell(broker, "b1", status=ONLINE, summary=SUMMARY)
        await tell(broker, "b2", status=ONLINE)
        await first.until(lambda page: len(page.tables) == 2)
    async with page(hall) as second:
        await second.until(lambda page: len(page.tables) == 2)


async def test_a_result_is_in_the_tournament_and_in_the_spreadsheet(
    hall: RunningHall, broker: str
) -> None:
    async with page(hall) as looking:
        await tell(broker, "b1", status=ONLINE, results=Results([RESULT]))
        await looking.until(lambda page: page.results > 0)
    _, report = await got(hall, "/api/hall/tournament")
    assert [(line["name"], line["points"]) for line in report["standings"]] == [
        ("Léa", 3),
        ("Tom", 1),
    ]
    assert report["recent"][0]["title"]["en"] == "Arriba!"
    _, other = await got(hall, "/api/hall/tournament?game=tschukka")
    assert other["standings"] == []
    _, sheet = await got(hall, "/api/hall/results.csv")
    assert "b1,m1,arriba,1,Léa,1,1" in sheet


async def test_a_match_that_ended_while_the_hall_was_closed_is_counted(
    tmp_path: Path, broker: str
) -> None:
    await tell(broker, "b1", status=ONLINE, results=Results([RESULT]))
    async with running_hall(settings_for(tmp_path, broker)) as hall, page(hall) as looking:
        await looking.until(lambda page: page.results > 0)
        assert len(await hall.hall.store.played()) == 2


async def test_the_hall_reports_a_lost_broker_and_its_return(tmp_path: Path) -> None:
    port = free_port()
    settings = settings_for(tmp_path, f"mqtt://127.0.0.1:{port}")
    async with running_hall(settings) as hall, page(hall) as looking:
        await looking.until(lambda page: not page.is_up)
        for box in ("b1", "b2"):
            async with mosquitto(tmp_path, port) as broker:
                await tell(broker, box, status=ONLINE)
                await looking.until(lambda page, box=box: box in page.tables)  # type: ignore[misc]
            await looking.until(lambda page: not page.is_up)
        assert set(looking.tables) == {"b1", "b2"}


async def test_results_wait_for_a_database_that_is_away(
    hall: RunningHall, broker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, tries = hall.hall.store.keep, 0

    async def failing(box: str, results: Any) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise DatabaseError("the database is away")
        await keep(box, results)

    monkeypatch.setattr(hall.hall.store, "keep", failing)
    async with page(hall) as looking:
        await tell(broker, "b1", status=ONLINE, results=Results([RESULT]))
        await looking.until(lambda page: page.results > 0)
    assert tries == 2
    assert len(await hall.hall.store.played()) == 2


async def test_an_unreadable_database_is_reported(
    hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise DatabaseError("the database x cannot be read: disk on fire")

    monkeypatch.setattr(hall.hall.store, "played", failing)
    status, body = await got(hall, "/api/hall/tournament")
    assert status == 503
    assert "disk on fire" in body["problem"]["text"]["en"]


async def test_the_page_is_served_and_nothing_else(hall: RunningHall) -> None:
    status, body = await got(hall, "/")
    assert (status, "<html" in body) == (200, True)
    assert await got(hall, "/api/hall") == (200, {"title": "Ludothèque", "version": "0.1.0"})
    for path in ("/..%2fpyproject.toml", "/nothing", "/api/box"):
        assert (await got(hall, path))[0] == 404
    await asyncio.sleep(0)
