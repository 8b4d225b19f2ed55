"""The arcade buttons: gpiozero's Button for the level, the kernel's edges for the time."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any, Literal

from gpiozero import Button

from hardware.pi.board import Board
from hardware.pi.lines import Batch
from hardware.ports import DeviceError, Edge, Gap
from hardware.stream import Stream

Contact = Literal["open", "closed"]


class PiButtons:
    """Buttons 0 to n - 1 on the lines given, between line and ground, all open or all closed."""

    def __init__(self, board: Board, lines: Sequence[int], *, contact: Contact = "open") -> None:
        self._board = board
        self._lines = tuple(lines)
        self._numbers = {line: number for number, line in enumerate(self._lines)}
        self._is_down_when_high = contact == "closed"
        self._buttons: dict[int, Any] = {}
        self._muted: set[int] = set()
        self._answer: Callable[[int], None] | None = None
        self._stream: Stream[Edge | Gap] = Stream("buttons")

    def edges(self) -> AsyncGenerator[Edge | Gap]:
        """Yield every edge from the kernel's buffer; one reader at a time, until closed."""
        return self._read()

    async def drain(self) -> None:
        """Read the kernel's buffer; return when the reader has taken all of it."""
        if self._buttons and self._stream.is_read and self._board.lines.has_edges():
            loop = asyncio.get_running_loop()
            # A new watch cancels a read that the loop has already planned, which would block.
            loop.add_reader(self._board.lines.fd, self._on_readable, loop)
            self._on_readable(loop)
        await self._stream.drained()

    def answer(self, call: Callable[[int], None]) -> None:
        """Set the callback for each button that goes down, called before its edge is queued."""
        self._answer = call

    def is_down(self, button: int) -> bool:
        """Return the level of the line now, as gpiozero reads it."""
        is_low: bool = self._button(self._known(button)).is_pressed
        return is_low != self._is_down_when_high

    def mute(self, button: int, *, is_muted: bool) -> None:
        """Switch the edge detection of the line off or on in the kernel."""
        line = self._lines[self._known(button)]
        (self._muted.add if is_muted else self._muted.discard)(button)
        self._board.lines.hear(line, is_heard=not is_muted)

    def close(self) -> None:
        """End `edges()` after the edges in the kernel's buffer, and release the lines."""
        with contextlib.suppress(DeviceError):
            while self._buttons and self._board.lines.has_edges():
                self._take(self._board.lines.read())
        self._stream.close()
        self._drop()

    async def _read(self) -> AsyncGenerator[Edge | Gap]:
        loop = asyncio.get_running_loop()
        fd: int | None = None
        try:
            if not self._stream.is_closed:
                self._open()
                fd = self._board.lines.fd
                loop.add_reader(fd, self._on_readable, loop)
            with self._stream.reading():
                while await self._stream.has_item():
                    yield self._stream.take()
        except DeviceError:
            self._drop()
            raise
        finally:
            if fd is not None:
                loop.remove_reader(fd)

    def _on_readable(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            batch = self._board.lines.read()
        except DeviceError as error:
            loop.remove_reader(self._board.lines.fd)
            self._stream.fail(error)
            return
        self._take(batch)
        # The callback for lamps comes first, gpiozero's own callbacks after it.
        loop.call_soon(self._dispatch, batch)

    def _take(self, batch: Batch) -> None:
        for line in sorted(batch.lost):
            self._stream.put(Gap(self._numbers[line], batch.read_ns))
        for edge in batch.edges:
            button, is_down = self._numbers[edge.line], edge.is_high == self._is_down_when_high
            if is_down and self._answer is not None:
                self._answer(button)
            self._stream.put(Edge(button, is_down, edge.at_ns))

    def _dispatch(self, batch: Batch) -> None:
        if self._buttons:
            for edge in batch.edges:
                self._board.pins.dispatch(edge)

    def _open(self) -> None:
        """Open all buttons; mutes from before a failure are applied again."""
        for number in range(len(self._lines)):
            self._button(number)
        for number in self._muted:
            self._board.lines.hear(self._lines[number], is_heard=False)

    def _button(self, number: int) -> Any:
        if number not in self._buttons:
            button: Any = Button(self._lines[number], pull_up=True, pin_factory=self._board.pins)
            # Its thread for `when_held` would wake ten times a second.
            button._hold_thread.stopping.set()  # noqa: SLF001 - no other way
            self._buttons[number] = button
        return self._buttons[number]

    def _drop(self) -> None:
        buttons, self._buttons = self._buttons, {}
        for button in buttons.values():
            button.close()
        self._board.close()

    def _known(self, button: int) -> int:
        if not 0 <= button < len(self._lines):
            raise ValueError(f"there is no button {button}")
        return button
