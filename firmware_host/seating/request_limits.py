"""Who asks again and again waits longer and longer; others do not wait with them."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

_FREE: Final = 2
_FIRST_WAIT_S: Final = 2.5
_WAIT_AT_MOST_S: Final = 60.0
_FORGOTTEN_AFTER_S: Final = 600.0
_KNOWN_AT_MOST: Final = 1_024
_ID_AT_MOST: Final = 64


@dataclass(frozen=True, slots=True)
class Device:
    """Where a request comes from: the client's address, and the random id that a phone keeps."""

    address: str = ""
    id: str = ""


class RequestLimits:
    """Counts the requests of a device that nobody confirmed; a confirmed one clears them.

    Phones behind one router have one address, and anybody can make up ids. So an id counts only
    after somebody pressed a button for it: such a phone has limits of its own. All others of an
    address share theirs.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._confirmed: OrderedDict[str, None] = OrderedDict()
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def key(self, device: Device) -> str:
        """Return by what the device is told apart."""
        known = device.id[:_ID_AT_MOST]
        return f"id {known}" if known in self._confirmed else f"address {device.address}"

    def check(self, device: Device) -> None:
        """Raise Problem while the device must wait."""
        left_s = self._ready_at_s(self.key(device)) - self._clock()
        if left_s > 0:
            raise Problem("asks-again", seconds=math.ceil(left_s))

    def fail(self, key: str) -> None:
        """Count a request that nobody confirmed."""
        count, since_s = self._failed.pop(key, (0, -math.inf))
        is_old = self._clock() - since_s > _FORGOTTEN_AFTER_S
        self._failed[key] = (1 if is_old else count + 1, self._clock())
        _bound(self._failed)

    def confirm(self, key: str, device: Device) -> None:
        """Forget the failures of a device that somebody pressed a button for, and know its id."""
        self._failed.pop(key, None)
        if device.id:
            self._confirmed[device.id[:_ID_AT_MOST]] = None
            self._confirmed.move_to_end(device.id[:_ID_AT_MOST])
            _bound(self._confirmed)

    def _ready_at_s(self, key: str) -> float:
        count, since_s = self._failed.get(key, (0, -math.inf))
        if count < _FREE:
            return -math.inf
        # Bounded before the power: a count of thousands would overflow.
        wait_s = _FIRST_WAIT_S * 2.0 ** min(count - _FREE, 10)
        return since_s + min(wait_s, _WAIT_AT_MOST_S)


def _bound(known: OrderedDict[str, T]) -> None:
    if len(known) > _KNOWN_AT_MOST:
        known.popitem(last=False)
