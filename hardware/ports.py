"""What the box asks of its devices: a few verbs each in our words, and the values exchanged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence


class DeviceError(Exception):
    """A device is missing or failed; the message names it and says what to check."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A change of one button's line: which button, the level after it, and the stamp."""

    button: int
    is_down: bool
    at_ns: int


@dataclass(frozen=True, slots=True)
class Gap:
    """Edges of one button were lost some time before `at_ns`: who was first until then is unknown.

    A gap comes before the edges that were read together with it.
    """

    button: int
    at_ns: int


@dataclass(frozen=True, slots=True, order=True)
class Press:
    """A button went down: sorted by its stamp first, so that order is never order of arrival."""

    at_ns: int
    button: int


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture for a screen: 1 bit a pixel, rows packed left to right, high bit first."""

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

    def edges(self) -> AsyncIterator[Edge | Gap]:
        """Yield every edge as it arrives, in any order, each with its own stamp; say what is lost.

        Raise DeviceError when the buttons do not answer; to read again is to try again.
        """
        ...

    def answer(self, call: Callable[[int], None]) -> None:
        """Call with each button that goes down, at once and before anything else: for its lamp."""
        ...

    def is_down(self, button: int) -> bool:
        """Return the level of the button now; raise DeviceError when the buttons do not answer."""
        ...

    def mute(self, button: int, *, is_muted: bool) -> None:
        """Report no edge of the button, or report them again: a storm must not drown the others."""
        ...


class Screen(Protocol):
    """One OLED."""

    @property
    def width(self) -> int:
        """Return its width in pixels."""
        ...

    @property
    def height(self) -> int:
        """Return its height in pixels."""
        ...

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame, again too; raise DeviceError when the screen does not answer."""
        ...


class Lamps(Protocol):
    """The lamps inside the buttons."""

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the named lamps; the others stay as they are."""
        ...


class Lights(Protocol):
    """The LED panel or strip."""

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Show all pixels at once, first LED first."""
        ...


class Scanner(Protocol):
    """A reader of cards or tags."""

    def lines(self) -> AsyncIterator[str]:
        """Yield each tag as the reader reports it, without its line end."""
        ...
