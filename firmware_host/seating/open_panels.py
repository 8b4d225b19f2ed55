"""The users of the pages of the box that are open; those of closed ones give way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

UNUSED_AT_MOST: Final = 8
"""Pages that are just about to connect, or whose line is broken for a moment."""


class OpenPanels:
    """The two users of each page, in the order in which the pages were opened.

    `is_connected` tells whether a user of the broker has a connection. On a remote broker nobody
    knows: there the oldest pages give way. A page that is refused opens itself again by its key.
    """

    def __init__(self) -> None:
        self._pages: list[tuple[str, ...]] = []
        self.is_connected: Callable[[str], bool] = lambda _: False

    def add(self, *users: str) -> tuple[str, ...]:
        """Count a page that is opened, and return the users that give way to it."""
        # A broker with fixed users gives the same ones again: they are those of the new page.
        known = [tuple(user for user in page if user not in users) for page in self._pages]
        known = [page for page in known if page]
        unused = [page for page in known if not any(map(self.is_connected, page))]
        leaving = unused[: max(0, len(unused) + 1 - UNUSED_AT_MOST)]
        self._pages = [page for page in known if page not in leaving] + [users]
        return tuple(user for page in leaving for user in page)
