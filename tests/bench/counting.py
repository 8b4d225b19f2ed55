"""Counters around a table: listings, views, drawings, and what goes over the wire."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from engines.catalog import find_game
from firmware_host.panel import match_screens
from firmware_host.panel.displays.find import find_display

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    from engines.core.seats import Seat


class Client:
    """A broker's client that counts; a retained payload that is the same as before is `same`."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._retained: dict[str, bytes] = {}

    async def publish(self, topic: str, payload: bytes, *, qos: int, retain: bool = False) -> None:
        """Count a message."""
        del qos
        self._counts.add("publishes", 1)
        self._counts.add("bytes", len(payload))
        kind = "/".join("n" if part.isdecimal() else part for part in topic.split("/")[2:])
        self._counts.add(f"publishes/{kind}", 1)
        self._counts.add(f"bytes/{kind}", len(payload))
        if retain:
            self._counts.add("same", int(self._retained.get(topic) == payload))
            self._retained[topic] = payload


class Counts:
    """What was counted since the last `clear`."""

    def __init__(self) -> None:
        self._now: Counter[str] = Counter()
        # The states are kept, so that no id is used again.
        self._listed: list[tuple[Any, Seat]] = []
        self.client: Any = Client(self)
        self.sequence = 0

    def add(self, name: str, amount: int) -> None:
        """Count something."""
        self._now[name] += amount

    def list_moves(self, state: Any, seat: Seat) -> None:
        """Count a listing of the moves of a seat."""
        self._now["listings"] += 1
        self._listed.append((state, seat))

    def now(self) -> Mapping[str, int]:
        """Return everything."""
        by_seat = Counter((id(state), seat) for state, seat in self._listed)
        return {**self._now, "listings_of_one": max(by_seat.values(), default=0)}

    def clear(self) -> None:
        """Begin anew."""
        self._now.clear()
        self._listed.clear()


class _CountedDisplay:
    """A display whose drawings are counted."""

    def __init__(self, display: Any, counts: Counts) -> None:
        self._display = display
        self._counts = counts

    def __getattr__(self, name: str) -> Any:
        drawn = getattr(self._display, name)

        def draw(*about: Any) -> Any:
            self._counts.add("drawings", 1)
            return drawn(*about)

        return draw


@contextlib.contextmanager
def counted(game: str) -> Generator[Counts]:
    """Count what is asked of a game and its display for as long as the block lasts."""
    counts, rules = Counts(), type(find_game(game))
    listed, viewed = rules.fast_legal_moves, rules.view

    def fast_legal_moves(self: Any, state: Any, seat: Seat) -> Any:
        counts.list_moves(state, seat)
        return listed(self, state, seat)

    def view(self: Any, state: Any, viewer: Any) -> Any:
        counts.add("views", 1)
        return viewed(self, state, viewer)

    def found(name: str) -> Any:
        display = find_display(name)
        return None if display is None else _CountedDisplay(display, counts)

    with (
        patch.object(rules, "fast_legal_moves", fast_legal_moves),
        patch.object(rules, "view", view),
        patch.object(match_screens, "find_display", found),
    ):
        yield counts
