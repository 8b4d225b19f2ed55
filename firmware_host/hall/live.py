"""Updates for an open page: first everything, then changes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

from firmware_host.wire import build

if TYPE_CHECKING:
    from firmware_host.hall.hall import Hall

LOOK_AGAIN_S: Final = 1.0
"""Silence is no message: the hall looks by itself whether a box has gone silent."""


class Viewer:
    """One open page, with the state that it already has."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._sent: dict[str, bytes] = {}
        self._last: tuple[bool, int] | None = None
        self._version = hall.version

    async def wait(self) -> None:
        """Return when something may have changed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN_S):
                await self._hall.changed(self._version)

    def news(self) -> bytes | None:
        """Return the changes since the last call, or None without any."""
        self._version = self._hall.version
        now = {card.box: build.encode(card) for card in self._hall.cards()}
        changed = [body for box, body in now.items() if self._sent.get(box) != body]
        gone = [box for box in self._sent if box not in now]
        state = (self._hall.is_up, self._hall.results_version)
        if not changed and not gone and state == self._last:
            return None
        self._sent, self._last = now, state
        return _message(changed, gone, *state)


def _message(changed: list[bytes], gone: list[str], is_up: bool, version: int) -> bytes:
    rest: dict[str, Any] = {"gone": gone, "up": is_up, "results": version}
    # The tables are encoded already; only the frame around them is new.
    return b'{"tables":[' + b",".join(changed) + b"]," + build.encode(rest)[1:]
