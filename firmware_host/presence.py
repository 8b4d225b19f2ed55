"""Hands on buttons that are no moves: a person at the box confirms who sits there, or who hosts.

Between matches and in a pause one press is enough.  In play a press is always a move and never
the answer to somebody's request: else a stranger could ask for a seat, wait for its next grab and
have both.  Then only holding the button for longer than anybody grabs confirms the seat.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

HOST: Final = -1
"""The place of a request to be the host: nobody's button alone."""

_BUTTONS_OF_HOST: Final = 2


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody waits for a hand: for which place, and how he calls himself."""

    place: int
    name: str
    answer: asyncio.Future[None] = field(repr=False, compare=False)


class Presence:
    """Lets one request per seat wait for that seat's button, and one for any two held at once.

    `by_page` are the buttons that no hand can press, so that the page of the box must.
    """

    def __init__(self, *, hold_s: float = 1.5, look_every_s: float = 0.05) -> None:
        self.hold_s = hold_s
        self.by_page: frozenset[int] = frozenset()
        self._look_every_s = look_every_s
        self._asking: dict[int, Asking] = {}
        self._held: Callable[[], frozenset[int]] = frozenset
        self._listeners: list[Callable[[], None]] = []

    def look_at(self, held: Callable[[], frozenset[int]]) -> None:
        """Learn from there which seats' buttons are down."""
        self._held = held

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever somebody begins or ends to wait."""
        self._listeners.append(listener)

    def asking(self, place: int) -> Asking | None:
        """Return who waits for this place."""
        return self._asking.get(place)

    def is_waiting(self, place: int) -> bool:
        """Tell whether somebody waits for this place."""
        return place in self._asking

    def seats_asked(self) -> frozenset[int]:
        """Return the seats whose button somebody was asked to press."""
        return frozenset(self._asking) - {HOST}

    async def wait(self, seat: int, *, seconds: float, name: str = "") -> bool:
        """Return whether the seat's button was pressed in time; a newer request ends an older."""
        return await self._wait(seat, name, seconds, lambda held: seat in held)

    async def wait_for_host(self, *, seconds: float) -> bool:
        """Return whether two buttons were held at once in time."""
        return await self._wait(HOST, "", seconds, lambda held: len(held) >= _BUTTONS_OF_HOST)

    def takes(self, seat: int, *, is_in_play: bool) -> bool:
        """Tell whether somebody waited for this press, which then is no move in the game."""
        asking = self._asking.get(seat)
        if asking is None or is_in_play or asking.answer.done():
            return False
        asking.answer.set_result(None)
        return True

    async def _wait(
        self, place: int, name: str, seconds: float, holds: Callable[[frozenset[int]], bool]
    ) -> bool:
        older = self._asking.pop(place, None)
        if older is not None:
            older.answer.cancel()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Looked at before anybody is told to press: a hand may be faster than the next look.
        was_up = not holds(self._held())
        asking = self._asking[place] = Asking(place, name, answer)
        self._tell()
        holding = asyncio.create_task(self._until_held(holds, was_up=was_up), name="hold")
        try:
            done, _ = await asyncio.wait(
                {answer, holding}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            holding.cancel()
            if self._asking.get(place) is asking:
                del self._asking[place]
            self._tell()
        return bool(done) and not answer.cancelled()

    async def _until_held(self, holds: Callable[[frozenset[int]], bool], *, was_up: bool) -> None:
        """Return when it has held for long enough; a button that was down before must come up."""
        loop = asyncio.get_running_loop()
        since = loop.time()
        while True:
            if not holds(self._held()):
                was_up, since = True, loop.time()
            elif was_up and loop.time() - since >= self.hold_s:
                return
            await asyncio.sleep(self._look_every_s)

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
