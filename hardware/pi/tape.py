"""A transport that remembers what it carried, so that a screen can be refreshed without drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Transport(Protocol):
    """What luma writes to: an I2C or SPI interface."""

    def command(self, *cmd: int) -> None:
        """Send commands."""
        ...

    def data(self, data: Sequence[int]) -> None:
        """Send pixels."""
        ...

    def cleanup(self) -> None:
        """Close."""
        ...


class Tape:
    """Passes everything on; `keep` names what follows, and `play` sends what was named again.

    A screen that lost its power for a moment answers again but shows nothing: only its whole
    beginning and its last picture, sent anew, bring it back.  `give_way` is called before
    anything is sent, and may send something else on the same bus.
    """

    def __init__(self, transport: Transport, select: Callable[[], None] | None = None) -> None:
        self._transport = transport
        self._select = select
        self.give_way: Callable[[], None] | None = None
        self._parts: dict[str, list[tuple[bool, tuple[int, ...]]]] = {}
        self._part: list[tuple[bool, tuple[int, ...]]] = []

    def keep(self, part: str) -> None:
        """Remember what follows under this name, instead of what it held before."""
        self._part = self._parts[part] = []

    def play(self, *parts: str) -> None:
        """Send the named parts again."""
        for part in parts:
            for is_command, values in tuple(self._parts.get(part, ())):
                self._send(is_command, values)

    def command(self, *cmd: int) -> None:
        """Send commands, and remember them."""
        self._send(is_command=True, values=cmd)
        self._part.append((True, cmd))

    def data(self, data: Sequence[int]) -> None:
        """Send pixels, and remember them."""
        values = tuple(data)
        self._send(is_command=False, values=values)
        self._part.append((False, values))

    def cleanup(self) -> None:
        """Close the transport."""
        self._transport.cleanup()

    def _send(self, is_command: bool, values: tuple[int, ...]) -> None:
        if self.give_way is not None:
            self.give_way()
        if self._select is not None:
            self._select()
        if is_command:
            self._transport.command(*values)
        else:
            self._transport.data(list(values))
