"""The animation tick of the screens: flashing, turning pages, and what has just changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engines.core.game import AwaitedBy


@dataclass(frozen=True, slots=True)
class Tick:
    """An animation tick: its number since start-up, and the ticks since the table last changed.

    `now_ns` is table time, for countdowns; `awaited` the seats that the table waits for then.
    `buttons` are those of the match's seats: a seat has the colour of its button.
    """

    count: int = 0
    since: int = 0
    now_ns: int = 0
    awaited: Mapping[int, AwaitedBy] = field(default_factory=dict[int, "AwaitedBy"])
    buttons: tuple[int, ...] = ()

    def button(self, seat: int) -> int:
        """Return the button of a seat; without a match's own it is that of the same number."""
        return self.buttons[seat] if self.buttons else seat

    @property
    def is_on(self) -> bool:
        """Tell whether flashing parts are lit: a flash says that the table waits for somebody.

        While it waits for nobody, as in a pause or for a bot, they are lit steadily.
        """
        return not self.awaited or self.is_even

    @property
    def is_even(self) -> bool:
        """Tell whether the flash of an ending is lit, when nobody is awaited any more."""
        return self.since % 2 == 0

    def is_called(self, seat: int) -> bool:
        """Tell whether the flash that calls this seat is lit."""
        return seat in self.awaited and self.is_on

    def page(self, ticks: int, pages: int) -> int:
        """Return which of so many pages is shown when each stays so many ticks."""
        return self.count // ticks % pages

    def is_news(self, ticks: int) -> bool:
        """Tell whether the table changed fewer ticks ago."""
        return self.since < ticks

    def step(self, ticks: int, parts: int) -> tuple[int, int] | None:
        """Return which part is shown after a change, and its tick; None once all were shown."""
        shown, step = divmod(self.since, ticks)
        return (shown, step) if shown < parts else None

    def next(self) -> Tick:
        """Return the tick after this one, with no change of the table."""
        return replace(self, count=self.count + 1, since=self.since + 1)

    def at(
        self, now_ns: int, awaited: Mapping[int, AwaitedBy], buttons: tuple[int, ...] = ()
    ) -> Tick:
        """Return this tick with the time of the table, whom it waits for, and their buttons."""
        return replace(self, now_ns=now_ns, awaited=awaited, buttons=buttons)

    def news(self) -> Tick:
        """Return this tick at a change of the table; pages that turn are not held up by it."""
        return replace(self, since=0)
