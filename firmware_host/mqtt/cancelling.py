"""Errors and cancellations of tasks.

`wait_for` of Python 3.11, which aiomqtt uses, can swallow a cancellation.
"""

from __future__ import annotations

import asyncio


def is_cancelled() -> bool:
    """Return whether this task was cancelled, even if nothing was raised in it."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def check_cancelled() -> None:
    """Raise the cancellation of this task, if it was swallowed."""
    if is_cancelled():
        raise asyncio.CancelledError


def first_error(error: BaseException) -> BaseException:
    """Return the first error of a group that may hold groups."""
    group: tuple[BaseException, ...] = getattr(error, "exceptions", ())
    return first_error(group[0]) if group else error
