"""Errors of the broker; their messages are shown to the user of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class BrokerError(Exception):
    """A request to the broker failed."""


class PortTakenError(BrokerError):
    """Another program already listens on the broker's port."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"Port {port} on {host} is already in use: choose another for the broker.")
        self.port = port


class BrokerFailedError(BrokerError):
    """The broker process ended or never became ready; the message ends with its last lines."""

    def __init__(self, what: str, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n  ".join((what, *self.lines)))
