"""Presses that are not part of the game: a person at the box confirms that a seat is theirs."""

from __future__ import annotations

import asyncio


class Presence:
    """Lets one request per seat wait for the next press of that seat's button."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[None]] = {}

    async def wait(self, seat: int, *, seconds: float) -> bool:
        """Return whether the seat's button was pressed in time; a newer request ends an older."""
        self._drop(seat)
        pressed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[seat] = pressed
        try:
            done, _ = await asyncio.wait({pressed}, timeout=seconds)
        finally:
            if self._waiting.get(seat) is pressed:
                del self._waiting[seat]
        return bool(done) and not pressed.cancelled()

    def is_waiting(self, seat: int) -> bool:
        """Tell whether somebody waits for a press of that seat's button."""
        return seat in self._waiting

    def takes(self, seat: int) -> bool:
        """Tell whether somebody waited for this press, which then is no move in the game."""
        pressed = self._waiting.pop(seat, None)
        if pressed is None or pressed.done():
            return False
        pressed.set_result(None)
        return True

    def _drop(self, seat: int) -> None:
        older = self._waiting.pop(seat, None)
        if older is not None:
            older.cancel()
