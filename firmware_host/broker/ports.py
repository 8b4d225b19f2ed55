"""Search for free TCP ports."""

from __future__ import annotations

import errno
import socket

from firmware_host.broker.errors import BrokerError, PortTakenError


def free_ports(*wanted: tuple[str, int]) -> tuple[int, ...]:
    """Return a free port for every (host, port); port 0 means any."""
    probes: list[socket.socket] = []
    try:
        for host, port in wanted:
            probes.append(_listen(host, port))
        return tuple(int(probe.getsockname()[1]) for probe in probes)
    finally:
        for probe in probes:
            probe.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    probe = socket.socket(family, socket.SOCK_STREAM)
    try:
        # As the brokers do: a port in TIME_WAIT is free, a port with a listener is not.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        probe.listen(1)
    except OSError as problem:
        probe.close()
        if problem.errno == errno.EADDRINUSE:
            raise PortTakenError(host, port) from None
        raise BrokerError(f"Cannot listen on {host} port {port}: {problem.strerror}.") from problem
    return probe
