"""The daemon: starts everything in order, runs it in one group of named tasks, stops in reverse."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from firmware_host.alarm import Alarm
from firmware_host.app.boxes import box_tags, hear_page, listen, open_box
from firmware_host.app.home import home_of
from firmware_host.app.virtual import VirtualBox
from firmware_host.bots.analyst import Analyst
from firmware_host.bots.driver import BotDriver
from firmware_host.broker import (
    BrokerError,
    RemotePlace,
    memory_folder,
    open_broker,
    open_remote,
)
from firmware_host.clock import TableClock
from firmware_host.commands import Analyse
from firmware_host.faults import Faults
from firmware_host.frontends.mqtt import MqttFrontend
from firmware_host.frontends.panel import Panel
from firmware_host.frontends.race import Race
from firmware_host.frontends.scan import Scan
from firmware_host.frontends.web import WebFrontend
from firmware_host.journal import Journal
from firmware_host.lobby import Lobby
from firmware_host.presence import Presence
from firmware_host.public.pulse import Pulse
from firmware_host.public.results import Reporter
from firmware_host.public.summary import Summarist
from firmware_host.resources import data_folder
from firmware_host.serving import serve
from firmware_host.statistics.evening import Evening
from firmware_host.table.restore import restore
from firmware_host.table.table import Table
from firmware_host.tags import TagsError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
    from contextlib import AbstractAsyncContextManager

    from firmware_host.app.pi import PiBox
    from firmware_host.broker import Access
    from firmware_host.config import Config
    from firmware_host.tags import Tags

    _Job = Callable[[], Coroutine[None, None, None]]

log = logging.getLogger(__name__)

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
# An address of the block for documentation: asking for the route to it sends nothing.
_FAR_AWAY = ("192.0.2.1", 9)


class StartError(Exception):
    """The box cannot start; one sentence says why."""


@dataclass(frozen=True, slots=True)
class Running:
    """A box that is up: where it is, and its parts for whoever drives it."""

    address: str
    panel_address: str
    phone_address: str
    broker: Access
    lobby: Lobby
    table: Table
    box: VirtualBox | PiBox
    faults: Faults
    tasks: asyncio.TaskGroup

    @property
    def virtual(self) -> VirtualBox:
        """Return the box for hands that drive its simulators; a real one has none."""
        if not isinstance(self.box, VirtualBox):
            raise TypeError("this box is a real one")
        return self.box


class _Parts(NamedTuple):
    """What the tasks share."""

    table: Table
    broker: Access
    lobby: Lobby
    box: VirtualBox | PiBox
    faults: Faults
    tags: Tags


@contextlib.asynccontextmanager
async def running(config: Config) -> AsyncGenerator[Running]:
    """Run a box for as long as the block lasts; an essential task that dies ends the block."""
    async with contextlib.AsyncExitStack() as stack:
        journal = await stack.enter_async_context(Journal(config.journal_path()))
        restored = restore(journal, config.box.seats)
        table = Table(restored, journal, TableClock(), config.race.options())
        broker = await stack.enter_async_context(_broker(config))
        lobby = Lobby(table, broker, Presence(), box=config.box_id())
        web = WebFrontend(
            table,
            lobby,
            Evening(table, journal),
            box=config.box_id(),
            host=lan_address(config.web.host),
            page=data_folder("dashboard"),
            is_virtual=config.box.hardware == "virtual",
        )
        port = await stack.enter_async_context(_web(web, config))
        try:
            tags = box_tags(config)
        except TagsError as error:
            raise StartError(str(error)) from error
        box = open_box(config)
        await stack.enter_async_context(box)
        faults = Faults()
        tasks = await stack.enter_async_context(
            _tasks(config, _Parts(table, broker, lobby, box, faults, tags), port)
        )
        page = f"http://127.0.0.1:{port}/"
        yield Running(
            address=page,
            panel_address=f"{_panel_page(config, port)}box#{lobby.panel_key}",
            phone_address=f"http://{lan_address(config.web.host)}:{port}/",
            broker=broker,
            lobby=lobby,
            table=table,
            box=box,
            faults=faults,
            tasks=tasks,
        )


@contextlib.asynccontextmanager
async def _tasks(config: Config, parts: _Parts, port: int) -> AsyncGenerator[asyncio.TaskGroup]:
    """Run the table and its frontends; on the way out they end together."""
    mqtt = MqttFrontend(
        parts.table,
        box=config.box_id(),
        servers=parts.broker.servers,
        credentials=parts.broker.credentials,
    )
    mqtt.consult(Analyse, Analyst(parts.table).answer)
    listen(parts.box, mqtt, parts.faults)
    parts.lobby.on_ticket(mqtt.greet)
    place = f"{lan_address(config.web.host)}:{port}"
    jobs: dict[str, _Job] = {
        "table": parts.table.run,
        "broker": parts.broker.wait_closed,
        "mqtt": mqtt.run,
        "lobby": parts.lobby.run,
        **_at_the_table(config, parts, mqtt, place),
        **_for_the_public(config, parts, mqtt, f"http://{place}/"),
    }
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(run(), name=name) for name, run in jobs.items()]
        await mqtt.wait_up()
        yield group
        for task in reversed(tasks):
            task.cancel()


def _at_the_table(
    config: Config, parts: _Parts, mqtt: MqttFrontend, place: str
) -> Mapping[str, _Job]:
    """Return what the people at the table see, press and play against."""
    table, _, lobby, box, faults, tags = parts
    panel = Panel(
        table,
        box.devices,
        faults,
        name=config.box_id(),
        address=place,
        language=config.box.language,
        dim_after_s=config.panel.dim_after_s,
        presence=lobby.presence,
    )
    window_ms = config.race.window_ms
    race = Race(
        table,
        box.devices,
        lobby.presence,
        faults,
        window_ms=window_ms,
        dead_heat_us=config.race.dead_heat_us,
        on_touch=panel.touch,
    )
    panel.on_awaited(race.expect)
    hear_page(box, mqtt, race)
    alarm = Alarm(table, grace_ms=2 * window_ms, is_collecting=race.is_collecting)
    bots = BotDriver(table)
    jobs = {"panel": panel.run, "race": race.run, "alarm": alarm.run, "bots": bots.run}
    if box.scanner is not None:
        jobs["scan"] = Scan(table, box.scanner, faults, tags).run
    return jobs


def _for_the_public(
    config: Config, parts: _Parts, mqtt: MqttFrontend, page: str
) -> Mapping[str, _Job]:
    """Return what tells others of the table: halls, watchers, Home Assistant."""
    summarist = Summarist(parts.table, mqtt.keep)
    Reporter(parts.table, mqtt.keep)
    pulse = Pulse(config.journal_path().parent, mqtt.keep)
    if config.broker.urls():
        # Another's broker may lose what it keeps without our line breaking: it is said anew.
        pulse.on_beat(mqtt.greet)
    home = home_of(config, parts.table, summarist, page)
    return {"pulse": pulse.run} | ({"home": home.run} if home else {})


def _panel_page(config: Config, port: int) -> str:
    """Return where the box is shown: in the browser of this machine, or of another for a Pi."""
    is_here = config.box.hardware == "virtual"
    return f"http://{'127.0.0.1' if is_here else lan_address(config.web.host)}:{port}/"


@contextlib.asynccontextmanager
async def _broker(config: Config) -> AsyncGenerator[Access]:
    with tempfile.TemporaryDirectory(prefix="totembox-", dir=memory_folder()) as folder:
        try:
            opening = _opening(config, Path(folder))
            broker = await opening.__aenter__()
        except BrokerError as error:
            raise StartError(f"the broker does not start: {error}") from error
        if not broker.can_revoke:
            log.warning("%s cannot cut off a phone that loses its seat", broker.name)
        try:
            yield broker
        finally:
            await opening.__aexit__(None, None, None)


def _opening(config: Config, folder: Path) -> AbstractAsyncContextManager[Access]:
    part = config.broker
    if part.urls():
        place = RemotePlace(
            part.urls(), part.ws_urls(), part.control, part.users_file, part.ca_file
        )
        return open_remote(place, config.box_id())
    return open_broker(
        folder,
        config.box_id(),
        kind=part.kind,
        port=part.port,
        ws_port=part.ws_port,
        ws_host=part.ws_host,
    )


@contextlib.asynccontextmanager
async def _web(frontend: WebFrontend, config: Config) -> AsyncGenerator[int]:
    serving = serve(frontend.application(), config.web.host, config.web.port)
    try:
        port = await serving.__aenter__()
    except OSError as error:
        where = f"{config.web.host} port {config.web.port} (web.host, web.port)"
        raise StartError(f"{where} cannot be used: {error.strerror or error}") from error
    try:
        yield port
    finally:
        await serving.__aexit__(None, None, None)


def lan_address(host: str) -> str:
    """Return the address by which phones on the network reach a server bound to the host."""
    if host not in _ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
