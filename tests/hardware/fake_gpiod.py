"""A fake libgpiod: a chip whose lines a test drives, with the kernel's bounded buffer.

The event objects and settings are libgpiod's own; the descriptor is a real pipe, so that a real
event loop wakes up for it.
"""

from __future__ import annotations

import errno
import os
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Any

import gpiod
from gpiod.line import Direction, Value
from gpiod.line import Edge as Detection

if TYPE_CHECKING:
    from collections.abc import Iterable

RISING = gpiod.EdgeEvent.Type.RISING_EDGE.value
FALLING = gpiod.EdgeEvent.Type.FALLING_EDGE.value


class FakeRequest:
    """One request: it numbers edges by line and drops the oldest when its buffer is full."""

    def __init__(self, chip: FakeChip, settings: dict[int, gpiod.LineSettings], size: int) -> None:
        self._chip = chip
        self._size = size
        self._settings = settings
        self._events: deque[gpiod.EdgeEvent] = deque()
        self._counts = dict.fromkeys(settings, 0)
        self._all = count(1)
        self.fd, self._bell = os.pipe()

    def drive(self, line: int, at_ns: int, *, is_high: bool) -> None:
        """Add an edge to the kernel's buffer."""
        if self._settings[line].edge_detection is Detection.NONE:
            return
        self._counts[line] += 1
        kind = RISING if is_high else FALLING
        if len(self._events) >= self._size:
            self._events.popleft()
        elif not self._events:
            os.write(self._bell, b"!")
        self._events.append(gpiod.EdgeEvent(kind, at_ns, line, next(self._all), self._counts[line]))

    def read_edge_events(self, max_events: int | None = None) -> list[gpiod.EdgeEvent]:
        """Return the oldest events; like the real call it would block without any."""
        self._chip.check()
        assert self._events, "a read that would block"
        taken = [self._events.popleft() for _ in range(min(max_events or 64, len(self._events)))]
        if not self._events:
            os.read(self.fd, 1)
        return taken

    def get_value(self, line: int | str) -> Value:
        """Return the level of a line."""
        self._chip.check()
        return Value.ACTIVE if self._chip.levels[int(line)] else Value.INACTIVE

    def set_values(self, values: dict[int | str, Value]) -> None:
        """Set outputs."""
        self._chip.check()
        for line, value in values.items():
            assert self._settings[int(line)].direction is Direction.OUTPUT
            self._chip.levels[int(line)] = value is Value.ACTIVE

    def reconfigure_lines(self, config: dict[Any, gpiod.LineSettings | None]) -> None:
        """Take new settings; libgpiod resets every line that is left out, so none may be."""
        self._chip.check()
        settings = _by_line(config)
        assert settings.keys() == self._settings.keys()
        self._settings = settings

    def release(self) -> None:
        """Release the lines."""
        self._chip.requests.remove(self)
        os.close(self.fd)
        os.close(self._bell)


class FakeChip:
    """Lines 0 to 53, pulled up; `gone` makes every use fail as a removed chip does."""

    def __init__(self) -> None:
        self.levels = dict.fromkeys(range(54), True)
        self.requests: list[FakeRequest] = []
        self.asked: list[dict[int, gpiod.LineSettings]] = []
        self.gone = False

    def request_lines(
        self,
        path: str,
        config: dict[Any, gpiod.LineSettings | None],
        consumer: str | None = None,
        event_buffer_size: int | None = None,
        output_values: dict[int | str, Value] | None = None,
    ) -> FakeRequest:
        """Stand in for `gpiod.request_lines`."""
        assert path == "/dev/gpiochip0"
        assert consumer == "totembox"
        self.check()
        settings = _by_line(config)
        for line, value in (output_values or {}).items():
            self.levels[int(line)] = value is Value.ACTIVE
        request = FakeRequest(self, settings, event_buffer_size or 16 * len(settings))
        self.asked.append(settings)
        self.requests.append(request)
        return request

    def drive(self, line: int, at_ns: int, *, is_high: bool) -> None:
        """Move an input: its level changes and the kernel stamps the edge."""
        self.levels[line] = is_high
        for request in self.requests:
            if line in request._settings:
                request.drive(line, at_ns, is_high=is_high)

    def check(self) -> None:
        """Fail when the chip is gone."""
        if self.gone:
            raise OSError(errno.ENODEV, "No such device")


def _by_line(config: dict[Any, gpiod.LineSettings | None]) -> dict[int, gpiod.LineSettings]:
    found: dict[int, gpiod.LineSettings] = {}
    for key, settings in config.items():
        lines: Iterable[Any] = key if isinstance(key, tuple) else (key,)
        found.update((int(line), settings or gpiod.LineSettings()) for line in lines)
    return found
