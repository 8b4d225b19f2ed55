"""Button lamps without a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.sim.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class SimLamps:
    """Lamps 0 to `count` - 1, dark at first; `shown` records all of them after each change."""

    def __init__(
        self, count: int, *, on_change: Callable[[Mapping[int, bool]], None] | None = None
    ) -> None:
        self.shown: Record[Mapping[int, bool]] = Record(on_change)
        self._lit = dict.fromkeys(range(count), False)

    @property
    def lit(self) -> dict[int, bool]:
        """Return every lamp as it is now."""
        return dict(self._lit)

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the named lamps; raise ValueError, and switch none, when one does not exist."""
        if unknown := sorted(lit.keys() - self._lit.keys()):
            raise ValueError(f"there are no lamps {unknown}")
        self._lit.update(lit)
        self.shown.add(self.lit)
