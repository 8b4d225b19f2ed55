"""A gpiozero pin factory on the requested lines, so that gpiozero's devices work unchanged."""

# gpiozero has no type annotations: the checker infers the types of its classes from defaults.
# pyright: reportIncompatibleMethodOverride=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportMissingTypeStubs=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import logging
import time
from typing import Any, Final

from gpiozero.exc import (
    PinFixedPull,
    PinInvalidBounce,
    PinInvalidFunction,
    PinSetInput,
    PinUnknownPi,
)
from gpiozero.pins.local import get_pi_revision
from gpiozero.pins.pi import PiFactory, PiPin

from hardware.pi.lines import LineEdge, Lines

log = logging.getLogger(__name__)

# All models with 40 pins have the same numbering.
_PI_4_REVISION: Final = 0xC03111


class LinePin(PiPin):  # type: ignore[misc] # gpiozero carries no types
    """One line as a gpiozero pin; its direction and pull were fixed by the request."""

    def __init__(self, factory: LinePins, info: Any) -> None:
        super().__init__(factory, info)
        self._lines = factory.lines
        self._line: int = self._number
        self._detects_edges = False

    def close(self) -> None:
        """Remove the callback; the owner of the lines releases them."""
        self.when_changed = None

    def changed(self, edge: LineEdge) -> None:
        """Call gpiozero's callback; its exceptions are logged, so that no edge is lost."""
        if not self._detects_edges or self._when_changed is None:
            return
        try:
            self._call_when_changed(edge.at_ns, int(edge.is_high))
        except Exception:
            log.exception("a gpiozero callback failed on %r", self)

    def _get_function(self) -> str:
        return "output" if self._line in self._lines.outputs else "input"

    def _set_function(self, value: str) -> None:
        if value != self._get_function() or self._line not in self.factory.known:
            raise PinInvalidFunction(f"{self!r} was not requested as {value}")

    def _get_state(self) -> int:
        return int(self._lines.is_high(self._line))

    def _set_state(self, value: float) -> None:
        if self._line not in self._lines.outputs:
            raise PinSetInput(f"{self!r} is an input")
        self._lines.switch(self._line, is_high=bool(value))

    def _get_pull(self) -> str:
        return "floating" if self._line in self._lines.outputs else self._lines.pull

    def _set_pull(self, value: str) -> None:
        raise PinFixedPull(f"{self!r} is pulled {self._get_pull()}, not {value}")

    def _get_bounce(self) -> None:
        return None

    def _set_bounce(self, value: float | None) -> None:
        if value is not None:
            raise PinInvalidBounce(f"{self!r}: a bounce time would move the stamp of a press")

    def _get_edges(self) -> str:
        return "both"

    def _set_edges(self, value: str) -> None:
        if value != "both":
            raise PinInvalidFunction(f"{self!r} reports both edges")

    def _enable_event_detect(self) -> None:
        self._detects_edges = True

    def _disable_event_detect(self) -> None:
        self._detects_edges = False


class LinePins(PiFactory):  # type: ignore[misc] # gpiozero carries no types
    """The pin factory of one box; ticks are the kernel's monotonic nanoseconds."""

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self.pin_class = LinePin
        self.lines = lines
        self.known = frozenset({*lines.inputs, *lines.outputs})

    def dispatch(self, edge: LineEdge) -> None:
        """Pass an edge to the gpiozero device on its line, if there is one."""
        pin: LinePin = self.pin(edge.line)
        pin.changed(edge)

    def _get_revision(self) -> int:
        try:
            revision: int = get_pi_revision()
        except (OSError, PinUnknownPi):
            return _PI_4_REVISION
        return revision

    def ticks(self) -> int:
        """Return the time on the clock of the kernel's timestamps."""
        return time.monotonic_ns()

    def ticks_diff(self, later: int, earlier: int) -> float:
        """Return the seconds between two ticks."""
        return (later - earlier) / 1e9
