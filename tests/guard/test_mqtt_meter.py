"""The limits of one phone's MQTT stream."""

from __future__ import annotations

import pytest

from firmware_host.guard.mqtt_meter import (
    PACKET_BURST,
    PACKET_BYTES,
    SUBSCRIPTIONS,
    FloodError,
    LimitError,
    Meter,
    user_of,
)

CLEAN, USER, WILL = 0x02, 0x80, 0x04
PING = b"\xc0\x00"


def text(value: str) -> bytes:
    """Return a text as MQTT writes it."""
    return len(value).to_bytes(2, "big") + value.encode()


def packet(first: int, body: bytes) -> bytes:
    """Return a packet with its length."""
    length, size = b"", len(body)
    while True:
        size, rest = size >> 7, size & 0x7F
        length += bytes([rest | (0x80 if size else 0)])
        if not size:
            return bytes([first]) + length + body


def connect(flags: int, *fields: str, version: int = 4) -> bytes:
    """Return a CONNECT packet."""
    head = text("MQTT") + bytes([version, flags]) + b"\x00\x3c"
    return packet(0x10, head + b"".join(map(text, fields)))


def subscribe(count: int) -> bytes:
    """Return a SUBSCRIBE packet with so many filters."""
    filters = b"".join(text(f"totem/b/public/{n}") + b"\x01" for n in range(count))
    return packet(0x82, b"\x00\x01" + filters)


def test_packets_are_passed_on_whole_however_they_arrive() -> None:
    meter = Meter(lambda: 0.0)
    stream = packet(0x30, text("t") + b"x" * 300) + PING
    arrived = [meter.feed(stream[n : n + 1]) for n in range(len(stream))]
    assert [each for each in arrived if each] == [[stream[:-2]], [PING]]
    assert meter.feed(stream) == [stream[:-2], PING]


def test_the_user_of_a_connection_is_known() -> None:
    assert user_of(connect(CLEAN | USER, "client", "seat1-abc", "secret")) == "seat1-abc"
    assert user_of(connect(CLEAN | USER | WILL, "client", "topic", "gone", "u", "p")) == "u"
    assert user_of(connect(CLEAN, "client")) == ""


@pytest.mark.parametrize(
    "opening",
    [
        connect(USER, "client", "kept-session", "secret"),
        connect(CLEAN | USER, "client", "user", version=5),
        connect(CLEAN | USER, "client"),
        packet(0x10, text("MQTT") + b"\x04"),
        PING,
        subscribe(1),
    ],
    ids=["session", "version", "no user", "cut short", "ping", "subscribe"],
)
def test_only_a_clean_session_of_the_known_version_is_opened(opening: bytes) -> None:
    with pytest.raises(LimitError):
        user_of(opening)


def test_a_flood_of_packets_is_cut_off() -> None:
    meter = Meter(lambda: 0.0)
    assert meter.feed(PING * PACKET_BURST) == [PING] * PACKET_BURST
    with pytest.raises(FloodError):
        meter.feed(PING)


def test_acknowledgements_are_no_flood_until_there_are_very_many() -> None:
    meter = Meter(lambda: 0.0)
    acknowledgement = packet(0x40, b"\x00\x01")
    assert len(meter.feed(acknowledgement * PACKET_BURST * 10)) == PACKET_BURST * 10
    with pytest.raises(FloodError):
        meter.feed(acknowledgement * PACKET_BURST * 11)


def test_a_flood_of_bytes_is_cut_off() -> None:
    meter = Meter(lambda: 0.0)
    large = packet(0x30, b"x" * (PACKET_BYTES - 10))
    with pytest.raises(FloodError):
        meter.feed(large * 10)


def test_whoever_keeps_to_the_rate_goes_on() -> None:
    now = [0.0]
    meter = Meter(lambda: now[0])
    for _ in range(5_000):
        now[0] += 0.02
        assert meter.feed(PING) == [PING]


def test_subscriptions_are_bounded_over_all_packets() -> None:
    meter = Meter(lambda: 0.0)
    assert meter.feed(subscribe(SUBSCRIPTIONS - 1))
    assert meter.feed(subscribe(1))
    with pytest.raises(FloodError):
        meter.feed(subscribe(1))


@pytest.mark.parametrize(
    "data",
    [
        packet(0x30, b"x" * (PACKET_BYTES + 1)),
        b"\x30\xff\xff\xff\xff\xff",
        b"\x82\x05\x00\x01\xff\xff\x01",
    ],
)
def test_a_packet_over_the_limit_or_without_sense_is_refused(data: bytes) -> None:
    with pytest.raises(LimitError):
        Meter(lambda: 0.0).feed(data)


@pytest.mark.parametrize("piece", [b"", b"x"])
def test_frames_that_never_complete_a_packet_are_a_flood(piece: bytes) -> None:
    meter = Meter(lambda: 0.0)
    assert meter.feed(b"\x30\xff\xff\x07") == []
    with pytest.raises(FloodError):
        all(meter.feed(piece) == [] for _ in range(PACKET_BYTES))
