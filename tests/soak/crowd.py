"""The people at a box under soak: a host, phones that come and go, spectators, loaded pages."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import deque
from contextlib import AsyncExitStack
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import aiomqtt

from firmware_host.mqtt.flood_limit import COMMANDS_PER_SECOND
from firmware_host.seating.open_panels import UNUSED_AT_MOST
from firmware_host.seating.spectators import PER_ADDRESS
from firmware_host.web.rate_limit import RateLimiter
from tests.daemon.phone import post
from tests.daemon.test_recovery import sit
from tests.soak.phones import Held, News

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from random import Random

    from tests.kills.ledger import Command
    from tests.soak.box import SoakedBox

PEOPLE: Final = 3
"""The seats with phones; bots have the others."""
SPECTATORS: Final = 3
HAPPENS: Final = {"leave": 4, "watch": 2, "page": 2, "box_page": 1}
"""How often something happens beside play, of a thousand commands."""
_ASSET: Final = re.compile(r'(?:src|href)="(/[^"]+)"')
_ANSWERS: Final = 200
_AGAIN_S: Final = 0.5
_PATIENCE_S: Final = 5.0


class Crowd:
    """Everybody at one box; what they hear is in `news`.

    The rest is what `People` of tests/kills wants of a line to a box.
    """

    def __init__(self, box: SoakedBox, random: Random) -> None:
        self.news = News()
        self._box = box
        self._random = random
        self._session = aiohttp.ClientSession()
        self._host: Held
        self._panel: Held
        self._seats: dict[int, Held] = {}
        self._resumes: dict[int, str] = {}
        self._spectators: list[Held] = []
        self._answers_s: deque[float] = deque(maxlen=_ANSWERS)
        # Below the limit of the box: who sends more than that is cut off.
        self._pace = RateLimiter(per_second=COMMANDS_PER_SECOND - 2, burst=30)

    @property
    def answer_ms(self) -> float:
        """Return how long the last answers took: the median of them."""
        return 1_000 * median(self._answers_s) if self._answers_s else 0.0

    @property
    def latest(self) -> Any:
        """Return the newest payload of every topic."""
        return self.news.latest

    @property
    def match(self) -> str:
        """Return the id of the match on the table, empty without one."""
        return (self.latest.get("table") or {}).get("match") or ""

    @property
    def number(self) -> int:
        """Return the number of the last state that was published."""
        return int((self.latest.get("table") or {}).get("number") or 0)

    async def arrive(self) -> None:
        """Open the page of the box, and let everybody sit down."""
        await self._open_page_of_box()
        for button in range(PEOPLE):
            async with AsyncExitStack() as stack:
                # The button is pressed at the page of the box: it has its own phone here.
                phone = await sit(stack, self._box.address, button, self._panel.phone)
                self._resumes[button] = phone.ticket["resume"]
            await self._come_back(button)
        # As many users as there will ever be: the box keeps some that are not connected.
        for _ in range(UNUSED_AT_MOST):
            await self._box_page()
        for _ in range(PER_ADDRESS):
            await self._watch()

    async def leave(self) -> None:
        """Let everybody hang up."""
        for held in (*self._seats.values(), *self._spectators, self._panel, self._host):
            await held.hang_up()
        await self._session.close()

    async def send(self, command: Command) -> dict[str, Any] | None:
        """Send a command of a place, and return the first reply to it; None without a reply."""
        place, body = command.place, command.body
        if place == "box":
            await self._press(body["button"])
            return None
        while not self._pace.allows(place):  # noqa: ASYNC110 - a limit of rate has no event
            await asyncio.sleep(1 / COMMANDS_PER_SECOND)
        self.news.counts["commands"] += 1
        begin_s = time.monotonic()
        verdict = self.news.verdict_of(body["id"])
        phone = await self._phone_at(place)
        # A phone that is cut off meanwhile gets no reply.
        cut = asyncio.create_task(phone.phone.is_cut.wait())
        try:
            await phone.phone.publish(f"{place}/command", body)
            await asyncio.wait((verdict, cut), return_when=asyncio.FIRST_COMPLETED)
        except aiomqtt.MqttError:
            pass
        finally:
            cut.cancel()
            self.news.forget(body["id"])
        if verdict.done():
            self._answers_s.append(time.monotonic() - begin_s)
            return verdict.result()
        self.news.counts["unanswered"] += 1
        return None

    async def happen(self) -> None:
        """Let something happen beside play, now and then."""
        if self._random.random() < sum(HAPPENS.values()) / 1_000:
            (what,) = self._random.choices(tuple(HAPPENS), tuple(HAPPENS.values()))
            await getattr(self, f"_{what}")()

    async def return_all(self) -> None:
        """Let all phones come back whose users ended with a match, as the page does."""
        for button in tuple(self._resumes):
            await self._phone_at(f"seat/{button}")

    async def until(self, holds: Callable[[], Any]) -> None:
        """Return when that holds; a page of the box that has lost its line opens itself again."""
        while not holds():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE_S):
                    await self.news.until(holds)
            if self._host.phone.is_cut.is_set():
                await self._box_page()

    async def _press(self, button: int) -> None:
        self.news.counts["presses"] += 1
        for is_down in (True, False):
            press = {"button": button, "down": is_down, "ms": 0, "page": ""}
            try:
                await self._panel.phone.publish("box/press", press)
            except aiomqtt.MqttError:
                await self._box_page()

    async def _phone_at(self, place: str) -> Held:
        """Return the phone of a place, which comes back first if its line was cut."""
        if place == "host":
            if self._host.phone.is_cut.is_set():
                await self._box_page()
            return self._host
        button = int(place.removeprefix("seat/"))
        if button not in self._seats or self._seats[button].phone.is_cut.is_set():
            await self._come_back(button)
        return self._seats[button]

    async def _leave(self) -> None:
        """Let a phone hang up and come back by its token."""
        button = self._random.choice(tuple(self._resumes))
        if button in self._seats:
            await self._seats.pop(button).hang_up()
        await self._come_back(button)

    async def _come_back(self, button: int) -> None:
        if button in self._seats:
            await self._seats.pop(button).hang_up()
        while button not in self._seats:
            asked = {"seat": button, "name": f"P{button}", "resume": self._resumes[button]}
            ticket = await self._ticket("api/join", asked)
            self._resumes[button] = ticket["resume"]
            # A ticket ends with its match, perhaps before its phone is connected.
            with self._losing_line():
                self._seats[button] = await Held.connect(ticket, self.news.hear_own)
        self.news.counts["returns"] += 1

    async def _watch(self) -> None:
        """Let a spectator come, and the oldest one go."""
        ticket = await self._ticket("api/watch", {})
        with self._losing_line():
            self._spectators.append(await Held.connect(ticket, _ignore))
            self.news.counts["spectators"] += 1
        if len(self._spectators) > SPECTATORS:
            await self._spectators.pop(0).hang_up()

    async def _page(self) -> None:
        """Load a page with all that it names, and ask for what its parts show."""
        name = self._random.choice(("", "tv"))
        page = await self._get(name)
        for path in _ASSET.findall(page.decode()):
            await self._get(path.lstrip("/"))
        await self._get("api/box")
        await self._get("api/statistics?hours=18")
        self.news.counts["pages"] += 1

    async def _box_page(self) -> None:
        """Load the page of the box anew: it opens with its key and leaves its connections."""
        await self._panel.hang_up()
        await self._host.hang_up()
        await self._open_page_of_box()

    async def _open_page_of_box(self) -> None:
        await self._get("box")
        is_open = False
        while not is_open:
            tickets = await self._ticket("api/panel", {"key": self._box.key})
            with self._losing_line():
                self._host = await Held.connect(tickets["host"], self.news.hear)
                self._panel = await Held.connect(tickets["panel"], _ignore)
                is_open = True
        await self.until(lambda: "table" in self.latest)
        self.news.counts["pages of the box"] += 1

    @contextlib.contextmanager
    def _losing_line(self) -> Generator[None]:
        """Let a line break while it is opened."""
        try:
            yield
        except aiomqtt.MqttError:
            self.news.counts["lines lost"] += 1

    async def _ticket(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return a ticket, and ask again while the box says that this is too often."""
        while True:
            status, ticket = await post(self._box.address, path, body)
            if status == 200:
                return ticket
            assert status in (429, 503), ticket
            self.news.counts["asked again"] += 1
            await asyncio.sleep(_AGAIN_S)

    async def _get(self, path: str) -> bytes:
        async with self._session.get(self._box.address + path) as response:
            assert response.status == 200, (path, response.status)
            self.news.counts["requests"] += 1
            return await response.read()


def _ignore(topic: str, body: bytes) -> None:
    """Take no notice of a message."""
    del topic, body
