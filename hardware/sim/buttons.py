"""Simulated arcade buttons: edges with given timestamps, in any order, with any bounce."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence

from hardware.ports import DeviceError, Edge, Gap
from hardware.sim.record import Record
from hardware.stream import Stream


class SimButtons:
    """Buttons 0 to `count` - 1; `down` are held from the start, without an edge."""

    def __init__(
        self,
        count: int,
        *,
        down: Iterable[int] = (),
        clock_ns: Callable[[], int] = time.monotonic_ns,
        on_change: Callable[[Edge], None] | None = None,
    ) -> None:
        self.driven: Record[Edge] = Record(on_change)
        self._clock_ns = clock_ns
        self._stream: Stream[Edge | Gap] = Stream("buttons")
        self._is_down = dict.fromkeys(range(count), False)
        self._changed_ns: dict[int, int] = {}
        self.muted: set[int] = set()
        self._answer: Callable[[int], None] | None = None
        for button in down:
            self._known(button)
            self._is_down[button] = True

    def edges(self) -> AsyncGenerator[Edge | Gap]:
        """Yield every edge driven, in the order driven; one reader at a time, until closed."""
        return self._stream.read()

    async def drain(self) -> None:
        """Return when the reader has taken every edge driven."""
        await self._stream.drained()

    def is_down(self, button: int) -> bool:
        """Return the level after the latest stamp driven, as reading the line would."""
        return self._is_down[self._known(button)]

    def answer(self, call: Callable[[int], None]) -> None:
        """Set the callback for each button that is driven down, called before its edge."""
        self._answer = call

    def mute(self, button: int, *, is_muted: bool) -> None:
        """Mute or unmute the edges of the button; its level stays readable."""
        self._known(button)
        (self.muted.add if is_muted else self.muted.discard)(button)

    def lose(self, button: int, at_ns: int | None = None) -> None:
        """Report that edges of the button were lost, as a full kernel buffer loses them."""
        stamp_ns = self._clock_ns() if at_ns is None else at_ns
        self._stream.put(Gap(self._known(button), stamp_ns))

    def drive(self, edge: Edge) -> None:
        """Report exactly this edge; an edge older than the last one leaves the level alone."""
        button = self._known(edge.button)
        if button not in self.muted:
            if edge.is_down and self._answer is not None:
                self._answer(button)
            self._stream.put(edge)
        if edge.at_ns >= self._changed_ns.get(button, edge.at_ns):
            self._is_down[button], self._changed_ns[button] = edge.is_down, edge.at_ns
        self.driven.add(edge)

    def press(
        self, button: int, at_ns: int | None = None, *, bounce_us: Sequence[int] = ()
    ) -> None:
        """Push the button down; `bounce_us` are the gaps between the changes that follow."""
        self._move(button, at_ns, bounce_us, is_down=True)

    def release(
        self, button: int, at_ns: int | None = None, *, bounce_us: Sequence[int] = ()
    ) -> None:
        """Let the button go; `bounce_us` are the gaps between the changes that follow."""
        self._move(button, at_ns, bounce_us, is_down=False)

    def fail(self) -> None:
        """Break the buttons: the reader gets a DeviceError."""
        self._stream.fail(DeviceError("the buttons do not answer; check the GPIO cable"))

    def close(self) -> None:
        """End `edges()` after the edges already driven."""
        self._stream.close()

    def _move(
        self, button: int, at_ns: int | None, bounce_us: Sequence[int], *, is_down: bool
    ) -> None:
        if self.is_down(button) == is_down:
            raise ValueError(f"button {button} is {'down' if is_down else 'up'} already")
        if len(bounce_us) % 2 or any(gap_us <= 0 for gap_us in bounce_us):
            raise ValueError(f"bounce {tuple(bounce_us)} does not end where the button went")
        stamp_ns = self._clock_ns() if at_ns is None else at_ns
        self.drive(Edge(button, is_down, stamp_ns))
        for change, gap_us in enumerate(bounce_us):
            stamp_ns += gap_us * 1_000
            self.drive(Edge(button, is_down == bool(change % 2), stamp_ns))
        # The level changes even if two pages with their own clocks disagree on the time.
        self._is_down[button] = is_down

    def _known(self, button: int) -> int:
        if button not in self._is_down:
            raise ValueError(f"there is no button {button}")
        return button
