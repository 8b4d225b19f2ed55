"""The process of the guard; standard library only, because every import costs a Pi memory.

It reads its settings from standard input, and reports on standard output who is connected.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import resource
import socket
import ssl
import sys
from typing import Final

from firmware_host.guard.admission import Admission
from firmware_host.guard.hosts import Hosts
from firmware_host.guard.pages import Pages
from firmware_host.guard.phones import Phones
from firmware_host.guard.server import Listener
from firmware_host.guard.settings import (
    PHONES,
    PHONES_SHARE,
    SPARE,
    SPARE_SHARE,
    Settings,
    read_settings,
)
from firmware_host.texts.log import start_logging

_NICENESS: Final = 10
"""Presses go before the network."""
_OWN_FILES: Final = 64
_PAGES_SHARE: Final = 4


def main() -> None:
    """Run until the daemon ends this process, or ends itself."""
    # A sandbox may forbid the call; the guard then runs like the daemon.
    with contextlib.suppress(OSError):
        os.nice(_NICENESS)
    start_logging(logging.WARNING)
    settings = read_settings(sys.stdin.buffer.readline())
    _raise_file_limit(2 * (settings.pages + PHONES + SPARE) + _OWN_FILES)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(settings))


async def _run(settings: Settings) -> None:
    hosts = Hosts(settings.hosts)
    tls = _context(settings)
    pages = Admission(settings.pages, settings.pages // _PAGES_SHARE)
    phones = Admission(PHONES + SPARE, PHONES_SHARE + SPARE_SHARE)
    async with asyncio.TaskGroup() as group:
        for descriptor, serve, admission in (
            (settings.web_fd, Pages(settings, hosts).serve, pages),
            (settings.phones_fd, Phones(settings, hosts, _report).serve, phones),
        ):
            if descriptor >= 0:
                listening = socket.socket(fileno=descriptor)
                listener = Listener(listening, serve, admission, proxies=settings.proxies, tls=tls)
                group.create_task(listener.run())
        _report("ready", "", "")


def _context(settings: Settings) -> ssl.SSLContext | None:
    if not settings.tls_cert:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(settings.tls_cert, settings.tls_key, password="")
    return context


def _raise_file_limit(wanted: int) -> None:
    """Raise the soft limit of open files: each connection needs two."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        with contextlib.suppress(OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def _report(event: str, user: str, address: str) -> None:
    sys.stdout.write(json.dumps({"event": event, "user": user, "address": address}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
