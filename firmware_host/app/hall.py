"""The hall as a whole: starts in order, runs in one group of named tasks, stops in reverse."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass

from firmware_host.app.address_file import address_file
from firmware_host.app.addresses import Addresses
from firmware_host.app.entrance import open_entrance
from firmware_host.app.starting import check_page_certificate, serving_pages
from firmware_host.app.supervise import keep_running
from firmware_host.config.private import make_private_folder
from firmware_host.hall.hall import Hall
from firmware_host.hall.organiser import Organiser
from firmware_host.hall.settings import Settings
from firmware_host.hall.store import Store
from firmware_host.hall.web import VIEWERS_AT_MOST, HallWeb
from firmware_host.mqtt.connection import read_address
from firmware_host.mqtt.server import check_trust
from firmware_host.panel.faults import Faults
from firmware_host.texts.resources import data_folder


@dataclass(frozen=True, slots=True)
class RunningHall:
    """A hall that is up."""

    address: str
    lan_address: str
    broker: str
    hall: Hall
    organiser_key: str


@contextlib.asynccontextmanager
async def running_hall(settings: Settings) -> AsyncGenerator[RunningHall]:
    """Run a hall for as long as the block lasts; a task that dies ends the block."""
    broker = settings.broker
    address = read_address(settings.broker_urls(), "hall", broker.ca_file, broker.password_file)
    await check_trust(address.servers)
    check_page_certificate(settings.web)
    async with contextlib.AsyncExitStack() as stack:
        store = Store(settings.database_url(), settings.tournament.name)
        await stack.enter_async_context(store)
        hall = Hall(address, store)
        organiser = Organiser(hall, settings.tournament)
        entrance = stack.enter_context(open_entrance(settings.web))
        pages = Addresses(settings.web, entrance.web_port)
        web = HallWeb(hall, organiser, settings, data_folder("dashboard"), pages.first)
        web_socket = await stack.enter_async_context(serving_pages(web.application()))
        guard = entrance.guard(settings.web, web_socket, pages=2 * VIEWERS_AT_MOST)
        async with asyncio.TaskGroup() as group:
            guarding = keep_running("guard", guard.run, Faults())
            tasks = [group.create_task(hall.run(), name="hall")]
            tasks += [group.create_task(guarding, name="guard supervisor")]
            tasks += [group.create_task(pages.networks.run(), name="networks")]
            make_private_folder(settings.address_path().parent)

            def organisers_page() -> str:
                return f"{pages.first()}hall#{organiser.key}"

            stack.enter_context(
                address_file(settings.address_path(), organisers_page, pages.networks)
            )
            here, page = f"{pages.here()}hall", f"{pages.first()}hall"
            yield RunningHall(here, page, str(address), hall, organiser.key)
            for task in tasks:
                task.cancel()
