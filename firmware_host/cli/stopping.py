"""Stop signals of long-running commands."""

from __future__ import annotations

import asyncio
import signal


def told_to_stop() -> asyncio.Event:
    """Return an event that Ctrl+C, a plain kill or a terminal that closes sets."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(name, stop.set)
    return stop
