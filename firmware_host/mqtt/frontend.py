"""The table on MQTT: state retained, events numbered, commands answered once each."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, assert_never

import aiomqtt

from engines.core.seats import Seat
from firmware_host.mqtt.answering import ANSWERS, Answering
from firmware_host.mqtt.connection import Connection
from firmware_host.mqtt.event_log import EventLog
from firmware_host.mqtt.flood_limit import COMMANDS_PER_SECOND, FloodLimit, Verdict
from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher
from firmware_host.table.problems import Problem
from firmware_host.wire import build

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable
    from contextlib import AbstractContextManager

    from firmware_host.journal.rows import CommandRow
    from firmware_host.mqtt.connection import Address
    from firmware_host.mqtt.idempotent_replies import Send
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

_COMMANDS: Final = ("seat/+/command", "host/command")
_QUEUED_AT_MOST: Final = 2_000


class MqttFrontend:
    """Publishes the table below `totem/<box>/` and takes the commands of seats and host.

    `contained` guards what others do with a message, so that a failure does not end the connection.
    `kept` are the commands that were carried out before this start.
    """

    def __init__(
        self,
        table: Table,
        address: Address,
        contained: Callable[[str], AbstractContextManager[object]] = nullcontext,
        *,
        box: str,
        needs_repeats: bool = False,
        kept: Iterable[CommandRow] = (),
    ) -> None:
        self._table = table
        self._root = f"totem/{box}/"
        self.publisher = Publisher(self._root, _status(is_online=True), needs_repeats=needs_repeats)
        self._subscriptions = [self._root + topic for topic in _COMMANDS]
        offline = _status(is_online=False)
        self._connection = Connection(
            address,
            self._subscriptions,
            self._on_message,
            will=aiomqtt.Will(self._root + offline.topic, offline.payload, 1, retain=True),
            serve=self.publisher.run,
            on_change=self._on_change,
            queued_at_most=_QUEUED_AT_MOST,
        )
        self._link_listener: Callable[[], None] | None = None
        self._handlers: dict[str, Callable[[bytes], None]] = {}
        self._event_log = EventLog()
        self._match = table.committed.match_id
        self._contained = contained
        self._answering = Answering(table, contained, kept)
        self._flood_limit = FloodLimit()
        self._on_flood: Callable[[str], None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        table.follow("mqtt", self._publish)

    def subscribe(self, topic: str, handler: Callable[[bytes], None]) -> None:
        """Call the handler with every payload of a topic; to be called before `run`."""
        self._subscriptions.append(self._root + topic)
        self._handlers[topic] = handler

    def consult(
        self, kind: type, answer: Callable[[Origin, Any], Awaitable[dict[str, Any]]]
    ) -> None:
        """Let a function answer a kind of command instead of the table."""
        self._answering.consult(kind, answer)

    def on_flood(self, listener: Callable[[str], None]) -> None:
        """Call the listener with the place, `host` or `seat/<n>`, whose commands do not stop."""
        self._on_flood = listener

    @property
    def is_connected(self) -> bool:
        """Whether the box is connected."""
        return self._connection.is_connected

    def on_link(self, listener: Callable[[], None]) -> None:
        """Call the listener after each connection and each loss."""
        self._link_listener = listener

    async def wait_connected(self) -> None:
        """Return when the box is connected."""
        await self._connection.wait_connected()

    async def run(self) -> None:
        """Publish for ever what happens at the table."""
        self.publisher.retain("public/games", build.games(self._table.defaults))
        await self._connection.run()

    def _on_change(self) -> None:
        if self._link_listener is not None:
            self._link_listener()

    def _on_message(self, message: aiomqtt.Message) -> None:
        if message.retain:
            # A retained command would be carried out again at every start.
            return
        topic = str(message.topic).removeprefix(self._root)
        body = bytes(message.payload)
        if topic in self._handlers:
            self._handlers[topic](body)
        else:
            self._on_command(topic.removesuffix("/command"), body)

    def _on_command(self, place: str, body: bytes) -> None:
        verdict = self._flood_limit.judge(place)
        match verdict:
            case Verdict.ANSWER:
                self._start(self._answering.answer(place, body, self._reply_to(place)))
            case Verdict.REFUSE:
                problem = Problem("too-fast", most=COMMANDS_PER_SECOND)
                send = self._reply_to(place)
                self._start(self._answering.refuse(place, body, send, problem))
            case Verdict.IGNORE:
                pass
            case Verdict.CUT_OFF:
                if self._on_flood is not None:
                    with self._contained("lobby"):
                        self._on_flood(place)
            case _:
                assert_never(verdict)

    def _start(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer beside reading: a slow disk must not hold up the presses of the virtual box."""
        task = asyncio.create_task(self._contain(answering), name="mqtt answer")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _contain(self, answering: Coroutine[Any, Any, None]) -> None:
        with self._contained(ANSWERS):
            await answering

    def _reply_to(self, place: str) -> Send:
        async def send(reply: bytes) -> None:
            await self.publisher.send(Message(f"{place}/reply", reply, is_retained=False))

        return send

    def _publish(self, update: Update) -> None:
        if update.state.match_id != self._match:
            self._match = update.state.match_id
            self._forget_events(update.state)
        self._publish_state(update.state)
        if update.events:
            self._publish_events(update)
        if update.notice is not None:
            self._publish_notice(update.state, update.notice)

    def _forget_events(self, state: TableState) -> None:
        """Empty what is retained of the last match, also at seats outside the new one.

        A page that is opened or loaded again reads it, and must not tell it as news.
        """
        self._event_log.forget()
        for place in _readers(state):
            self._retain_recent(f"{place}/event")

    def _publish_notice(self, state: TableState, notice: dict[str, Any]) -> None:
        """Publish a notice to the public and to each seat of the box, also outside the match.

        A phone at a seat reads only the events of that seat.
        """
        told = [build.notice(state, notice)]
        for place in _readers(state):
            self._publish_event(f"{place}/event", state.number, told)

    def _publish_state(self, state: TableState) -> None:
        self.publisher.retain("table", build.table(state))
        self.publisher.retain("public/state", build.public_state(state))
        self.publisher.retain("host/view", build.host_view(state))
        for button in range(state.size):
            self.publisher.retain(f"seat/{button}/view", build.seat_view(state, button))

    def _publish_events(self, update: Update) -> None:
        state = update.state
        self._publish_event("public/event", state.number, build.events(state, update.events, None))
        for seat, button in enumerate(state.buttons):
            told = build.events(state, update.events, Seat(seat))
            self._publish_event(f"seat/{button}/event", state.number, told)

    def _publish_event(self, topic: str, number: int, events: list[dict[str, Any]]) -> None:
        """Publish events; without any there is no message, which would tell of hidden ones."""
        if not events:
            return
        body = self._event_log.add(topic, number, events)
        self.publisher.publish(Message(topic, body, is_retained=False))
        self._retain_recent(topic)

    def _retain_recent(self, topic: str) -> None:
        recent = self._event_log.recent(topic)
        self.publisher.retain_body(f"{topic.removesuffix('event')}recent", recent)


def _readers(state: TableState) -> tuple[str, ...]:
    """Return the places that have events of their own: the public, and every seat of the box."""
    return ("public", *(f"seat/{button}" for button in range(state.size)))


def _status(*, is_online: bool) -> Message:
    return Message("status", build.encode(build.status(is_online=is_online)), is_retained=True)
