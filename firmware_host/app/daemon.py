"""The daemon: starts everything in order, runs it in one group of named tasks, stops in reverse."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from firmware_host.app.address_file import address_file
from firmware_host.app.addresses import Addresses, BoxPages, is_secret
from firmware_host.app.boxes import listen, open_box
from firmware_host.app.broker_faults import BrokerFaults
from firmware_host.app.entrance import open_entrance
from firmware_host.app.keeping import kept_commands, restored_table
from firmware_host.app.parts import Shared, jobs_at_table, jobs_for_public
from firmware_host.app.start_screen import start_screen
from firmware_host.app.starting import box_broker, check_page_certificate, serving_pages
from firmware_host.app.supervise import running_tasks
from firmware_host.app.virtual import VirtualBox
from firmware_host.bots.analyst import Analyst
from firmware_host.journal.journal import Journal
from firmware_host.mqtt.connection import Address
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.mqtt.page_faults import PageFaults
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.seating.lobby import Lobby
from firmware_host.statistics.evening import Evening
from firmware_host.table.commands import Analyse, PageFailed
from firmware_host.texts.resources import data_folder
from firmware_host.web.frontend import WebFrontend
from firmware_host.web.networks import Networks

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncGenerator, Iterable

    from firmware_host.app.entrance import Entrance
    from firmware_host.app.pi import PiBox
    from firmware_host.broker import Access
    from firmware_host.config.box import Config
    from firmware_host.guard.process import Guard
    from firmware_host.journal.rows import CommandRow
    from firmware_host.table.table import Table


_THREAD_SWITCH_S: Final = 0.0001
"""How long a thread of bots or statistics may keep the interpreter from a press; default: 5 ms."""


@dataclass(frozen=True, slots=True)
class Running:
    """A box that is up: where it is, and its parts for whoever drives it."""

    pages: BoxPages
    broker: Access
    lobby: Lobby
    table: Table
    box: VirtualBox | PiBox
    faults: Faults
    guard: Guard
    tasks: asyncio.TaskGroup

    @property
    def address(self) -> str:
        """The address of the pages on this machine."""
        return self.pages.addresses.here()

    @property
    def phone_address(self) -> str:
        """The best address for phones now."""
        return self.pages.addresses.first()

    @property
    def panel_address(self) -> str:
        """The address of the page of the box, with its key."""
        return self.pages.panel()

    @property
    def virtual(self) -> VirtualBox:
        """Return the box for hands that drive its simulators; a real one has none."""
        if not isinstance(self.box, VirtualBox):
            raise TypeError("this box is a real one")
        return self.box


@contextlib.asynccontextmanager
async def running(config: Config) -> AsyncGenerator[Running]:
    """Run a box for as long as the block lasts; only table, broker and MQTT may end the block."""
    sys.setswitchinterval(_THREAD_SWITCH_S)
    async with contextlib.AsyncExitStack() as stack:
        start = stack.enter_async_context
        faults = Faults()
        # The devices before the journal: a disk may take its time, and the screen says so.
        box = open_box(config)
        await start(box)
        journal = await start(_journal(config, box))
        table = restored_table(config, journal, faults)
        check_page_certificate(config.web)
        entrance = stack.enter_context(open_entrance(config.web, config.broker))
        networks = Networks()
        addresses = Addresses(config.web, entrance.web_port, networks)
        broker = await start(box_broker(config, entrance.phones_port))
        lobby = Lobby(table, broker, ButtonConfirmation(), box=config.box_id())
        web = _web(config, table, lobby, Evening(table, journal, faults), addresses)
        web_socket = await start(serving_pages(web.application()))
        mqtt = _mqtt(config, table, broker, faults, kept_commands(journal))
        broker_faults = BrokerFaults(broker, mqtt, faults)
        if broker.needs_repeats:
            lobby.on_ticket(mqtt.publisher.repeat_all)
        listen(box, mqtt, faults, lobby.confirmation)
        pages = BoxPages(addresses, lobby.panel_key, is_shown_here=_is_shown_here(config))
        shared = Shared(table, lobby, box, mqtt, faults, pages)
        essential = {"table": table.run, "broker": broker.wait_closed, "mqtt": mqtt.run}
        guard = _guard(config, entrance, broker, web_socket, lobby)
        mqtt.on_flood(lobby.cut_off_place)
        optional = {
            "guard": guard.run,
            "networks": networks.run,
            **jobs_at_table(config, shared),
            **jobs_for_public(config, shared),
        }
        tasks = await start(running_tasks(essential, optional, faults))
        await broker_faults.wait_connected()
        stack.enter_context(address_file(config.journal_path(), pages.panel, networks))
        yield Running(pages, broker, lobby, table, box, faults, guard, tasks)


@contextlib.asynccontextmanager
async def _journal(config: Config, box: VirtualBox | PiBox) -> AsyncGenerator[Journal]:
    async with contextlib.AsyncExitStack() as stack:
        async with start_screen(box.devices, config.box.language):
            journal = Journal(config.journal_path(), is_patient=True)
            await stack.enter_async_context(journal)
        yield journal


def _web(
    config: Config, table: Table, lobby: Lobby, evening: Evening, addresses: Addresses
) -> WebFrontend:
    return WebFrontend(
        table,
        lobby,
        evening,
        box=config.box_id(),
        addresses=lambda: addresses.phones() or (addresses.here(),),
        page=data_folder("dashboard"),
        is_virtual=config.box.hardware == "virtual",
    )


def _guard(
    config: Config, entrance: Entrance, broker: Access, web_socket: str, lobby: Lobby
) -> Guard:
    port, ws_urls = broker.servers[0].port, config.broker.ws_urls()
    guard = entrance.guard(config.web, web_socket, broker_port=port, ws_urls=ws_urls)
    lobby.guard_by(guard)
    return guard


def _mqtt(
    config: Config, table: Table, broker: Access, faults: Faults, kept: Iterable[CommandRow]
) -> MqttFrontend:
    mqtt = MqttFrontend(
        table,
        Address(broker.servers, broker.credentials),
        faults.contained,
        box=config.box_id(),
        needs_repeats=broker.needs_repeats,
        kept=kept,
    )
    mqtt.consult(Analyse, Analyst(table, faults, mqtt.publisher.retain).answer)
    mqtt.consult(PageFailed, PageFaults(table, faults).answer)
    return mqtt


def _is_shown_here(config: Config) -> bool:
    """Tell whether the page of the box is for this machine.

    A certificate names the box as phones know it, not as this machine calls itself.
    """
    return config.box.hardware == "virtual" and not is_secret(config.web)
