"""The web server of the hall: its page, what is live, the tournament, and a spreadsheet."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from aiohttp import web

from firmware_host import __version__
from firmware_host.hall.database import DatabaseError
from firmware_host.hall.live import Viewer
from firmware_host.hall.report import report, sheet
from firmware_host.table.problems import Problem
from firmware_host.web.page_files import PageFiles
from firmware_host.web.serving import (
    HEADERS,
    check_origin,
    client_address,
    json_answer,
    problem_answer,
    problem_middleware,
    read_body,
)
from firmware_host.wire.hall import HallInfo, Report, RoundRemoval, RoundRequest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from firmware_host.hall.hall import Hall
    from firmware_host.hall.organiser import Organiser
    from firmware_host.hall.settings import Settings
    from firmware_host.hall.standings import Played

T = TypeVar("T")

VIEWERS_AT_MOST: Final = 200
VIEWERS_PER_ADDRESS: Final = 50
_BODY_AT_MOST: Final = 64 * 1024
_PAUSE_S: Final = 0.2
_PING_AFTER: Final = 15
"""Waits without news until a comment is sent, which shows whether the page is still connected."""


class HallWeb:
    """Serves the pages of one hall."""

    def __init__(
        self,
        hall: Hall,
        organiser: Organiser,
        settings: Settings,
        page: Path,
        address: Callable[[], str],
    ) -> None:
        self._hall = hall
        self._organiser = organiser
        self._address = address
        self._settings = settings
        self._files = PageFiles(page)
        self._viewers: Counter[str] = Counter()

    def application(self) -> web.Application:
        """Return the routes."""
        middlewares = [problem_middleware(problem_answer)]
        app = web.Application(client_max_size=_BODY_AT_MOST, middlewares=middlewares)
        app.router.add_get("/", self._home)
        app.router.add_get("/hall", self._files.page("hall"))
        app.router.add_get("/api/hall", self._describe)
        app.router.add_get("/api/hall/live", self._live)
        app.router.add_get("/api/hall/tournament", self._standings)
        app.router.add_get("/api/hall/results.csv", self._sheet)
        app.router.add_post("/api/hall/round", self._draw_round)
        app.router.add_post("/api/hall/round/remove", self._remove_round)
        app.router.add_get("/{path:.+}", self._files.file)
        return app

    async def _home(self, request: web.Request) -> web.Response:
        del request
        raise web.HTTPFound("/hall")

    async def _describe(self, request: web.Request) -> web.Response:
        del request
        return json_answer(HallInfo(self._settings.hall.title, __version__))

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Tell a page everything, then what changes, for as long as it stays open."""
        address = client_address(request)
        self._check_room(address)
        kind = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers={**HEADERS, **kind})
        await response.prepare(request)
        self._viewers[address] += 1
        try:
            with contextlib.suppress(ConnectionError):
                await self._follow(response)
        finally:
            self._viewers -= Counter([address])
        return response

    def _check_room(self, address: str) -> None:
        """Raise Problem when all viewers together, or those of one address, are too many."""
        if self._viewers.total() >= VIEWERS_AT_MOST:
            raise Problem("hall-full", most=VIEWERS_AT_MOST)
        if self._viewers[address] >= VIEWERS_PER_ADDRESS:
            raise Problem("hall-full", most=VIEWERS_PER_ADDRESS)

    async def _follow(self, response: web.StreamResponse) -> None:
        viewer = Viewer(self._hall)
        quiet = 0
        while True:
            news = viewer.news()
            if news is not None:
                await response.write(b"data: " + news + b"\n\n")
                # Tables that change ten times a second are told as they are now, not each time.
                await asyncio.sleep(_PAUSE_S)
            elif quiet >= _PING_AFTER:
                await response.write(b": still here\n\n")
            quiet = quiet + 1 if news is None and quiet < _PING_AFTER else 0
            await viewer.wait()

    async def _standings(self, request: web.Request) -> web.Response:
        tournament, game = self._asked(request), request.query.get("game", "")
        played = await self._played(tournament)
        names = await self._answered(self._hall.store.tournaments())
        rounds = await self._answered(self._hall.store.rounds(tournament))
        body = report(played, self._settings.tournament.points(), game, rounds)
        told = {"tournament": tournament, "tournaments": [*names, ""], **body}
        return json_answer(msgspec.convert(told, Report, from_attributes=True))

    async def _draw_round(self, request: web.Request) -> web.Response:
        check_origin(request, (self._address(),))
        await self._answered(self._organiser.draw(await read_body(request, RoundRequest)))
        return await self._standings(request)

    async def _remove_round(self, request: web.Request) -> web.Response:
        check_origin(request, (self._address(),))
        await self._answered(self._organiser.remove(await read_body(request, RoundRemoval)))
        return await self._standings(request)

    async def _sheet(self, request: web.Request) -> web.Response:
        text = sheet(await self._played(self._asked(request)))
        headers = {
            "Content-Disposition": 'attachment; filename="results.csv"',
            "Cache-Control": "no-store",
        }
        return web.Response(text=text, content_type="text/csv", headers=headers)

    def _asked(self, request: web.Request) -> str:
        return request.query.get("tournament", self._settings.tournament.name)

    async def _played(self, tournament: str) -> list[Played]:
        return await self._answered(self._hall.store.played(tournament))

    async def _answered(self, asking: Awaitable[T]) -> T:
        try:
            return await asking
        except DatabaseError as error:
            raise Problem("results-away", reason=str(error)) from error
