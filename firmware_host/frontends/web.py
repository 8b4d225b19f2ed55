"""The web server of the box: the page, and credentials for who may have them."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from aiohttp import web

from firmware_host import wire
from firmware_host.drawing.qr import qr_svg
from firmware_host.lobby import PRESS_WITHIN_S
from firmware_host.pace import Pace
from firmware_host.problems import Problem
from firmware_host.reasons import bad_command, invalid, not_json
from firmware_host.serving import PageFiles, check_origin, guard, json_answer
from firmware_host.tickets import (
    BoxInfo,
    JoinRequest,
    PanelRequest,
    ProblemAnswer,
    SeatOnBox,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from firmware_host.lobby import Lobby
    from firmware_host.statistics.evening import Evening
    from firmware_host.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

_EVENING_HOURS: Final = 18
_HOURS_AT_MOST: Final = 99_999
_BODY_AT_MOST: Final = 4 * 1024
# A whole table behind one router asks from one address, and reloads its pages.
_ASKS_AT_ONCE: Final = 80
_ASKS_A_SECOND: Final = 4


class WebFrontend:
    """Serves the built page and the few requests that come before MQTT."""

    def __init__(
        self,
        table: Table,
        lobby: Lobby,
        evening: Evening,
        *,
        box: str,
        address: Callable[[int], str],
        page: Path,
        is_virtual: bool,
    ) -> None:
        self._table = table
        self._lobby = lobby
        self._evening = evening
        self._box = box
        self._address_at = address
        self._files = PageFiles(page)
        self._is_virtual = is_virtual
        self._pace = Pace(per_second=_ASKS_A_SECOND, burst=_ASKS_AT_ONCE)

    def application(self) -> web.Application:
        """Return the routes."""
        guards = [guard(self._told, self._check)]
        app = web.Application(client_max_size=_BODY_AT_MOST, middlewares=guards)
        app.router.add_get("/api/box", self._describe)
        app.router.add_get("/api/statistics", self._statistics)
        app.router.add_post("/api/join", self._join)
        app.router.add_post("/api/host", self._host_phone)
        app.router.add_post("/api/watch", self._watch)
        app.router.add_post("/api/panel", self._panel)
        app.router.add_get("/code.svg", self._code)
        app.router.add_get("/", self._files.page("index"))
        app.router.add_get("/box", self._files.page("box"))
        app.router.add_get("/{path:.+}", self._files.file)
        return app

    def _told(self, fault: Problem) -> ProblemAnswer:
        return ProblemAnswer(wire.fault_of(self._table.state, fault))

    def _check(self, request: web.Request) -> None:
        if request.method != "POST":
            return
        check_origin(request, self._address(request))
        if not self._pace.allows(request.remote):
            raise Problem("too-often")

    async def _describe(self, request: web.Request) -> web.Response:
        state = self._table.state
        described = BoxInfo(
            box=self._box,
            version=wire.VERSION,
            virtual=self._is_virtual,
            seats=[
                SeatOnBox(seat, name, seat in state.guests) for seat, name in enumerate(state.names)
            ],
            flip_button=state.size,
            address=self._address(request),
            press_within_s=PRESS_WITHIN_S,
            hold_s=self._lobby.presence.hold_s,
            by_page=sorted(self._lobby.presence.by_page),
            in_play=state.is_in_play(),
            broker=self._lobby.broker_address(),
            clock_ns=self._table.clock.now_ns(),
            clock_runs=not state.is_paused,
        )
        return json_answer(described)

    async def _statistics(self, request: web.Request) -> web.Response:
        """Send what everybody at the table has seen, counted; it holds no secrets."""
        response = json_answer(await self._evening.count(_hours(request)))
        response.enable_compression()
        return response

    async def _join(self, request: web.Request) -> web.Response:
        return json_answer(await self._lobby.join(await _body(request, JoinRequest)))

    async def _host_phone(self, request: web.Request) -> web.Response:
        del request
        return json_answer(await self._lobby.host())

    async def _watch(self, request: web.Request) -> web.Response:
        del request
        return json_answer(await self._lobby.watch())

    async def _panel(self, request: web.Request) -> web.Response:
        asked = await _body(request, PanelRequest)
        return json_answer(await self._lobby.open_panel(asked.key))

    def _address(self, request: web.Request) -> str:
        return self._address_at(_port(request))

    async def _code(self, request: web.Request) -> web.Response:
        """Answer with the code that a phone's camera reads."""
        body = qr_svg(self._address(request))
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=body, content_type="image/svg+xml", headers=headers)


def _hours(request: web.Request) -> int:
    """Return how far back to count, or raise Problem naming what was asked."""
    asked = request.query.get("hours", str(_EVENING_HOURS))
    if not re.fullmatch(r"[1-9][0-9]{0,4}", asked, re.ASCII):
        raise bad_command("within", "hours", _HOURS_AT_MOST, asked)
    return int(asked)


def _port(request: web.Request) -> int:
    """Return the port that answers, whatever the request says that it asked for."""
    where = request.get_extra_info("sockname")
    return int(where[1])


async def _body(request: web.Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except msgspec.ValidationError as error:
        raise invalid(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_json(error) from error
    except web.HTTPRequestEntityTooLarge as error:
        raise Problem("too-large", most=_BODY_AT_MOST) from error
