"""Requests for a seat or the host's place: first come, first served, and a line for the others."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from firmware_host.seating.button_confirmation import HOST_PLACE, Prompt
from firmware_host.seating.request_limits import Device, RequestLimits
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.seating.button_confirmation import ButtonConfirmation

_CLAIMED_WITHIN_S: Final = 3.0
_IN_LINE_FOR_S: Final = 3.0
_LINE_AT_MOST: Final = 32


@dataclass(slots=True, eq=False)
class Request:
    """A request that somebody may confirm: what the screens show, and whose it is."""

    id: str
    prompt: Prompt
    device: Device
    key: str
    ends_s: float
    unclaimed: asyncio.TimerHandle | None = None


class Requests:
    """One pending request a place; who comes second is told to wait, and is next in line.

    A place in the line is kept by asking again within three seconds, as phones do. It does not let
    the first one ask anew before those who waited.
    """

    def __init__(
        self,
        confirmation: ButtonConfirmation,
        *,
        within_s: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.within_s = within_s
        self._confirmation = confirmation
        self._clock = clock
        self._limits = RequestLimits(clock)
        self._pending: dict[str, Request] = {}
        self._lines: dict[int, OrderedDict[str, float]] = {}

    def begin(self, place: int, name: str, device: Device) -> Request:
        """Return a new request, or raise Problem while another one is pending or next."""
        self._limits.check(device)
        key = self._limits.key(device)
        pending = next((one for one in self._pending.values() if one.prompt.place == place), None)
        line = self._line(place)
        if pending is not None or next(iter(line), key) != key:
            if len(line) < _LINE_AT_MOST or key in line:
                line[key] = self._clock() + _IN_LINE_FOR_S
            raise self._busy(place, pending)
        line.pop(key, None)
        return self._begun(place, name, device, key)

    def claim(self, request: str, place: int) -> Request:
        """Return the pending request of that id, whose phone waits for the answer from now on."""
        found = self._pending.get(request)
        if found is None or found.prompt.place != place or found.unclaimed is None:
            raise Problem("request-over")
        found.unclaimed.cancel()
        found.unclaimed = None
        return found

    async def confirmed(self, request: Request) -> bool:
        """Return whether the request was confirmed in time; then it is over."""
        try:
            async with asyncio.timeout(max(0.0, request.ends_s - self._clock())):
                await asyncio.shield(request.prompt.answer)
        except TimeoutError:
            return False
        else:
            return True
        finally:
            self._end(request)

    def _begun(self, place: int, name: str, device: Device, key: str) -> Request:
        prompt = Prompt(place, "host" if place == HOST_PLACE else "seat", name, self._new_code())
        ends_s = self._clock() + self.within_s
        request = Request(secrets.token_urlsafe(12), prompt, device, key, ends_s)
        loop = asyncio.get_running_loop()
        request.unclaimed = loop.call_later(_CLAIMED_WITHIN_S, self._end, request)
        self._pending[request.id] = request
        self._confirmation.begin(prompt)
        return request

    def _end(self, request: Request) -> None:
        """End a request, and count it for or against its device."""
        if self._pending.pop(request.id, None) is None:
            return
        if request.unclaimed is not None:
            request.unclaimed.cancel()
        if request.prompt.answer.done():
            self._limits.confirm(request.key, request.device)
        else:
            self._limits.fail(request.key)
        self._confirmation.end(request.prompt)

    def _line(self, place: int) -> OrderedDict[str, float]:
        """Return who waits for the place: until when each of them does, the first one first."""
        line = self._lines.setdefault(place, OrderedDict())
        for key in [key for key, until_s in line.items() if until_s < self._clock()]:
            del line[key]
        return line

    def _busy(self, place: int, pending: Request | None) -> Problem:
        """Return who is asking before this device, and how long that can take."""
        is_host = place == HOST_PLACE
        if pending is None:
            return Problem("host-next") if is_host else Problem("seat-next", place=place + 1)
        code = pending.prompt.code
        left_s = max(1, math.ceil(pending.ends_s - self._clock()))
        if is_host:
            return Problem("host-asked", code=code, seconds=left_s)
        return Problem("seat-asked", place=place + 1, code=code, seconds=left_s)

    def _new_code(self) -> str:
        """Return two digits that no other pending request has."""
        taken = {request.prompt.code for request in self._pending.values()}
        return secrets.choice([str(n) for n in range(10, 100) if str(n) not in taken])
