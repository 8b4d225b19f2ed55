"""A whole box with its people on phones: real MQTT clients on its own broker."""

from __future__ import annotations

import asyncio
import contextlib
import re
from contextlib import AsyncExitStack
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import aiohttp
import aiomqtt

from tests.daemon.phone import Phone, post
from tests.daemon.test_recovery import sit
from tests.kills.boxes import whole_box
from tests.kills.lean import JOURNAL
from tests.kills.lines import DownError, Line

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CONFIG = """
[box]
id = "totem-kills"
language = "en"
[web]
host = "127.0.0.1"
port = 0
[broker]
kind = "{broker}"
ws_host = "127.0.0.1"
ws_port = 0
[bots]
read_ms = 0
interrupt_ms = 0
[journal]
path = "{folder}/{journal}"
"""
_SHARED = ("table", "public/state")
_ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+/)box\n")
_LOST = (aiomqtt.MqttError, aiohttp.ClientError)
_AGAIN_S = 0.2


class HeardPhone(Phone):
    """A phone that passes on all that it hears, and that it was cut."""

    line: Line

    async def _read(self) -> None:
        await super()._read()
        self.line.woke()

    async def _take(self, topic: str, body: Any) -> None:
        await super()._take(topic, body)
        # What all phones hear is taken from the host's alone: none may tell an older state later.
        if topic not in _SHARED or self.ticket["role"] == "host":
            self.line.took(topic, body)


class WholeLine(Line):
    """The phones of a whole box; `resumes` holds the tokens by which they come back."""

    def __init__(
        self,
        folder: Path,
        on_reply: Callable[[dict[str, Any]], None],
        resumes: dict[int, str],
        broker: str,
    ) -> None:
        super().__init__(folder, on_reply)
        self._resumes = resumes
        self._stack = AsyncExitStack()
        self._phones: dict[str, Phone] = {}
        self._address = ""
        self._reading: asyncio.Task[None] | None = None
        config = CONFIG.format(broker=broker, folder=folder, journal=JOURNAL)
        (folder / "box.toml").write_text(config)

    async def start(self) -> None:
        """Start the box, connect the host, and let all phones come back."""
        reader, writer = await asyncio.open_connection(sock=self._fork(whole_box))
        self._stack.callback(writer.close)
        self._reading = asyncio.create_task(self._read(reader))
        await self.until(lambda: self._address)
        key = (self.folder / f"{JOURNAL}.address").read_text().strip().partition("#")[2]
        try:
            tickets = await self._open_page(key)
            self._phones["host"] = await self._connect(tickets["host"])
            self._phones["panel"] = await self._stack.enter_async_context(
                Phone.connect(tickets["panel"])
            )
            await self.until(lambda: "table" in self.latest)
            for button in tuple(self._resumes):
                await self._come_back(button, self._name(button))
        except _LOST as error:
            raise DownError from error
        await self.until(self._has_all)

    async def _open_page(self, key: str) -> dict[str, Any]:
        """Return the tickets of the page of the box; it asks again while there is no broker."""
        while True:
            status, answer = await post(self._address, "api/panel", {"key": key})
            if status == HTTPStatus.OK:
                return answer
            await asyncio.sleep(_AGAIN_S)

    async def send(self, place: str, command: dict[str, Any]) -> None:
        """Publish on the topic of the place, or press a button of the virtual box."""
        await self.came_back()
        try:
            if place == "box":
                for is_down in (True, False):
                    press = {"button": command["button"], "down": is_down, "ms": 0, "page": ""}
                    await self._phones["panel"].publish("box/press", press)
            else:
                phone = self._phones[place]
                await phone.publish(f"{phone.ticket.get('place', place)}/command", command)
        except aiomqtt.MqttError as error:
            raise DownError from error

    async def seat(self, button: int, name: str) -> None:
        """Let a phone ask for a seat and a hand press its button."""
        async with AsyncExitStack() as stack:
            phone = await sit(stack, self._address, button, self._phones["panel"])
            self._resumes[button] = phone.ticket["resume"]
        await self._come_back(button, name)

    async def came_back(self) -> bool:
        """Let phones come back whose ticket ended with its match, as the page does."""
        cut = {place for place, phone in self._phones.items() if phone.is_cut.is_set()}
        if not cut.isdisjoint({"host", "panel"}):
            raise DownError
        try:
            for button in (int(place.removeprefix("seat/")) for place in cut):
                await self._come_back(button, self._name(button))
        except _LOST as error:
            raise DownError from error
        return bool(cut)

    async def drain(self) -> None:
        """Read what the broker still passed on before it ended with its box."""
        for phone in self._phones.values():
            await phone.is_cut.wait()
        if self._reading is not None:
            await self._reading
        await self._stack.aclose()
        self.went_down()

    def _name(self, button: int) -> str:
        """Return how the person at a button is called, as the phone remembers it."""
        table = self.latest["table"]
        people = {one["button"]: one["name"] for one in (*table["seats"], *table["outside"])}
        return str(people[button])

    async def _come_back(self, button: int, name: str) -> None:
        resume = self._resumes[button]
        asked = {"seat": button, "name": name, "language": "en", "resume": resume}
        status, ticket = await post(self._address, "api/join", asked)
        assert status == 200, f"the phone of seat {button} cannot come back: {ticket}"
        self._resumes[button] = ticket["resume"]
        self._phones[f"seat/{button}"] = await self._connect(ticket)

    async def _connect(self, ticket: dict[str, Any]) -> HeardPhone:
        phone = await self._stack.enter_async_context(HeardPhone.connect(ticket))
        phone.line = self
        return phone

    def _has_all(self) -> bool:
        """Tell whether all that is retained has come."""
        if "table" not in self.latest:
            return False
        seats = self.latest["table"]["seats"] if self.match else ()
        views = (f"seat/{seat['button']}/view" for seat in seats)
        phones = [view for view in views if view.removesuffix("/view") in self._phones]
        wanted = {"public/state", "host/view", *phones} if self.match else set[str]()
        return wanted <= self.latest.keys()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        """Read what the box prints, to its end."""
        with contextlib.suppress(OSError):
            while line := await reader.readline():
                if found := _ADDRESS.search(line.decode()):
                    self._address = found[1]
                    self.woke()
        self.went_down()
