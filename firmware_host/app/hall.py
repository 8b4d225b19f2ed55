"""The hall as a whole: starts in order, runs in one group of named tasks, stops in reverse."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from firmware_host.app.addresses import Addresses
from firmware_host.app.daemon import StartError
from firmware_host.broker.server import check_trust
from firmware_host.certificate import CertificateError, read_certificate
from firmware_host.hall.hall import Hall
from firmware_host.hall.store import Store
from firmware_host.hall.web import HallWeb
from firmware_host.line import read_address
from firmware_host.resources import data_folder
from firmware_host.serving import serve

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.hall.settings import Settings


@dataclass(frozen=True, slots=True)
class RunningHall:
    """A hall that is up."""

    address: str
    lan_address: str
    broker: str
    hall: Hall


@contextlib.asynccontextmanager
async def running_hall(settings: Settings) -> AsyncGenerator[RunningHall]:
    """Run a hall for as long as the block lasts; a task that dies ends the block."""
    address = read_address(settings.broker_urls(), "hall", settings.broker.ca_file)
    await check_trust(address.servers)
    try:
        shown = read_certificate(settings.web.tls_cert, settings.web.tls_key)
    except CertificateError as error:
        raise StartError(str(error)) from error
    pages = Addresses(settings.web)
    async with contextlib.AsyncExitStack() as stack:
        store = Store(settings.database_url(), settings.tournament.name)
        await stack.enter_async_context(store)
        hall = Hall(address, store)
        web = HallWeb(hall, settings, data_folder("dashboard"))
        serving = serve(
            web.application(),
            settings.web.host,
            settings.web.port,
            shown.context if shown else None,
        )
        try:
            port = await stack.enter_async_context(serving)
        except OSError as error:
            raise StartError(
                f"port {settings.web.port} (web.port) cannot be used: {error.strerror or error}"
            ) from error
        async with asyncio.TaskGroup() as group:
            task = group.create_task(hall.run(), name="hall")
            yield RunningHall(
                f"{pages.here(port)}hall",
                f"{pages.phones(port)}hall",
                str(address),
                hall,
            )
            task.cancel()
