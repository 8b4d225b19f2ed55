"""`totembox run` that says what it holds: tasks, objects, its native heap, how late its loop is.

It answers SIGUSR1 with figures, and SIGUSR2 with the number of objects of each type. Nothing else
differs from the command that people start.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from typing import Any, Final

from firmware_host.broker.broker import Broker
from firmware_host.cli import main

ANSWERS: Final = "TOTEMBOX_SOAK_ANSWERS"
"""The environment variable with the file descriptor on which the box answers."""


class _MallocInfo(ctypes.Structure):
    """What glibc tells of its heap: `struct mallinfo2`."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _native() -> dict[str, int]:
    """Return the bytes that C code and large objects hold, and those that are free in the heap."""
    libc = ctypes.CDLL(None)
    libc.mallinfo2.restype = _MallocInfo
    told = libc.mallinfo2()
    return {"native": told.uordblks + told.hblkhd, "native_free": told.fordblks}


def _objects() -> dict[str, int]:
    """Return the number of objects that refer to others, and that of the users of the broker."""
    known = gc.get_objects()
    brokers = (each for each in known if isinstance(each, Broker))
    return {"objects": len(known), "users": sum(len(each._accounts) for each in brokers)}


def _figures(asked_ns: int) -> None:
    """Answer with figures; called by the event loop, in its turn."""
    _answer(
        {
            "late_ms": (time.monotonic_ns() - asked_ns) / 1e6,
            "tasks": len(asyncio.all_tasks()),
            **_objects(),
            **_native(),
        }
    )


def _types() -> None:
    """Answer with the types of all objects that the garbage collector knows."""
    gc.collect()
    kinds = Counter(map(type, gc.get_objects()))
    _answer({f"{kind.__module__}.{kind.__qualname__}": count for kind, count in kinds.items()})


def _answer(told: dict[str, Any]) -> None:
    with open(int(os.environ[ANSWERS]), "w", closefd=False) as line:
        line.write(json.dumps(told) + "\n")


def _ask() -> None:
    asyncio.get_running_loop().call_soon(_figures, time.monotonic_ns())


class _Policy(asyncio.DefaultEventLoopPolicy):
    """Gives the loop of the box a handler of the signal."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """Return a loop that answers both signals."""
        loop = super().new_event_loop()
        loop.add_signal_handler(signal.SIGUSR1, _ask)
        loop.add_signal_handler(signal.SIGUSR2, _types)
        return loop


if __name__ == "__main__":
    asyncio.set_event_loop_policy(_Policy())
    sys.exit(main(sys.argv[1:]))
