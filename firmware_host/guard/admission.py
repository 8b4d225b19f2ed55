"""Admission of connections: a limit in all, a share for each address, and who gives way."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

_IPV6_PREFIX = 64
"""A device chooses the rest of an IPv6 address by itself, so it does not tell devices apart."""


class Slot:
    """The place of one connection; it gives way to another while it waits for its client."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_waiting = True
        self._on_evict: Callable[[], object] | None = None

    def on_evict(self, end: Callable[[], object]) -> None:
        """Call the function when the connection must give way."""
        self._on_evict = end

    def evict(self) -> None:
        """End the connection."""
        if self._on_evict is not None:
            self._on_evict()


class Admission:
    """Admits `most` connections, `share` of them from one address.

    A newcomer without room takes the place of the oldest connection that waits for its client: one
    of the same address above its share, otherwise one of the address where the most are waiting.
    """

    def __init__(self, most: int, share: int) -> None:
        self._most = most
        self._share = share
        self._slots: dict[str, dict[Slot, None]] = {}
        self._total = 0

    def admit(self, address: str) -> Slot | None:
        """Return a slot for the connection, or None when nobody gives way."""
        if not self._has_room(address):
            return None
        slot = Slot(address)
        self._slots.setdefault(address, {})[slot] = None
        self._total += 1
        return slot

    def release(self, slot: Slot) -> None:
        """Free the slot, unless it was taken already."""
        held = self._slots.get(slot.address, {})
        if slot in held:
            del held[slot]
            self._total -= 1
        if not held:
            self._slots.pop(slot.address, None)

    def _has_room(self, address: str) -> bool:
        if len(self._slots.get(address, ())) >= self._share:
            return self._evict(address)
        if self._total < self._most:
            return True
        largest = max(self._slots, key=lambda each: len(self._waiting(each)))
        is_larger = len(self._waiting(largest)) > len(self._waiting(address))
        return is_larger and self._evict(largest)

    def _waiting(self, address: str) -> list[Slot]:
        """Return the connections of the address that wait for their clients, the oldest first."""
        return [slot for slot in self._slots.get(address, ()) if slot.is_waiting]

    def _evict(self, address: str) -> bool:
        waiting = self._waiting(address)
        if not waiting:
            return False
        self.release(waiting[0])
        waiting[0].evict()
        return True


def device_address(host: str) -> str:
    """Return what a device is counted by: its IPv4 address, or the prefix of its IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, _IPV6_PREFIX), strict=False).network_address)
