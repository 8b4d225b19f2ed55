"""The box as a service of systemd: it says when it is ready, how it is, and that it is alive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from typing import TYPE_CHECKING, Final

from firmware_host.texts.printable import printable
from firmware_host.texts.texts import BOX, translate

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, MutableMapping

    from firmware_host.app.daemon import Running
    from firmware_host.table.table import Table

log = logging.getLogger(__name__)

_STATUS_EVERY_S: Final = 10.0
_FEEDS_IN_TIME: Final = 3


class Service:
    """The protocol of sd_notify(3), as far as a daemon needs it: datagrams of lines.

    Without systemd there is no socket, and nothing is sent. The variables are taken out of the
    environment, so that brokers and other children do not speak for the box.
    """

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        # An address that begins with @ is in the abstract namespace.
        self._address = environment.pop("NOTIFY_SOCKET", "").replace("@", "\0", 1)
        timeout_us = environment.pop("WATCHDOG_USEC", "")
        owner = environment.pop("WATCHDOG_PID", str(os.getpid()))
        is_watched = timeout_us.isdecimal() and owner == str(os.getpid())
        self.watchdog_s = int(timeout_us) / 1e6 if is_watched else 0.0

    @property
    def is_present(self) -> bool:
        """Whether systemd listens."""
        return bool(self._address)

    def tell(self, *lines: str) -> None:
        """Send lines such as `READY=1`; what systemd does not take is logged."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as sender:
                sender.sendto("\n".join(lines).encode(), self._address)
        except OSError as error:
            log.warning("systemd was not told %s: %s", lines[0], error.strerror)


@contextlib.asynccontextmanager
async def reported(
    service: Service, table: Table, status: Callable[[], str]
) -> AsyncGenerator[None]:
    """Report a box to systemd for as long as the block lasts: ready, alive, stopping."""
    feeding = asyncio.create_task(_feed(service, table, status), name="watchdog")
    try:
        yield
    finally:
        feeding.cancel()
        await asyncio.wait([feeding])
        service.tell("STOPPING=1")


async def _feed(service: Service, table: Table, status: Callable[[], str]) -> None:
    """Feed the watchdog, which needs the event loop and the task of the table to go on."""
    every_s = service.watchdog_s / _FEEDS_IN_TIME or _STATUS_EVERY_S
    news: tuple[str, ...] = ("READY=1", "WATCHDOG=1")
    while service.is_present:
        await table.pulse()
        service.tell(*news, f"STATUS={printable(status())}")
        news = ("WATCHDOG=1",)
        await asyncio.sleep(every_s)


def status_of(box: Running, language: str) -> str:
    """Return how the box is in one line; without it the watchdog is fed all the same."""
    with box.faults.contained("status"):
        faults = (fault.text(language) for fault in box.faults.now[:1])
        return " | ".join((_match_of(box, language), *faults))
    return ""


def _match_of(box: Running, language: str) -> str:
    """Return where the box is and what is played."""
    match, address = box.table.committed.match, box.phone_address
    if match is None:
        return translate(BOX, language, "service-idle", {"address": address})
    facts = {
        "address": address,
        "game": translate(match.game.name, language, "game-name"),
        "seats": match.seats,
        "number": box.table.committed.number,
    }
    return translate(BOX, language, "service-match", facts)
