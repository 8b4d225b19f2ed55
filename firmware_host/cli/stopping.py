"""Stop signals of long-running commands."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    Told = Callable[[], Awaitable[object]]


def told_to_stop() -> asyncio.Event:
    """Return an event that Ctrl+C, a plain kill or a terminal that closes sets."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(name, stop.set)
    return stop


async def run_until_told(program: Callable[[Told], Coroutine[Any, Any, None]]) -> None:
    """Run a program that awaits its argument once it has started; it returns at a stop signal.

    A program that is still starting is cancelled: it may wait for a broker that never answers.
    """
    stop = told_to_stop()
    has_started = asyncio.Event()

    async def told() -> None:
        has_started.set()
        await stop.wait()

    running = asyncio.create_task(program(told), name="program")
    stopping = asyncio.create_task(stop.wait(), name="stop signal")
    await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not has_started.is_set():
        running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
