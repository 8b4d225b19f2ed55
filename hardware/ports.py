"""The ports: the interfaces of the devices, independent of their libraries, and their values."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


class DeviceError(Exception):
    """A device is missing or failed; the message names it and what to check."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A change of one button's GPIO line: the button, its new state and the timestamp."""

    button: int
    is_down: bool
    at_ns: int


@dataclass(frozen=True, slots=True)
class Gap:
    """Edges of one button were lost before `at_ns`, so that the first press is unknown until then.

    A gap precedes the edges that were read together with it.
    """

    button: int
    at_ns: int


@dataclass(frozen=True, slots=True, order=True)
class Press:
    """A press of a button, ordered by its timestamp and not by its arrival."""

    at_ns: int
    button: int


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture for a screen: 1 bit per pixel, rows packed left to right, high bit first."""

    width: int
    height: int
    bits: bytes

    def __post_init__(self) -> None:
        if self.width % 8 or len(self.bits) != self.width // 8 * self.height:
            raise ValueError(
                f"a {self.width}x{self.height} frame does not fit {len(self.bits)} bytes"
            )


Pixel = tuple[int, int, int]


class Buttons(Protocol):
    """The arcade buttons, numbered from 0; one more than the seats is the flip button."""

    def edges(self) -> AsyncGenerator[Edge | Gap]:
        """Yield edges as they arrive, in any order, with their timestamps, and gaps for lost ones.

        Raise DeviceError when the buttons do not answer; a later call tries again.
        """
        ...

    async def drain(self) -> None:
        """Return when the reader of `edges()` has taken every edge that is buffered now."""
        ...

    def answer(self, call: Callable[[int], None]) -> None:
        """Set the callback for each button that goes down, called at once: for its lamp."""
        ...

    def is_down(self, button: int) -> bool:
        """Return the level of the button now; raise DeviceError when the buttons do not answer."""
        ...

    def mute(self, button: int, *, is_muted: bool) -> None:
        """Mute or unmute the edges of the button, so that a storm cannot displace other edges."""
        ...


class Screen(Protocol):
    """One OLED."""

    @property
    def width(self) -> int:
        """The width in pixels."""
        ...

    @property
    def height(self) -> int:
        """The height in pixels."""
        ...

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame, or refresh the same one; raise DeviceError for a missing screen."""
        ...


class Lamps(Protocol):
    """The lamps inside the buttons."""

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the given lamps; the others are unchanged."""
        ...


class Lights(Protocol):
    """The LED panel or strip."""

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Show all pixels at once, first LED first."""
        ...


class Scanner(Protocol):
    """A card or tag scanner."""

    def lines(self) -> AsyncGenerator[str]:
        """Yield each scanned tag without its line end."""
        ...
