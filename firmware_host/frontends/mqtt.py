"""The table on MQTT: state retained, events numbered, commands answered."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec

from engines.core.seats import Seat
from firmware_host import wire
from firmware_host.frontends.inbox import read_command
from firmware_host.frontends.outbox import Letter, Outbox
from firmware_host.problems import Problem
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from firmware_host.broker import Credentials
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

_NODELAY = [(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)]
_KEEPALIVE_S = 15
_RETRY_S = (0.1, 0.2, 0.5, 1.0, 2.0)
_QUEUED_AT_MOST = 2_000
_AGAIN_AFTER_S = 1.0


class MqttFrontend:
    """Publishes the table below `totem/<box>/` and takes the commands of seats and host."""

    def __init__(
        self, table: Table, *, box: str, host: str, port: int, credentials: Credentials
    ) -> None:
        self._table = table
        self._root = f"totem/{box}/"
        self._host = host
        self._port = port
        self._credentials = credentials
        self._outbox = Outbox()
        self._retained: dict[str, bytes] = {}
        self._counts: dict[str, int] = {}
        self._hears: dict[str, Callable[[bytes], None]] = {}
        self._consults: dict[type, Callable[[Origin, Any], Awaitable[dict[str, Any]]]] = {}
        self._is_up = asyncio.Event()
        self._unsure: set[str] = set()
        self._has_news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        table.listen(self._on_update)

    def hear(self, topic: str, hearer: Callable[[bytes], None]) -> None:
        """Call the hearer with every payload of a topic; to be said before `run`."""
        self._hears[topic] = hearer

    def consult(
        self, kind: type, answer: Callable[[Origin, Any], Awaitable[dict[str, Any]]]
    ) -> None:
        """Have a kind of command answered by somebody other than the table."""
        self._consults[kind] = answer

    def keep(self, topic: str, payload: Any) -> None:
        """Publish a retained payload, now and after every reconnection."""
        body = b"" if payload is None else wire.encode(payload)
        if self._retained.get(topic) != body:
            self._retained[topic] = body
            self._outbox.put(Letter(topic, body, is_retained=True))
            self._unsure.add(topic)
            self._has_news.set()

    async def wait_up(self) -> None:
        """Return when the box is connected."""
        await self._is_up.wait()

    async def run(self) -> None:
        """Stay connected for ever; the broker may come and go."""
        tries = 0
        self._publish_state(self._table.state)
        self.keep("public/games", wire.games())
        while True:
            try:
                async with self._client() as client:
                    tries = 0
                    await self._serve(client)
            except* aiomqtt.MqttError as error:
                log.warning("no connection to the broker: %s", error.exceptions[0])
            self._is_up.clear()
            await asyncio.sleep(_RETRY_S[min(tries, len(_RETRY_S) - 1)])
            tries += 1

    def _client(self) -> aiomqtt.Client:
        return aiomqtt.Client(
            self._host,
            self._port,
            username=self._credentials.user,
            password=self._credentials.password,
            # A guessable id could be taken over by another client, which would cut the box off.
            identifier=self._credentials.new_client_id(),
            protocol=aiomqtt.ProtocolVersion.V311,
            keepalive=_KEEPALIVE_S,
            socket_options=_NODELAY,
            max_queued_incoming_messages=_QUEUED_AT_MOST,
            will=aiomqtt.Will(
                self._root + "status", wire.encode(wire.status(is_online=False)), 1, retain=True
            ),
        )

    async def _serve(self, client: aiomqtt.Client) -> None:
        self._outbox.clear()
        for topic, body in self._retained.items():
            self._outbox.put(Letter(topic, body, is_retained=True))
        self._outbox.put(
            Letter("status", wire.encode(wire.status(is_online=True)), is_retained=True)
        )
        for topic in ("seat/+/command", "host/command", *self._hears):
            await client.subscribe(self._root + topic, qos=1)
        if _is_cancelled():
            # The word to end came while subscribing; nothing below would ever hear it again.
            raise asyncio.CancelledError
        async with asyncio.TaskGroup() as group:
            group.create_task(self._write(client), name="mqtt write")
            group.create_task(self._say_again(), name="mqtt say again")
            self._is_up.set()
            await self._read(client)

    async def _write(self, client: aiomqtt.Client) -> None:
        while not _is_cancelled():
            letter = await self._outbox.take()
            # Events and replies are said once; the retained state heals whatever gets lost.
            qos = 1 if letter.is_retained else 0
            await client.publish(
                self._root + letter.topic, letter.payload, qos, retain=letter.is_retained
            )

    async def _say_again(self) -> None:
        """Send each retained payload twice: NATS may miss a client that subscribes just then."""
        while True:
            await self._has_news.wait()
            await asyncio.sleep(_AGAIN_AFTER_S)
            self._has_news.clear()
            topics, self._unsure = self._unsure, set()
            for topic in sorted(topics):
                self._outbox.put(Letter(topic, self._retained[topic], is_retained=True))

    def greet(self) -> None:
        """Say everything once more, for a phone that is about to subscribe."""
        self._unsure.update(self._retained)
        self._has_news.set()

    async def _read(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            if message.retain:
                # A command is said once; a retained one would be carried out at every start.
                continue
            topic = str(message.topic).removeprefix(self._root)
            body = message.payload
            if topic in self._hears:
                self._hears[topic](body)
            else:
                self._start(self._answer(topic, body))

    def _start(self, answering: Any) -> None:
        """Answer beside reading: a slow disk must not hold up the presses of the virtual box."""
        task: asyncio.Task[None] = asyncio.create_task(answering, name="mqtt answer")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, topic: str, body: bytes) -> None:
        place = topic.removesuffix("/command")
        origin: Origin = "host" if place == "host" else int(place.partition("/")[2])
        reply = await self._ask(origin, body)
        self._outbox.put(Letter(f"{place}/reply", wire.encode(reply), is_retained=False))

    async def _ask(self, origin: Origin, body: bytes) -> dict[str, Any]:
        """Return the reply: done, refused by a rule, or wrong in itself; nothing else escapes."""
        state = self._table.state
        command_id = ""
        try:
            command_id, command = read_command(origin, body)
            consulted = self._consults.get(command.__class__)
            if consulted is not None:
                return {"id": command_id, "ok": True, **await consulted(origin, command)}
            number = await self._table.ask(origin, command)
        except RefusedError as error:
            return wire.refused(command_id, state, error.illegal)
        except Problem as fault:
            return wire.problem(str(fault.facts.get("id", command_id)), state, fault)
        return {"id": command_id, "ok": True, "number": number}

    def _on_update(self, update: Update) -> None:
        self._publish_state(update.state)
        if update.events:
            self._publish_events(update)
        if update.notice is not None:
            self._say("public/event", update.state.number, [{"kind": "notice", **update.notice}])

    def _publish_state(self, state: TableState) -> None:
        self.keep("table", wire.table(state))
        self.keep("public/state", wire.public_state(state))
        self.keep("host/view", wire.host_view(state))
        for seat in range(state.size):
            self.keep(f"seat/{seat}/view", wire.seat_view(state, seat))

    def _publish_events(self, update: Update) -> None:
        state = update.state
        self._say("public/event", state.number, wire.events(state, update.events, None))
        for seat in state.seats:
            told = wire.events(state, update.events, Seat(seat))
            self._say(f"seat/{seat}/event", state.number, told)

    def _say(self, topic: str, number: int, events: list[dict[str, Any]]) -> None:
        self._counts[topic] = self._counts.get(topic, 0) + 1
        body = {"seq": self._counts[topic], "number": number, "events": events}
        self._outbox.put(Letter(topic, msgspec.json.encode(body), is_retained=False))


def _is_cancelled() -> bool:
    """Tell whether this task was told to end: `wait_for` of Python 3.11 can swallow the word."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
