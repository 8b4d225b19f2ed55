"""The check of the Host header, against pages that rebind their DNS name to the box."""

from __future__ import annotations

from collections.abc import Iterable

from firmware_host.guard.admission import device_address


class Hosts:
    """The names of the box; its addresses are those by which it was reached."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(name.lower().rstrip(".") for name in names)

    def is_ours(self, host: str, reached: str) -> bool:
        """Return whether a request for that host is for the box, reached at that address.

        The page of a rebound name sends that name. An address as the host is the box's own if
        the connection came to it.
        """
        return host.rstrip(".") in self._names or _plain(host) == _plain(reached)


def _plain(address: str) -> str:
    """Return one form of an address, whichever way it was written."""
    return device_address(address) if "." in address else address.partition("%")[0].lower()
