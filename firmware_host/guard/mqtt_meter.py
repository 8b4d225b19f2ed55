"""The limits of one phone's MQTT stream: clean sessions, few subscriptions, and no flood."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from firmware_host.web.rate_limit import RateLimiter

PACKET_BYTES: Final = 128 * 1024
"""The longest packet of a phone: twice the longest command."""
SUBSCRIPTIONS: Final = 64
"""Topics that one connection may subscribe to in its life; the page needs about ten."""
PACKETS_PER_SECOND: Final = 60
PACKET_BURST: Final = 240
_BYTES_PER_SECOND: Final = 64 * 1024
_BYTE_BURST: Final = 512 * 1024

_ACKNOWLEDGEMENT_COST: Final = 0.05
_PIECE_COST: Final = 0.05
_CONNECT, _PUBACK, _SUBSCRIBE = 1, 4, 8
_LENGTH_BYTES: Final = 4
_HEAD_BYTES: Final = 1 + _LENGTH_BYTES
_VERSION_3_1_1: Final = b"\x00\x04MQTT\x04"
_CLEAN_SESSION: Final = 0x02
_WILL: Final = 0x04
_USER: Final = 0x80


class LimitError(Exception):
    """A packet that the guard does not let through; the connection ends."""


class FloodError(LimitError):
    """More packets, bytes or subscriptions than any honest phone sends."""


class Meter:
    """Splits the stream of one client into packets and checks each of them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._buffer = b""
        self._subscriptions = 0
        self._packets = RateLimiter(per_second=PACKETS_PER_SECOND, burst=PACKET_BURST, clock=clock)
        self._bytes = RateLimiter(per_second=_BYTES_PER_SECOND, burst=_BYTE_BURST, clock=clock)

    def feed(self, data: bytes) -> list[bytes]:
        """Return the packets that are whole by now, or raise LimitError."""
        self._buffer += data
        packets: list[bytes] = []
        at = 0
        while (size := packet_size(self._buffer[at : at + _HEAD_BYTES])) and (
            at + size <= len(self._buffer)
        ):
            packet = self._buffer[at : at + size]
            at += size
            # The box decides how many messages a phone has to acknowledge.
            is_acknowledgement = packet[0] >> 4 == _PUBACK
            self.count(size, _ACKNOWLEDGEMENT_COST if is_acknowledgement else 1)
            self._check(packet)
            packets.append(packet)
        self._buffer = self._buffer[at:]
        if not packets:
            # A frame that completes nothing takes the time of the guard too.
            self.count(0, _PIECE_COST)
        return packets

    def count(self, size: int, cost: float = 1) -> None:
        """Count a packet or a control frame of that size, or raise FloodError."""
        if not self._packets.allows("", cost) or not self._bytes.allows("", size):
            raise FloodError("more packets than a phone sends")

    def _check(self, packet: bytes) -> None:
        if packet[0] >> 4 == _SUBSCRIBE:
            self._subscriptions += _count_filters(packet)
            if self._subscriptions > SUBSCRIPTIONS:
                raise FloodError("more subscriptions than a phone needs")


def packet_size(data: bytes) -> int:
    """Return the size of the first packet, or 0 when too little is there to tell."""
    length = shift = 0
    for index, byte in enumerate(data[1 : 1 + _LENGTH_BYTES], start=1):
        length |= (byte & 0x7F) << shift
        shift += 7
        if length > PACKET_BYTES:
            raise LimitError("a packet over the limit")
        if byte < 0x80:  # noqa: PLR2004 - the bit that says that more follow
            return index + 1 + length
    if len(data) > _LENGTH_BYTES:
        raise LimitError("no MQTT packet")
    return 0


def user_of(packet: bytes) -> str:
    """Return the user that a CONNECT packet names, or raise LimitError.

    Only clean sessions: others keep their subscriptions, and every connection could add some.
    """
    if packet[0] >> 4 != _CONNECT:
        raise LimitError("no CONNECT packet")
    body = _body(packet)
    flags_at = len(_VERSION_3_1_1)
    is_known = body.startswith(_VERSION_3_1_1) and len(body) > flags_at
    if not is_known or not body[flags_at] & _CLEAN_SESSION:
        raise LimitError("not a clean session of MQTT 3.1.1")
    fields = _Fields(body, flags_at + 3)
    fields.take()
    if body[flags_at] & _WILL:
        fields.take()
        fields.take()
    return fields.take().decode("utf-8", "replace") if body[flags_at] & _USER else ""


class _Fields:
    """Fields with a length of two bytes before each."""

    def __init__(self, data: bytes, at: int) -> None:
        self._data = data
        self.at = at

    def take(self) -> bytes:
        size = int.from_bytes(self._data[self.at : self.at + 2], "big")
        begin, self.at = self.at + 2, self.at + 2 + size
        if self.at > len(self._data):
            raise LimitError("a packet that ends too early")
        return self._data[begin : self.at]


def _count_filters(packet: bytes) -> int:
    body = _body(packet)
    fields, count = _Fields(body, 2), 0
    while fields.at < len(body):
        fields.take()
        fields.at += 1
        count += 1
    return count


def _body(packet: bytes) -> bytes:
    at = next((n for n in range(1, 5) if packet[n] < 0x80), 4) + 1  # noqa: PLR2004 - as above
    return packet[at:]
