"""Home Assistant on a real broker: discovery, states, commands and removal."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from firmware_host.home_assistant.discovery import Place
from firmware_host.home_assistant.frontend import HomeAssistant, remove
from firmware_host.journal.journal import Journal
from firmware_host.mqtt.connection import read_address
from firmware_host.public.summary import SummaryPublisher
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import PLAIN, SIZE, guests, run, stacked
from tests.hall.brokers import mosquitto
from tests.home_assistant.payload_rules import faults_of, rendered

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

PLACE = Place("b1")
NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


class Home:
    """What Home Assistant would know: the retained state of topics, and each live message."""

    def __init__(self, client: aiomqtt.Client) -> None:
        self.client = client
        self.latest: dict[str, bytes] = {}
        self.heard: list[tuple[str, bytes, bool]] = []

    async def until(self, holds: Callable[[Home], bool]) -> None:
        """Read until it is as wanted."""
        while not holds(self):
            message = await anext(aiter(self.client.messages))
            topic, payload = str(message.topic), bytes(message.payload)
            self.heard.append((topic, payload, message.retain))
            self.latest[topic] = payload

    def state(self, name: str) -> str:
        """Return the state of a component, by its own template."""
        components = json.loads(self.latest[PLACE.config])["components"]
        return rendered(components[name]["value_template"], self.latest[PLACE.state])

    def knows(self) -> bool:
        """Tell whether it was told everything."""
        return {PLACE.config, PLACE.state, PLACE.status} <= set(self.latest)

    def grabs(self) -> list[str]:
        """Return the events of grabs, which must never be retained."""
        told = [(body, kept) for topic, body, kept in self.heard if topic == PLACE.grab]
        assert not any(kept for _, kept in told)
        return [json.loads(body)["event_type"] for body, _ in told]


@pytest.fixture
async def broker(tmp_path: Path) -> AsyncGenerator[str]:
    async with mosquitto(tmp_path) as url:
        yield url


@pytest.fixture
async def table(tmp_path: Path) -> AsyncGenerator[Table]:
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = Table(TableState(SIZE, guests(3)), journal, TableClock())
        async with run(table.run()):
            yield table


@contextlib.asynccontextmanager
async def home_at(broker: str) -> AsyncGenerator[Home]:
    async with aiomqtt.Client("127.0.0.1", int(broker.rpartition(":")[2])) as client:
        await client.subscribe("homeassistant/#", qos=1)
        await client.subscribe("totem/#", qos=1)
        yield Home(client)


@contextlib.asynccontextmanager
async def cable(broker: str) -> AsyncGenerator[tuple[str, Callable[[], None]]]:
    """Return an address that leads to the broker until the plug is pulled, without a goodbye."""
    ends: list[asyncio.StreamWriter] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = await asyncio.open_connection("127.0.0.1", int(broker.rpartition(":")[2]))
        ends.extend((writer, far[1]))
        with contextlib.suppress(ConnectionError):
            await asyncio.gather(carry(reader, far[1]), carry(far[0], writer))

    def pull() -> None:
        server.close()
        for end in ends:
            end.transport.abort()

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"mqtt://127.0.0.1:{server.sockets[0].getsockname()[1]}", pull
    finally:
        pull()


def box_at(broker: str, table: Table) -> HomeAssistant:
    summarist = SummaryPublisher(table, lambda *_: None)
    address = read_address([broker], "home")
    return HomeAssistant(
        table, summarist, address, PLACE, language="en", page=lambda: "http://x:1/"
    )


async def test_a_running_home_assistant_discovers_the_box(broker: str, table: Table) -> None:
    async with home_at(broker) as home, run(box_at(broker, table).run()):
        await home.until(Home.knows)
        assert faults_of(PLACE.config, home.latest[PLACE.config]) == []
        assert home.latest[PLACE.status] == b"online"
        assert home.state("game") == "None"


async def test_a_home_assistant_started_later_reads_the_retained_messages(
    broker: str, table: Table
) -> None:
    async with home_at(broker) as first, run(box_at(broker, table).run()):
        await first.until(Home.knows)
        async with home_at(broker) as second:
            await second.until(Home.knows)
            assert all(kept for *_, kept in second.heard)


async def test_everything_is_published_again_after_home_assistants_birth_message(
    broker: str, table: Table
) -> None:
    async with home_at(broker) as home, run(box_at(broker, table).run()):
        await home.until(Home.knows)
        home.latest.clear()
        await home.client.publish(PLACE.birth, "offline", qos=1)
        await home.client.publish(PLACE.birth, "online", qos=1)
        await home.until(Home.knows)
        configs = [topic for topic, *_ in home.heard if topic == PLACE.config]
        assert len(configs) == 2


async def test_states_follow_the_table_and_grabs_are_events(broker: str, table: Table) -> None:
    async with home_at(broker) as home, run(box_at(broker, table).run()):
        await home.until(Home.knows)
        await table.ask(HOST, NEW)
        await home.until(lambda home: home.state("game") == "Arriba!")
        deal = f"deal @0.000000000 first:0 {stacked('Ar', 'Ag')}"
        await host_plays(table, "chance", deal)
        await home.until(lambda home: home.state("turn") == "Guest 0")
        await duel(table)
        await home.until(lambda home: home.state("phase") == "A duel is open")
        stamp = table.clock.now_ns()
        await table.ask(BOX, do.Presses(((1, stamp + 5), (0, stamp))))
        await home.until(lambda home: len(home.grabs()) == 2)
        assert home.grabs() == ["seat_1", "seat_2"]
        assert home.state("scores").startswith("Guest 0 0, ")


async def host_plays(table: Table, seat: Any, move: str) -> None:
    await table.ask(HOST, do.Play(seat=seat, move=move, number=table.committed.number))


async def duel(table: Table) -> None:
    """Turn two cards, so that seats 0 and 1 may grab."""
    for seat in range(2):
        await host_plays(table, seat, "flip")
        at_ns = table.clock.now_ns() + 1_000_000
        await host_plays(table, "chance", f"reveal @{at_ns // 10**9}.{at_ns % 10**9:09d}")


async def test_the_switch_pauses_and_a_refused_one_goes_back(broker: str, table: Table) -> None:
    async with home_at(broker) as home, run(box_at(broker, table).run()):
        await home.until(Home.knows)
        # There is no match to pause: the state is said again, and it is still off.
        seen = len(home.heard)
        await home.client.publish(PLACE.pause, "ON", qos=1)
        await home.until(lambda h: any(topic == PLACE.state for topic, *_ in h.heard[seen:]))
        assert home.state("pause") == "OFF"
        await table.ask(HOST, NEW)
        await home.client.publish(PLACE.pause, "ON", qos=1)
        await home.until(lambda home: home.state("pause") == "ON")
        assert table.committed.is_paused
        assert home.state("phase") == "Paused"
        await home.client.publish(PLACE.pause, "PERHAPS", qos=1)
        await home.client.publish(PLACE.pause, "OFF", qos=1)
        await home.until(lambda home: home.state("pause") == "OFF")
        assert not table.committed.is_paused


async def test_a_retained_command_is_not_carried_out(broker: str, table: Table) -> None:
    await table.ask(HOST, NEW)
    async with home_at(broker) as home:
        await home.client.publish(PLACE.pause, "ON", qos=1, retain=True)
        async with run(box_at(broker, table).run()):
            await home.until(Home.knows)
            await home.client.publish(PLACE.birth, "online", qos=1)
            home.latest.clear()
            await home.until(Home.knows)
            assert not table.committed.is_paused


async def test_an_orderly_exit_is_published(broker: str, table: Table) -> None:
    async with home_at(broker) as home:
        async with run(box_at(broker, table).run()):
            await home.until(Home.knows)
        await home.until(lambda home: home.latest[PLACE.status] == b"offline")


async def test_a_lost_connection_is_published_by_the_last_will(broker: str, table: Table) -> None:
    async with (
        home_at(broker) as home,
        cable(broker) as (url, pull),
        run(box_at(url, table).run()),
    ):
        await home.until(Home.knows)
        pull()
        await home.until(lambda home: home.latest[PLACE.status] == b"offline")


async def test_removing_leaves_no_retained_message(broker: str, table: Table) -> None:
    async with home_at(broker) as home:
        async with run(box_at(broker, table).run()):
            await home.until(Home.knows)
        await remove(read_address([broker], "home"), PLACE)
        # An empty configuration is how a device is taken out.
        await home.until(lambda home: home.latest[PLACE.config] == b"")
    async with home_at(broker) as later:
        await later.client.publish("totem/end", "x", qos=1)
        await later.until(lambda home: "totem/end" in home.latest)
        assert set(later.latest) == {"totem/end"}


async def test_everything_is_published_again_after_a_reconnection(
    tmp_path: Path, table: Table
) -> None:
    async with mosquitto(tmp_path) as broker:
        box = box_at(broker, table)
        task = asyncio.create_task(box.run())
        async with home_at(broker) as home:
            await home.until(Home.knows)
    await table.ask(HOST, NEW)
    async with mosquitto(tmp_path, int(broker.rpartition(":")[2])), home_at(broker) as home:
        await home.until(Home.knows)
        assert home.state("game") == "Arriba!"
        task.cancel()
        await asyncio.wait([task])
