"""A hall with eight boxes as its pages show it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec
from playwright.async_api import expect

from firmware_host.app.hall import running_hall
from firmware_host.hall.settings import Settings
from firmware_host.texts.texts import translations
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import (
    Health,
    LastVerdict,
    MatchResult,
    Results,
    SeatSummary,
    Summary,
)
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.hall import RunningHall

ONLINE = b'{"online": true, "version": "0.1.0"}'
OFFLINE = b'{"online": false, "version": "0.1.0"}'
NAMES = ("Léa", "Tom", "Zoé", "Max", "Inès", "Noé")
GAMES = ("arriba", "tschukka", "coups_bas")
PHASES = {"arriba": "match", "tschukka": "hunt", "coups_bas": "window"}


def playing(number: int) -> Summary:
    """Return a table in the middle of a match, each a little different."""
    game = GAMES[number % len(GAMES)]
    phase = PHASES[game]
    seats = [
        SeatSummary(
            *(seat, name),
            joined=True,
            score=(7 * seat + number) % 9,
            acts=seat == number % 3,
            bot=(number, seat) == (1, 3),
            resigned=(number, seat) == (1, 2),
        )
        for seat, name in enumerate(NAMES[: 3 + number % 2])
    ]
    text = {
        "fr": "Tom a saisi le premier et donne 7 cartes.",
        "en": "Tom was first and gives 7 cards.",
    }
    return Summary(
        match=f"m{number}",
        number=10 + number,
        game=game,
        title=translations(game, "game-name"),
        phase=phase,
        phase_text={
            language: text.capitalize()
            for language, text in translations(game, "word-phase", {"phase": phase}).items()
        },
        seats=seats,
        paused=number == 4,
        verdict=LastVerdict("arriba.duel", 9, text) if game == "arriba" else None,
    )


def won(number: int) -> MatchResult:
    """Return a result; in one of them a bot won, and somebody resigned."""
    names: list[str | None] = [NAMES[(number + seat) % 6] for seat in range(3)]
    is_bots = number == 6
    return MatchResult(
        match=f"r{number}",
        game=GAMES[number % 2],
        seats=3,
        started_at="2030-01-01T10:00:00.000+00:00",
        ended_at=f"2030-01-01T{10 + number}:30:00.000+00:00",
        names=[None, *names[1:]] if is_bots else names,
        resigned=[1] if is_bots else [],
        bots=[0] if is_bots else [],
        outcome=Outcome(winners=[0], scores={"0": 1, "1": 5, "2": 6}, rule="arriba.lowest"),
    )


class Boxes:
    """Boxes on the broker, as far as the hall can tell."""

    def __init__(self, client: aiomqtt.Client) -> None:
        self._client = client

    async def tell(self, number: int, **topics: Any) -> None:
        """Say retained what a box would say."""
        for name, payload in topics.items():
            topic = "status" if name == "status" else f"public/{name}"
            body = payload if isinstance(payload, bytes) else msgspec.json.encode(payload)
            await self._client.publish(f"totem/totem-{number}/{topic}", body, qos=1, retain=True)

    async def open(self) -> None:
        """Let eight boxes be there, one of them away."""
        for number in range(1, 6):
            health = Health(7, 3600.0, 5400 * number, 0.31, 48.3, 22_500)
            await self.tell(number, status=ONLINE, summary=playing(number), health=health)
        await self.tell(6, status=OFFLINE, summary=playing(0))
        over = Outcome(winners=[0], scores={"0": 2}, rule="arriba.lowest")
        summary = msgspec.structs.replace(playing(3), outcome=over, verdict=None)
        await self.tell(7, status=ONLINE, summary=summary)
        await self.tell(
            8, status=ONLINE, summary=Summary(seats=[SeatSummary(0, "Éva", joined=True)])
        )
        await self.tell(1, results=Results([won(number) for number in range(8)]))


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[tuple[RunningHall, Boxes]]:
    async with mosquitto(folder) as broker:
        tables = {
            "hall": {"title": "Ludothèque du Centre"},
            "broker": {"url": broker},
            "web": {"host": "127.0.0.1", "port": 0},
            "database": {"url": str(folder / "hall.sqlite3")},
            "tournament": {"name": "Coupe de printemps"},
        }
        async with (
            running_hall(msgspec.convert(tables, Settings)) as hall,
            aiomqtt.Client("127.0.0.1", int(broker.rpartition(":")[2])) as client,
        ):
            boxes = Boxes(client)
            await boxes.open()
            yield hall, boxes


async def open_page(browser: Browser, hall: RunningHall, width: int, **how: Any) -> Page:
    context = await browser.new_context(
        viewport={"width": width, "height": 800}, **{"locale": "fr-FR", **how}
    )
    page = await context.new_page()
    await page.goto(hall.address)
    await expect(page.get_by_test_id("table-totem-1")).to_be_visible()
    return page
