"""The guard reads requests strictly: what it forwards has one meaning."""

from __future__ import annotations

import pytest

from firmware_host.guard.http_head import HEAD_BYTES, BadRequestError, read_head

PLAIN = b"GET /api/box HTTP/1.1\r\nHost: totem.local:8080\r\n\r\n"


def test_a_request_is_read() -> None:
    head = read_head(PLAIN)
    assert (head.method, head.target, head.host) == ("GET", b"/api/box", "totem.local")
    assert head.keeps_alive
    assert head.body_length() == 0


@pytest.mark.parametrize(
    ("host", "name"),
    [(b"[::1]:8080", "::1"), (b"[::1]", "::1"), (b"A.B", "a.b"), (b"", ""), (b":80", "")],
)
def test_the_host_is_told_from_its_port(host: bytes, name: str) -> None:
    assert read_head(b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n\r\n").host == name


@pytest.mark.parametrize(
    "raw",
    [
        b"\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/2.0\r\n\r\n",
        b"get / HTTP/1.1\r\n\r\n",
        b"GET  / HTTP/1.1\r\n\r\n",
        b"GET http://x/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\nX: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\x00\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(raw: bytes) -> None:
    with pytest.raises(BadRequestError) as error:
        read_head(raw)
    assert error.value.status == 400


@pytest.mark.parametrize(
    ("header", "status"),
    [
        (b"Transfer-Encoding: chunked", 411),
        (b"Content-Length: +1", 400),
        (b"Content-Length: 1,1", 400),
        (b"Content-Length: 9999999", 413),
    ],
)
def test_a_body_has_one_length_within_the_limit(header: bytes, status: int) -> None:
    head = read_head(b"POST / HTTP/1.1\r\n" + header + b"\r\n\r\n")
    with pytest.raises(BadRequestError) as error:
        head.body_length()
    assert error.value.status == status


def test_what_is_forwarded_names_the_real_client_and_keeps_no_connection() -> None:
    raw = (
        b"GET /x?y HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: keep-alive\r\n"
        b"Upgrade: websocket\r\nAccept: */*\r\n\r\n"
    )
    forwarded = read_head(raw).forwarded("10.0.0.9")
    assert read_head(forwarded).headers == (
        (b"host", b"h"),
        (b"accept", b"*/*"),
        (b"x-forwarded-for", b"10.0.0.9"),
        (b"connection", b"close"),
    )


@pytest.mark.parametrize("end", [b"\x00", b"\r", b"\n"])
@pytest.mark.parametrize("blank", [b" ", b"\t", b" \t"])
def test_many_blanks_in_a_header_are_refused_at_once(blank: bytes, end: bytes) -> None:
    """The pattern of a header once tried every combination of them: this test hung."""
    blanks = (blank * HEAD_BYTES)[: HEAD_BYTES - 64]
    with pytest.raises(BadRequestError):
        read_head(b"GET / HTTP/1.1\r\nX:" + blanks + end + b"\r\n\r\n")


def test_blanks_around_a_value_are_no_part_of_it() -> None:
    head = read_head(b"GET / HTTP/1.1\r\nHost:\t  a b \t\r\nX:\r\nY: \t \r\n\r\n")
    assert head.headers == ((b"host", b"a b"), (b"x", b""), (b"y", b""))
