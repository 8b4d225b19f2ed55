"""Fuzz targets of messages: commands, bodies of requests, presses of a page, boxes of a hall."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from firmware_host.app.page_presses import PagePresses
from firmware_host.broker.errors import BrokerError
from firmware_host.hall.tables import FILTERS, BadMessageError, Tables
from firmware_host.mqtt.server import read_server, read_web_address
from firmware_host.table.decision import HOST, Origin
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import Sentences
from firmware_host.watch.events import EventLog
from firmware_host.web.serving import read_body
from firmware_host.wire import build
from firmware_host.wire.decode import COMMAND_AT_MOST, decode_command
from firmware_host.wire.hall import RoundRemoval, RoundRequest
from firmware_host.wire.public import Summary
from firmware_host.wire.tickets import HostRequest, JoinRequest, PlaceRequest
from tests.fixtures.host_tables import BareTable
from tests.fuzz.target import Target, text_of
from tests.wire.test_decode import answer

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from aiohttp import web

_BODIES: Final = {
    "place": (PlaceRequest, b'{"seat":0,"name":"Ann","device":"d"}'),
    "join": (JoinRequest, b'{"seat":0,"name":"Ann","language":"fr","press":true,"resume":"t"}'),
    "host": (HostRequest, b'{"request":"r","name":"Ann","device":"d"}'),
    "round": (RoundRequest, b'{"key":"k","players":["Ann","Bob"],"seats":2}'),
    "round-removal": (RoundRemoval, b'{"key":"k","number":1}'),
}
_COMMANDS: Final = {
    0: (
        b'{"do":"play","id":"a","number":3,"move":"grab @0.030000000"}',
        b'{"do":"scan","id":"b","number":3,"code":"TB/ARRIBA/AR/1"}',
        b'{"do":"name","id":"c","name":"Ann","language":"fr"}',
        b'{"do":"resign","id":"d"}',
        b'{"do":"page_failed","id":"e","game":"arriba","error":"x"}',
    ),
    HOST: (
        b'{"do":"new_match","id":"a","game":"arriba","seats":3,"seed":1,"options":{"rounds":1}}',
        b'{"do":"correct","id":"b","to":1,"moves":["0 flip"],"reason":"x"}',
        b'{"do":"past","id":"c","number":1}',
        b'{"do":"bot","id":"d","seat":1,"bot":"random"}',
        b'{"do":"play","id":"e","seat":"chance","number":3,"move":"settle"}',
        b'{"do":"sound","id":"f","volume":3}',
    ),
}


def finished(work: Coroutine[Any, Any, Any]) -> Any:
    """Return the result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits for more input than there is")


def _commands(origin: Origin) -> Callable[[bytes], None]:
    def read(data: bytes) -> None:
        received = decode_command(data, is_host=origin == HOST)
        table = BareTable()
        table.duel()
        assert answer(table, origin, data).startswith(b"{")
        assert build.encode([build.table(table.committed), build.host_view(table.committed)])
        if isinstance(received.command, Problem) or len(data) > COMMAND_AT_MOST // 2:
            return
        again = decode_command(msgspec.json.encode(received.command), is_host=origin == HOST)
        assert again == received

    return read


class _RefusedError(Exception):
    """A problem in the words that people see."""


def _body(kind: type[Any], seed: bytes) -> Target:
    def read(data: bytes) -> Any:
        async def body() -> bytes:
            return data

        request = cast("web.Request", SimpleNamespace(read=body, client_max_size=len(data)))
        try:
            return finished(read_body(request, kind))
        except Problem as problem:
            raise _RefusedError(" ".join(Sentences().problem(problem).values())) from problem

    return Target(read, lambda: (seed,), (_RefusedError,), _check_body)


def _check_body(wanted: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(wanted), type=type(wanted)) == wanted


def _hear_press(data: bytes) -> None:
    moved: list[tuple[int, bool, int]] = []
    presses = PagePresses(lambda *press: moved.append(press))
    presses.hear(data)
    presses.hear(data)


def _take_message(data: bytes) -> None:
    """Let a hall hear a box; the first byte chooses the topic."""
    topic = FILTERS[data[0] % len(FILTERS)] if data else FILTERS[0]
    tables = Tables()
    tables.take(topic.replace("+", "totem-1"), data[1:], 0.0)
    assert msgspec.json.encode(tables.cards(1.0))


def _show_event(data: bytes) -> None:
    log = EventLog("fr")
    log.take(data, Summary())
    assert all(line.isprintable() for line in log.lines)


def _check_web_address(found: tuple[int, str]) -> None:
    port, path = found
    assert 0 <= port < 1 << 16
    assert path.startswith("/")


def _message_seeds() -> Iterator[bytes]:
    bodies = (
        b'{"online":true,"version":"1"}',
        msgspec.json.encode(Summary()),
        b'{"beat":1,"every_s":10,"up_s":1}',
        b'{"box":"totem-1","results":[]}',
    )
    for number, body in enumerate(bodies):
        yield bytes([number]) + body


_ADDRESSES: Final = (b"mqtt://user:pass%20word@broker.example:1883", b"mqtt://[fd42::1%25eth0]:1")
_WEB_ADDRESSES: Final = (b"wss://broker.example:8443/mqtt", b"/mqtt", b"ws://[::1]")
_PRESS: Final = b'{"button":1,"down":true,"ms":12.5,"page":"p1"}'
_EVENT: Final = (
    b'{"run":"r","seq":1,"number":3,"match":"m","events":'
    b'[{"kind":"notice","key":"paused","seat":1},{"kind":"x","rule":"arriba.first","seat":0}]}'
)

TARGETS: Final = {
    "commands-of-a-seat": Target(_commands(0), lambda: _COMMANDS[0], largest=COMMAND_AT_MOST),
    "commands-of-the-host": Target(
        _commands(HOST), lambda: _COMMANDS[HOST], largest=COMMAND_AT_MOST
    ),
    **{f"body-{name}": _body(kind, seed) for name, (kind, seed) in _BODIES.items()},
    "page-press": Target(_hear_press, lambda: (_PRESS,)),
    "hall-message": Target(_take_message, _message_seeds, (BadMessageError,)),
    "watched-event": Target(
        _show_event, lambda: (_EVENT,), (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
    ),
    "broker-address": Target(
        lambda data: read_server(text_of(data)), lambda: _ADDRESSES, (BrokerError,)
    ),
    "phones-address": Target(
        lambda data: read_web_address(text_of(data)),
        lambda: _WEB_ADDRESSES,
        (BrokerError,),
        _check_web_address,
    ),
}
