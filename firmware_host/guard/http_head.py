"""The head of an HTTP request: strictly read, so that guard and daemon never differ about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

HEAD_BYTES: Final = 16 * 1024
BODY_BYTES: Final = 64 * 1024

_REQUEST_LINE = re.compile(rb"([A-Z]{1,16}) (/[\x21-\x7e\x80-\xff]*) HTTP/1\.([01])")
# The blanks around the value belong to no group of their own: three repetitions side by side that
# match the same blanks are tried in every combination: half an hour for one head.
_HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\x00\r\n]*)")
_LENGTH = re.compile(rb"[0-9]{1,9}")
_ONCE: Final = (b"host", b"content-length")
# They concern one hop only (RFC 9110, 7.6.1), or are the guard's to write.
_NOT_FORWARDED: Final = frozenset(
    (b"connection", b"keep-alive", b"upgrade", b"te", b"trailer", b"expect", b"x-forwarded-for")
)


class BadRequestError(Exception):
    """A request that is refused; the status says why."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


@dataclass(frozen=True, slots=True)
class Head:
    """A request line and its headers, with names in lower case."""

    method: str
    target: bytes
    minor: int
    headers: tuple[tuple[bytes, bytes], ...]

    def get(self, name: bytes) -> bytes:
        """Return the last header of that name, or nothing."""
        return next((value for key, value in reversed(self.headers) if key == name), b"")

    @property
    def host(self) -> str:
        """The host that the request is for, without its port."""
        return _without_port(self.get(b"host").decode("latin-1")).lower()

    @property
    def keeps_alive(self) -> bool:
        """Whether the client wants to send another request over its connection."""
        return self.minor == 1 and b"close" not in self.get(b"connection").lower()

    def body_length(self) -> int:
        """Return the length of the body, or raise BadRequestError."""
        if self.get(b"transfer-encoding"):
            # Two ways to tell the length of a body are how requests are smuggled.
            raise BadRequestError(HTTPStatus.LENGTH_REQUIRED)
        given = self.get(b"content-length") or b"0"
        if not _LENGTH.fullmatch(given):
            raise BadRequestError(HTTPStatus.BAD_REQUEST)
        if int(given) > BODY_BYTES:
            raise BadRequestError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return int(given)

    def forwarded(self, address: str) -> bytes:
        """Return the head for the daemon, which answers one request per connection."""
        kept = [name + b": " + value for name, value in self.headers if name not in _NOT_FORWARDED]
        line = b"%s %s HTTP/1.%d" % (self.method.encode(), self.target, self.minor)
        more = (b"x-forwarded-for: " + address.encode(), b"connection: close")
        return b"\r\n".join((line, *kept, *more, b"", b""))


def read_head(raw: bytes) -> Head:
    """Return the request of these bytes, which end with an empty line, or raise BadRequestError."""
    first, *lines = raw.removesuffix(b"\r\n\r\n").split(b"\r\n")
    request = _REQUEST_LINE.fullmatch(first)
    headers = [_HEADER.fullmatch(line) for line in lines]
    named = tuple((found[1].lower(), found[2].strip(b" \t")) for found in headers if found)
    names = [name for name, _ in named]
    if request is None or len(named) != len(lines) or any(names.count(n) > 1 for n in _ONCE):
        raise BadRequestError(HTTPStatus.BAD_REQUEST)
    return Head(request[1].decode(), request[2], int(request[3]), named)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
