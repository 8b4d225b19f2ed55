"""The networks of this machine: the addresses by which phones may reach it, and their changes."""

from __future__ import annotations

import array
import asyncio
import contextlib
import fcntl
import ipaddress
import logging
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Final

import ifaddr

log = logging.getLogger(__name__)

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

# Addresses reserved for documentation: looking up their route sends nothing.
_FAR_AWAY: Final = (
    (socket.AF_INET, ("192.0.2.1", 9)),
    (socket.AF_INET6, ("2001:db8::1", 9)),
)
_WITHOUT_PHONES: Final = ("docker", "br-", "virbr", "veth", "tun", "tap", "wg", "tailscale", "zt")
"""Beginnings of the names of interfaces that lead to containers, machines in here, or tunnels."""
_GET_FLAGS: Final = 0x8913
_UP_AND_RUNNING: Final = 0x1 | 0x40
# RTMGRP_LINK, and those of addresses and routes for IPv4 and IPv6.
_CHANGES: Final = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
_SETTLE_S: Final = 0.3
"""A network that comes up is announced by many messages at once."""
_POLL_S: Final = 10.0


def reachable_addresses() -> tuple[IPAddress, ...]:
    """Return the addresses of this machine for phones: IPv4 first, the default route's first.

    Browsers cannot open link-local IPv6 addresses. Those of IPv4 (169.254) are what two machines
    on a bare cable have, so they count where there is nothing else.
    """
    preferred = set(_of_default_routes())
    found = {address for address in _of_interfaces() if not address.is_loopback}
    routed = {address for address in found if not address.is_link_local}
    usable = routed or {address for address in found if address.version == _IPV4}
    order = sorted(usable, key=lambda it: (it.version, it not in preferred, int(it)))
    return tuple(order)


_IPV4: Final = 4


def _of_default_routes() -> Iterator[IPAddress]:
    for family, place in _FAR_AWAY:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(place)
            yield ipaddress.ip_address(probe.getsockname()[0])


def _of_interfaces() -> Iterator[IPAddress]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for adapter in ifaddr.get_adapters():
            if adapter.name.startswith(_WITHOUT_PHONES) or not _is_up(probe, adapter.name):
                continue
            for each in adapter.ips:
                given = each.ip if isinstance(each.ip, str) else each.ip[0]
                yield ipaddress.ip_address(given.partition("%")[0])


def _is_up(probe: socket.socket, name: str) -> bool:
    """Tell whether the interface is up: an address stays on one that lost its network."""
    # struct ifreq: the name, and the flags in what follows it.
    asked = array.array("B", struct.pack("16s24x", name.encode()[:15]))
    try:
        fcntl.ioctl(probe, _GET_FLAGS, asked)
    except OSError:
        return False
    (flags,) = struct.unpack_from("H", asked, 16)
    return bool(flags & _UP_AND_RUNNING == _UP_AND_RUNNING)


class Networks:
    """Follows the addresses of this machine while the program runs."""

    def __init__(self, look: Callable[[], tuple[IPAddress, ...]] = reachable_addresses) -> None:
        self._look = look
        self._listeners: list[Callable[[], None]] = []
        self.addresses = look()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def run(self) -> None:
        """Look again whenever the kernel announces a change, for ever."""
        with contextlib.ExitStack() as stack:
            announced = asyncio.Event()
            wait_s = None if _hear_kernel(stack, announced) else _POLL_S
            while True:
                self._update()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait_s):
                        await announced.wait()
                await asyncio.sleep(_SETTLE_S)
                announced.clear()

    def _update(self) -> None:
        addresses = self._look()
        if addresses == self.addresses:
            return
        self.addresses = addresses
        log.info("phones reach this machine at %s", ", ".join(map(str, addresses)) or "no address")
        for listener in self._listeners:
            listener()


def _hear_kernel(stack: contextlib.ExitStack, announced: asyncio.Event) -> bool:
    """Set the event at every change of links, addresses and routes; False if nobody may listen."""
    try:
        kernel = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_NONBLOCK)
    except OSError as error:
        log.warning("changes of the network are looked for every %d s: %s", _POLL_S, error)
        return False
    stack.enter_context(kernel)
    kernel.bind((0, _CHANGES))
    loop = asyncio.get_running_loop()

    def hear() -> None:
        # What they say is looked up; a queue that overflowed (ENOBUFS) is a change too.
        with contextlib.suppress(OSError):
            while kernel.recv(65536):
                pass
        announced.set()

    loop.add_reader(kernel, hear)
    stack.callback(loop.remove_reader, kernel)
    return True
