"""A transport that records what it sent, so that a screen can be set up again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Transport(Protocol):
    """An I2C or SPI interface of luma."""

    def command(self, *cmd: int) -> None:
        """Send commands."""
        ...

    def data(self, data: Sequence[int]) -> None:
        """Send pixels."""
        ...

    def cleanup(self) -> None:
        """Close the interface."""
        ...


class RecordingTransport:
    """A transport whose `record` begins a named recording and whose `replay` sends it again.

    A screen that lost its power for a moment acknowledges again but stays dark until its setup
    and its last picture are sent again. `before_send` is called before each transfer and may run
    other transfers on the same bus.
    """

    def __init__(self, transport: Transport, select: Callable[[], None] | None = None) -> None:
        self._transport = transport
        self._select = select
        self.before_send: Callable[[], None] | None = None
        self._parts: dict[str, list[tuple[bool, tuple[int, ...]]]] = {}
        self._part: list[tuple[bool, tuple[int, ...]]] = []

    def record(self, part: str) -> None:
        """Begin the recording of this name, which replaces an earlier one."""
        self._part = self._parts[part] = []

    def replay(self, *parts: str) -> None:
        """Send these recordings again."""
        for part in parts:
            for is_command, values in tuple(self._parts.get(part, ())):
                self._send(is_command, values)

    def command(self, *cmd: int) -> None:
        """Send and record commands."""
        self._send(is_command=True, values=cmd)
        self._part.append((True, cmd))

    def data(self, data: Sequence[int]) -> None:
        """Send and record pixels."""
        values = tuple(data)
        self._send(is_command=False, values=values)
        self._part.append((False, values))

    def cleanup(self) -> None:
        """Close the transport."""
        self._transport.cleanup()

    def _send(self, is_command: bool, values: tuple[int, ...]) -> None:
        if self.before_send is not None:
            self.before_send()
        if self._select is not None:
            self._select()
        if is_command:
            self._transport.command(*values)
        else:
            self._transport.data(list(values))
