"""The GPIO lines of the box over libgpiod: edges with timestamps, lamps, and detected losses.

All inputs are one request, because only then one descriptor wakes the event loop, one buffer of
1024 edges outlasts a stall, and the kernel numbers the edges of every line.  When that buffer is
full the kernel drops the *oldest* edge of any line, which is the press that decides.  Two signs
show it: a gap in the numbers of a line, and a first read that returns a whole buffer.
"""

from __future__ import annotations

import select
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol

import gpiod
from gpiod.line import Bias, Clock, Direction, Value
from gpiod.line import Edge as Detection

from hardware.ports import DeviceError

BUFFER_EDGES: Final = 1024
_CONSUMER: Final = "totembox"
_BIAS: Final = {"up": Bias.PULL_UP, "down": Bias.PULL_DOWN, "floating": Bias.DISABLED}

Pull = Literal["up", "down", "floating"]


class Request(Protocol):
    """The part of a libgpiod line request that is used here."""

    @property
    def fd(self) -> int: ...  # noqa: D102 - libgpiod's own contract

    def read_edge_events(self, max_events: int | None = None) -> list[gpiod.EdgeEvent]: ...  # noqa: D102

    def get_value(self, line: int | str) -> Value: ...  # noqa: D102

    def set_values(self, values: dict[int | str, Value]) -> None: ...  # noqa: D102

    def reconfigure_lines(  # noqa: D102
        self, config: dict[Iterable[int | str] | int | str, gpiod.LineSettings | None]
    ) -> None: ...

    def release(self) -> None: ...  # noqa: D102


class RequestLines(Protocol):
    """`gpiod.request_lines`, or a test double."""

    def __call__(  # noqa: D102
        self,
        path: str,
        config: dict[Iterable[int | str] | int | str, gpiod.LineSettings | None],
        consumer: str | None = None,
        event_buffer_size: int | None = None,
        output_values: dict[int | str, Value] | None = None,
    ) -> Request: ...


@dataclass(frozen=True, slots=True)
class LineEdge:
    """A change of one line: the new level and the kernel's timestamp."""

    line: int
    is_high: bool
    at_ns: int


@dataclass(frozen=True, slots=True)
class Batch:
    """The result of one read: edges, the lines with lost edges, and the time of the read."""

    edges: tuple[LineEdge, ...]
    lost: frozenset[int]
    read_ns: int


class Lines:
    """Inputs with one pull and outputs with given levels, all of one chip."""

    def __init__(
        self,
        chip: str,
        inputs: Iterable[int],
        outputs: Mapping[int, bool],
        *,
        pull: Pull = "up",
        request: RequestLines = gpiod.request_lines,
    ) -> None:
        self.inputs = tuple(inputs)
        self.outputs = dict(outputs)
        self.pull: Pull = pull
        self._chip = chip
        self._unheard: set[int] = set()
        self._counts = dict.fromkeys(self.inputs, 0)
        self._in: Request | None = None
        self._out: Request | None = None
        try:
            if self.inputs:
                self._in = request(
                    chip,
                    config={line: self._settings(line) for line in self.inputs},
                    consumer=_CONSUMER,
                    event_buffer_size=BUFFER_EDGES,
                )
            if self.outputs:
                self._out = request(
                    chip,
                    config={tuple(self.outputs): gpiod.LineSettings(direction=Direction.OUTPUT)},
                    consumer=_CONSUMER,
                    output_values={line: _value(high) for line, high in self.outputs.items()},
                )
        except (OSError, ValueError) as error:
            self.close()
            raise self._failed(error) from error

    @property
    def fd(self) -> int:
        """Return the file descriptor that is readable when there are edges."""
        return self._inputs().fd

    def read(self) -> Batch:
        """Return the buffered edges; it blocks if there are none."""
        try:
            events = self._inputs().read_edge_events(BUFFER_EDGES)
        except OSError as error:
            raise self._failed(error) from error
        read_ns = time.monotonic_ns()
        lost = self._spilt() if len(events) >= BUFFER_EDGES else set[int]()
        rising = gpiod.EdgeEvent.Type.RISING_EDGE
        edges: list[LineEdge] = []
        for event in events:
            line, count = event.line_offset, event.line_seqno
            if line in self._unheard:
                continue
            if count != self._counts.get(line, count - 1) + 1:
                lost.add(line)
            self._counts[line] = count
            edges.append(LineEdge(line, event.event_type is rising, event.timestamp_ns))
        return Batch(tuple(edges), frozenset(lost - self._unheard), read_ns)

    def has_edges(self) -> bool:
        """Tell whether there are edges to read."""
        poll = select.poll()
        poll.register(self.fd, select.POLLIN)
        return bool(poll.poll(0))

    def is_high(self, line: int) -> bool:
        """Return the level of an input now, or of an output as it was last set."""
        if line in self.outputs:
            return self.outputs[line]
        try:
            return self._inputs().get_value(line) is Value.ACTIVE
        except OSError as error:
            raise self._failed(error) from error

    def switch(self, line: int, *, is_high: bool) -> None:
        """Set an output."""
        if self._out is None:
            raise self._failed(OSError("closed"))
        try:
            self._out.set_values({line: _value(is_high)})
        except OSError as error:
            raise self._failed(error) from error
        self.outputs[line] = is_high

    def hear(self, line: int, *, is_heard: bool) -> None:
        """Switch the edge detection of an input on or off in the kernel."""
        if is_heard == (line not in self._unheard):
            return
        (self._unheard.discard if is_heard else self._unheard.add)(line)
        # Numbers that were skipped while detection was off are no gap.
        self._counts.pop(line, None)
        try:
            self._inputs().reconfigure_lines({line: self._settings(line) for line in self.inputs})
        except OSError as error:
            raise self._failed(error) from error

    def close(self) -> None:
        """Release the lines; closing twice does no harm."""
        for request in (self._in, self._out):
            if request is not None:
                request.release()
        self._in = self._out = None

    def _spilt(self) -> set[int]:
        """Return all lines and reset their numbers, so that this loss is not found again."""
        self._counts.clear()
        return set(self.inputs)

    def _inputs(self) -> Request:
        if self._in is None:
            raise self._failed(OSError("closed"))
        return self._in

    def _settings(self, line: int) -> gpiod.LineSettings:
        return gpiod.LineSettings(
            direction=Direction.INPUT,
            bias=_BIAS[self.pull],
            edge_detection=Detection.NONE if line in self._unheard else Detection.BOTH,
            event_clock=Clock.MONOTONIC,
        )

    def _failed(self, error: Exception) -> DeviceError:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return DeviceError(
            f"the GPIO chip {self._chip} does not answer ({reason}); check that this is a "
            "Raspberry Pi, that no other program holds its pins, and that the user is in the "
            "group gpio"
        )


def _value(is_high: bool) -> Value:
    return Value.ACTIVE if is_high else Value.INACTIVE
