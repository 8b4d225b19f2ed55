"""Simulated button lamps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hardware.sim.record import Record


class SimLamps:
    """Lamps 0 to `count` - 1, dark at first; `shown` records all of them after each change."""

    def __init__(
        self, count: int, *, on_change: Callable[[Mapping[int, bool]], None] | None = None
    ) -> None:
        self.shown: Record[Mapping[int, bool]] = Record(on_change)
        self._lit = dict.fromkeys(range(count), False)

    @property
    def lit(self) -> dict[int, bool]:
        """The current state of every lamp."""
        return dict(self._lit)

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the given lamps; raise ValueError, and switch none, when one does not exist."""
        if unknown := sorted(lit.keys() - self._lit.keys()):
            raise ValueError(f"there are no lamps {unknown}")
        self._lit.update(lit)
        self.shown.add(self.lit)
