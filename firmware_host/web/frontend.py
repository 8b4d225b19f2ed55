"""The web server of the box: the page, and the requests for credentials."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from aiohttp import web

from engines.core.options import BadSetupError
from firmware_host import __version__
from firmware_host.panel.drawing.qr import qr_svg
from firmware_host.seating.lobby import Lobby
from firmware_host.seating.request_limits import Device
from firmware_host.statistics.cached import CachedFigures, Encoded
from firmware_host.statistics.evening import Evening
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table
from firmware_host.web.cached_texts import CachedTexts
from firmware_host.web.page_files import PageFiles
from firmware_host.web.rate_limit import RateLimiter
from firmware_host.web.review import Review
from firmware_host.web.serving import (
    check_origin,
    client_address,
    json_answer,
    json_bytes,
    problem_middleware,
    read_body,
)
from firmware_host.wire import replies
from firmware_host.wire.decode_errors import bad_command
from firmware_host.wire.tickets import (
    BoxInfo,
    HostRequest,
    JoinRequest,
    PanelRequest,
    PlaceRequest,
    ProblemAnswer,
    SeatOnBox,
)

_EVENING_HOURS: Final = 18
_HOURS_AT_MOST: Final = 99_999
_MATCH_ID_AT_MOST: Final = 40
_BODY_AT_MOST: Final = 4 * 1024
# All phones behind one router have one address, and they reload their pages.
_REQUEST_BURST: Final = 80
_REQUESTS_PER_SECOND: Final = 4


class WebFrontend:
    """Serves the built page and the HTTP requests that precede MQTT."""

    def __init__(
        self,
        table: Table,
        lobby: Lobby,
        evening: Evening,
        *,
        box: str,
        addresses: Callable[[], Sequence[str]],
        page: Path,
        is_virtual: bool,
    ) -> None:
        self._table = table
        self._lobby = lobby
        self._figures = CachedFigures(table, evening)
        self._texts = CachedTexts()
        self._box = box
        self._addresses = addresses
        self._files = PageFiles(page)
        self._is_virtual = is_virtual
        self._rate_limiter = RateLimiter(per_second=_REQUESTS_PER_SECOND, burst=_REQUEST_BURST)

    def application(self) -> web.Application:
        """Return the application with its routes."""
        middlewares = [problem_middleware(self._problem_answer, self._check)]
        app = web.Application(client_max_size=_BODY_AT_MOST, middlewares=middlewares)
        app.router.add_get("/api/box", self._describe)
        app.router.add_get("/api/statistics", self._statistics)
        app.router.add_get("/api/texts", self._game_texts)
        review = Review(self._table)
        app.router.add_get("/api/moves", review.moves)
        app.router.add_get("/api/moment", review.moment)
        app.router.add_post("/api/request", self._request)
        app.router.add_post("/api/join", self._join)
        app.router.add_post("/api/host", self._host_phone)
        app.router.add_post("/api/watch", self._watch)
        app.router.add_post("/api/panel", self._panel)
        app.router.add_get("/code.svg", self._code)
        app.router.add_get("/", self._files.page("index", has_camera=True))
        app.router.add_get("/box", self._files.page("box", has_camera=True))
        app.router.add_get("/tv", self._files.page("tv"))
        app.router.add_get("/{path:.+}", self._files.file)
        return app

    def _problem_answer(self, fault: Problem) -> ProblemAnswer:
        return ProblemAnswer(replies.named_problem(self._table.committed, fault))

    def _check(self, request: web.Request) -> None:
        if request.method != "POST":
            return
        check_origin(request, self._addresses())
        if not self._rate_limiter.allows(client_address(request)):
            raise Problem("too-often")

    async def _describe(self, request: web.Request) -> web.Response:
        del request
        state = self._table.committed
        described = BoxInfo(
            box=self._box,
            version=__version__,
            virtual=self._is_virtual,
            seats=[
                SeatOnBox(seat, name, seat in state.guests) for seat, name in enumerate(state.names)
            ],
            flip_button=state.size,
            address=self._addresses()[0],
            addresses=list(self._addresses()),
            press_within_s=self._lobby.requests.within_s,
            hold_s=self._lobby.confirmation.hold_s,
            by_page=sorted(self._lobby.confirmation.by_page),
            in_play=state.is_in_play(),
            move_buttons=sorted(state.move_buttons),
            broker=self._lobby.broker_address(),
            clock_ns=self._table.clock.now_ns(),
            clock_runs=not state.is_paused,
        )
        return json_answer(described)

    async def _statistics(self, request: web.Request) -> web.Response:
        """Send statistics of what was public at the table."""
        before = request.query.get("before", "")[:_MATCH_ID_AT_MOST]
        return _packed(request, await self._figures.encoded(_hours(request), before))

    async def _game_texts(self, request: web.Request) -> web.Response:
        """Send the texts of a game to a page that was built without them."""
        try:
            return _packed(request, await self._texts.encoded(request.query.get("game", "")))
        except BadSetupError as error:
            raise Problem.of_setup(error) from error

    async def _request(self, request: web.Request) -> web.Response:
        wanted = await read_body(request, PlaceRequest)
        return json_answer(self._lobby.request(wanted, _device(request, wanted.device)))

    async def _join(self, request: web.Request) -> web.Response:
        wanted = await read_body(request, JoinRequest)
        return json_answer(await self._lobby.join(wanted, _device(request, wanted.device)))

    async def _host_phone(self, request: web.Request) -> web.Response:
        wanted = await read_body(request, HostRequest)
        return json_answer(await self._lobby.host(wanted, _device(request, wanted.device)))

    async def _watch(self, request: web.Request) -> web.Response:
        return json_answer(await self._lobby.watch(client_address(request)))

    async def _panel(self, request: web.Request) -> web.Response:
        body = await read_body(request, PanelRequest)
        return json_answer(await self._lobby.open_panel(body.key))

    async def _code(self, request: web.Request) -> web.Response:
        """Send the QR code of one of the page's addresses: `?at=1` is the second one."""
        addresses, asked = self._addresses(), request.query.get("at", "0")[:3]
        at = int(asked) if asked.isdecimal() and asked.isascii() else 0
        body = _code_of(addresses[at % len(addresses)])
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=body, content_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=4)
def _code_of(address: str) -> bytes:
    """Return the QR code; drawing it takes milliseconds of the event loop, so it is done once."""
    return qr_svg(address)


def _packed(request: web.Request, body: Encoded) -> web.Response:
    """Return a response in the smallest form that the client accepts."""
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return json_bytes(body.plain)
    response = json_bytes(body.gzipped)
    response.headers["Content-Encoding"] = "gzip"
    return response


def _device(request: web.Request, device: str) -> Device:
    return Device(client_address(request), device)


def _hours(request: web.Request) -> int:
    """Return the parameter `hours`, or raise Problem for an invalid one."""
    hours = request.query.get("hours", str(_EVENING_HOURS))
    if not re.fullmatch(r"[1-9][0-9]{0,4}", hours, re.ASCII):
        raise bad_command("within", "hours", _HOURS_AT_MOST, hours)
    return int(hours)
