"""The box at home: says itself to Home Assistant, follows the table, takes pause and go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import aiomqtt

from firmware_host import wire
from firmware_host.broker import new_client
from firmware_host.cancelling import is_cancelled
from firmware_host.commands import Pause, Resume
from firmware_host.home_assistant.discovery import (
    OFFLINE,
    ONLINE,
    PAUSED,
    RUNNING,
    Place,
    discovery,
)
from firmware_host.home_assistant.states import grab_of, state_of
from firmware_host.line import Line
from firmware_host.problems import Problem
from firmware_host.table.decision import HOST
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from firmware_host.line import Address
    from firmware_host.public.summary import Summarist
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

_COMMANDS: dict[bytes, Pause | Resume] = {PAUSED.encode(): Pause(), RUNNING.encode(): Resume()}


class HomeAssistant:
    """Keeps one device in Home Assistant true for one table."""

    def __init__(
        self,
        table: Table,
        summarist: Summarist,
        address: Address,
        place: Place,
        *,
        language: str,
        page: str = "",
    ) -> None:
        self._table = table
        self._summarist = summarist
        self._place = place
        self._language = language
        self._device = wire.encode(discovery(place, table.state.size, language, page))
        self._news: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._line = Line(
            address,
            (place.birth, place.pause),
            self._hear,
            will=aiomqtt.Will(place.status, OFFLINE.encode(), 1, retain=True),
            on_up=self._introduce,
        )
        # After the summarist, which listens already: its summary is of this very update then.
        table.listen(self._on_update)

    async def run(self) -> None:
        """Stay connected for ever, and say what is new in its order."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._line.run(), name="home line")
            group.create_task(self._tell(), name="home tell")

    async def _tell(self) -> None:
        while not is_cancelled():
            topic, payload = await self._news.get()
            if topic == self._place.birth:
                await self._introduce(self._line)
            elif topic == self._place.pause:
                await self._obey(payload)
            else:
                await self._line.say(topic, payload, is_retained=topic == self._place.state)

    async def _introduce(self, line: Line) -> None:
        """Say everything anew: after each connection, and whenever the home has started."""
        await line.say(self._place.config, self._device, is_retained=True)
        await line.say(self._place.state, self._state(), is_retained=True)
        await line.say(self._place.status, ONLINE, is_retained=True)

    def _hear(self, message: aiomqtt.Message) -> None:
        topic, payload = str(message.topic), bytes(message.payload)
        if topic == self._place.birth and payload == ONLINE.encode():
            self._news.put_nowait((topic, payload))
        elif topic == self._place.pause and not message.retain:
            # A retained command would be carried out at every start.
            self._news.put_nowait((topic, payload))

    async def _obey(self, payload: bytes) -> None:
        command = _COMMANDS.get(payload)
        if command is None:
            log.warning("Home Assistant asked for %r; known are ON and OFF", payload[:20])
            return
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(HOST, command)
        # Said in any case: a switch that was refused must go back to what is true.
        await self._line.say(self._place.state, self._state(), is_retained=True)

    def _on_update(self, update: Update) -> None:
        summary = self._summarist.latest
        for seat in update.grabs:
            grab = wire.encode(grab_of(summary, seat, self._language))
            self._news.put_nowait((self._place.grab, grab))
        self._news.put_nowait((self._place.state, self._state()))

    def _state(self) -> bytes:
        state = state_of(self._summarist.latest, self._table.state.size, self._language)
        return wire.encode(state)


async def remove(address: Address, place: Place) -> None:
    """Take the device out of Home Assistant, and all that was kept of it off the broker."""
    async with new_client(address.servers[0], address.credentials) as client:
        for topic in (place.config, place.state, place.status):
            await client.publish(topic, b"", qos=1, retain=True)
