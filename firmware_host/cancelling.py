"""Whether a task was told to end: `wait_for` of Python 3.11, which aiomqtt uses, can swallow it."""

from __future__ import annotations

import asyncio


def is_cancelled() -> bool:
    """Tell whether this task was told to end, although nothing was raised in it."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def check_cancelled() -> None:
    """Raise what was swallowed."""
    if is_cancelled():
        raise asyncio.CancelledError
