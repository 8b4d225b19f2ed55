"""Drawings that are kept for as long as what they show stays the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from firmware_host.panel.displays.tick import Tick

if TYPE_CHECKING:
    from collections.abc import Callable

    Read = tuple[str, tuple[int, ...]]
    T = TypeVar("T")

_CHANGING: Final = frozenset({"count", "since", "now_ns", "is_on", "is_even"})
_KEPT_AT_MOST: Final = 8
"""A flash has two pictures, and pages that turn are few; a countdown has no end of them."""


class WatchedTick(Tick):
    """A tick that notes what a drawing reads of it; `awaited` and `buttons` belong to the state."""

    __slots__ = ("_tick", "reads")

    _tick: Tick
    reads: dict[Read, object]

    def __init__(self, tick: Tick) -> None:
        object.__setattr__(self, "_tick", tick)
        object.__setattr__(self, "reads", dict["Read", object]())
        object.__setattr__(self, "awaited", tick.awaited)
        object.__setattr__(self, "buttons", tick.buttons)

    def __getattribute__(self, name: str) -> Any:
        """Return a value of the tick, and note it if it may differ at the next one."""
        if name in _CHANGING:
            return self._noted(name)
        return super().__getattribute__(name)

    def page(self, ticks: int, pages: int) -> int:
        """Return the page that is shown."""
        return cast("int", self._noted("page", ticks, pages))

    def is_news(self, ticks: int) -> bool:
        """Tell whether the table changed so few ticks ago."""
        return cast("bool", self._noted("is_news", ticks))

    def step(self, ticks: int, parts: int) -> tuple[int, int] | None:
        """Return the part of a sequence that is shown, and its tick."""
        return cast("tuple[int, int] | None", self._noted("step", ticks, parts))

    def _noted(self, name: str, *given: int) -> object:
        value = _read(self._tick, (name, given))
        self.reads[name, given] = value
        return value


class KeptDrawings:
    """The last drawings of each part, and what each of them read of the tick."""

    def __init__(self) -> None:
        self._kept: dict[str, list[tuple[dict[Read, object], Any]]] = {}

    def drawn(self, part: str, tick: Tick, draw: Callable[[Tick], T]) -> T:
        """Return what is drawn at this tick; it is drawn only if it was not, or looks different."""
        kept = self._kept.setdefault(part, [])
        for reads, drawing in kept:
            if all(_read(tick, read) == value for read, value in reads.items()):
                return cast("T", drawing)
        watched = WatchedTick(tick)
        drawing = draw(watched)
        kept.insert(0, (watched.reads, drawing))
        del kept[_KEPT_AT_MOST:]
        return drawing


def _read(tick: Tick, read: Read) -> object:
    name, given = read
    value = getattr(tick, name)
    return value(*given) if given else value
