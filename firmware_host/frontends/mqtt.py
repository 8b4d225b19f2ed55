"""The table on MQTT: state retained, events numbered, commands answered once each."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import aiomqtt

from engines.core.seats import Seat
from firmware_host import wire
from firmware_host.broker import new_client
from firmware_host.broker.connecting import subscribe
from firmware_host.cancelling import check_cancelled, is_cancelled
from firmware_host.frontends.answering import Answering
from firmware_host.frontends.numbered import Numbered
from firmware_host.frontends.outbox import Letter, Outbox

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from firmware_host.broker import Credentials, Server
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

_KEEPALIVE_S: Final = 15
_RETRY_S: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_QUEUED_AT_MOST: Final = 2_000
_AGAIN_AFTER_S: Final = 1.0


class MqttFrontend:
    """Publishes the table below `totem/<box>/` and takes the commands of seats and host."""

    def __init__(
        self, table: Table, *, box: str, servers: Sequence[Server], credentials: Credentials
    ) -> None:
        self._table = table
        self._root = f"totem/{box}/"
        self._servers = servers
        self._credentials = credentials
        self._outbox = Outbox()
        self._retained: dict[str, bytes] = {}
        self._numbered = Numbered()
        self._match = table.state.match_id
        self._answering = Answering(table)
        self._hears: dict[str, Callable[[bytes], None]] = {}
        self._line: aiomqtt.Client | None = None
        self._is_up = asyncio.Event()
        self._unsure: set[str] = set()
        self._has_news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        table.listen(self._publish)

    def hear(self, topic: str, hearer: Callable[[bytes], None]) -> None:
        """Call the hearer with every payload of a topic; to be said before `run`."""
        self._hears[topic] = hearer

    def consult(
        self, kind: type, answer: Callable[[Origin, Any], Awaitable[dict[str, Any]]]
    ) -> None:
        """Have a kind of command answered by somebody other than the table."""
        self._answering.consult(kind, answer)

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
        """Publish for ever what happens at the table."""
        self._publish_state(self._table.state)
        self.keep("public/games", wire.games(self._table.defaults))
        await self._stay_connected()

    async def _stay_connected(self) -> None:
        """Connect again and again; the broker may come and go, and have several addresses."""
        tries = 0
        while True:
            server = self._servers[tries % len(self._servers)]
            try:
                async with self._client(server) as self._line:
                    await self._stay(self._line)
            except* aiomqtt.MqttError as error:
                log.warning("no connection to the broker %s: %s", server, error.exceptions[0])
            # Counted from the last time it was up: the next address first, then ever slower.
            tries = 1 if self._is_up.is_set() else tries + 1
            self._is_up.clear()
            self._line = None
            check_cancelled()
            await asyncio.sleep(_RETRY_S[min(tries, len(_RETRY_S)) - 1])

    def _client(self, server: Server) -> aiomqtt.Client:
        offline = _status(is_online=False).payload
        return new_client(
            server,
            self._credentials,
            keepalive=_KEEPALIVE_S,
            max_queued_incoming_messages=_QUEUED_AT_MOST,
            will=aiomqtt.Will(self._root + "status", offline, 1, retain=True),
        )

    async def _stay(self, client: aiomqtt.Client) -> None:
        """Serve, and say goodbye when told to end: who leaves in order leaves no last will."""
        try:
            await self._serve(client)
        except asyncio.CancelledError:
            offline = _status(is_online=False).payload
            with contextlib.suppress(aiomqtt.MqttError):
                await client.publish(self._root + "status", offline, qos=1, retain=True)
            raise

    async def _serve(self, client: aiomqtt.Client) -> None:
        state = [Letter(topic, body, is_retained=True) for topic, body in self._retained.items()]
        for topic in ("seat/+/command", "host/command", *self._hears):
            await subscribe(client, self._root + topic)
        if is_cancelled():
            # The word to end came while subscribing; nothing below would ever hear it again.
            raise asyncio.CancelledError
        self._outbox.renew((*state, _status(is_online=True)))
        async with asyncio.TaskGroup() as group:
            group.create_task(self._write(client), name="mqtt write")
            group.create_task(self._say_again(), name="mqtt say again")
            self._is_up.set()
            await self._read(client)

    async def _write(self, client: aiomqtt.Client) -> None:
        while not is_cancelled():
            letter = await self._outbox.take()
            try:
                # Events are said once; the recent ones are retained and heal what gets lost.
                await client.publish(
                    self._root + letter.topic,
                    letter.payload,
                    qos=1 if letter.is_retained else 0,
                    retain=letter.is_retained,
                )
            except BaseException:
                self._outbox.put_back(letter)
                raise

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
        if self._is_up.is_set():
            self._outbox.put(_status(is_online=True))

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
                self._start(self._answer(topic.removesuffix("/command"), body))

    def _start(self, answering: Any) -> None:
        """Answer beside reading: a slow disk must not hold up the presses of the virtual box."""
        task: asyncio.Task[None] = asyncio.create_task(answering, name="mqtt answer")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, place: str, body: bytes) -> None:
        async for reply in self._answering.replies(place, body):
            await self._send_reply(Letter(f"{place}/reply", reply, is_retained=False))

    async def _send_reply(self, letter: Letter) -> None:
        """Send it before the state that follows from it: somebody waits with a finger in the air.

        Without a line it waits for the next one.
        """
        if self._line is not None:
            with contextlib.suppress(aiomqtt.MqttError):
                await self._line.publish(self._root + letter.topic, letter.payload, qos=0)
                return
        self._outbox.put(letter)

    def _publish(self, update: Update) -> None:
        if update.state.match_id != self._match:
            self._match = update.state.match_id
            self._numbered.forget()
        self._publish_state(update.state)
        if update.events:
            self._publish_events(update)
        if update.notice is not None:
            self._publish_notice(update.state, update.notice)

    def _publish_notice(self, state: TableState, notice: dict[str, Any]) -> None:
        """Tell everybody: a seat listens to its own events only."""
        told = [wire.notice(state, notice)]
        for place in ("public", *(f"seat/{seat}" for seat in state.seats)):
            self._say(f"{place}/event", state.number, told)

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
        message = self._numbered.add(topic, number, events)
        self._outbox.put(Letter(topic, wire.encode(message), is_retained=False))
        self.keep(f"{topic.removesuffix('event')}recent", self._numbered.recent(topic))


def _status(*, is_online: bool) -> Letter:
    return Letter("status", wire.encode(wire.status(is_online=is_online)), is_retained=True)
