"""The time of the screens: what flashes, what is turned over, and what is news."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment: the beats since the panel was switched on, and those since the table changed.

    `now_ns` is the time of the table, for what runs out.
    """

    tick: int = 0
    since: int = 0
    now_ns: int = 0

    @property
    def is_on(self) -> bool:
        """Tell whether what flashes is lit; news are lit at once."""
        return self.since % 2 == 0

    def next(self) -> Beat:
        """Return the moment one beat later, with nothing new."""
        return replace(self, tick=self.tick + 1, since=self.since + 1)

    def at(self, now_ns: int) -> Beat:
        """Return this moment with the time of the table."""
        return replace(self, now_ns=now_ns)

    def news(self) -> Beat:
        """Return the moment at which the table changed; pages that turn are not held up by it."""
        return replace(self, since=0)
