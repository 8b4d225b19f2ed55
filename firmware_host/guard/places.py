"""The places of logged-in phones: a limit in all and a share for each address."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from firmware_host.guard.settings import PHONES, PHONES_SHARE

if TYPE_CHECKING:
    from firmware_host.guard.admission import Slot


class Places:
    """Counts the phones; users of the page of the box, whose names begin so, need no place."""

    def __init__(self, own_users: tuple[str, ...]) -> None:
        self._own_users = own_users
        self._taken: set[Slot] = set()
        self._of_address: Counter[str] = Counter()

    def take(self, slot: Slot, user: str) -> bool:
        """Take a place for the connection, or return False when none is left."""
        if user.startswith(self._own_users):
            return True
        if len(self._taken) >= PHONES or self._of_address[slot.address] >= PHONES_SHARE:
            return False
        self._taken.add(slot)
        self._of_address[slot.address] += 1
        return True

    def leave(self, slot: Slot) -> None:
        """Free the place of the connection, if it has one."""
        if slot in self._taken:
            self._taken.remove(slot)
            self._of_address -= Counter((slot.address,))
