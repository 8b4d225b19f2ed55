"""The web server of the box: the page, and credentials for who may have them."""

from __future__ import annotations

import contextlib
import logging
import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from aiohttp import web

from firmware_host import wire
from firmware_host.drawing.qr import qr_svg
from firmware_host.lobby import PRESS_WITHIN_S
from firmware_host.pace import Pace
from firmware_host.problems import Problem
from firmware_host.tickets import JoinRequest, PanelRequest

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from pathlib import Path

    from firmware_host.lobby import Lobby
    from firmware_host.statistics.evening import Evening
    from firmware_host.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

_EVENING_HOURS: Final = 18
_BODY_AT_MOST: Final = 4 * 1024
# A whole table behind one router asks from one address, and reloads its pages.
_ASKS_AT_ONCE: Final = 80
_ASKS_A_SECOND: Final = 4
_YEAR: Final = "public, max-age=31536000, immutable"
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self' ws: wss:; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_STATUS: Final = {
    "seat-taken": HTTPStatus.CONFLICT,
    "press-needed": HTTPStatus.CONFLICT,
    "press-missing": HTTPStatus.REQUEST_TIMEOUT,
    "hold-missing": HTTPStatus.REQUEST_TIMEOUT,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "bad-key": HTTPStatus.FORBIDDEN,
    "broker-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
}
_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ftl": "text/plain",
}


class WebFrontend:
    """Serves the built page and the few requests that come before MQTT."""

    def __init__(
        self,
        table: Table,
        lobby: Lobby,
        evening: Evening,
        *,
        box: str,
        host: str,
        page: Path,
        is_virtual: bool,
    ) -> None:
        self._table = table
        self._lobby = lobby
        self._evening = evening
        self._box = box
        self._host = host
        self._page = page
        self._is_virtual = is_virtual
        self._pace = Pace(per_second=_ASKS_A_SECOND, burst=_ASKS_AT_ONCE)

    def application(self) -> web.Application:
        """Return the routes."""
        app = web.Application(client_max_size=_BODY_AT_MOST, middlewares=[self._guard])
        app.router.add_get("/api/box", self._describe)
        app.router.add_get("/api/statistics", self._statistics)
        app.router.add_post("/api/join", self._join)
        app.router.add_post("/api/host", self._host_phone)
        app.router.add_post("/api/watch", self._watch)
        app.router.add_post("/api/panel", self._panel)
        app.router.add_get("/code.svg", self._code)
        app.router.add_get("/", self._index)
        app.router.add_get("/box", self._index)
        app.router.add_get("/{path:.+}", self._file)
        return app

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Answer a problem as a problem, and send every answer with the same strict headers."""
        try:
            self._check_pace(request)
            response = await handler(request)
        except Problem as fault:
            body = {"problem": wire.fault_of(self._table.state, fault)}
            response = _json(body, _STATUS.get(fault.key, HTTPStatus.BAD_REQUEST))
        except web.HTTPException as error:
            error.headers.update(_HEADERS)
            raise
        response.headers.update(_HEADERS)
        return response

    def _check_pace(self, request: web.Request) -> None:
        if request.method == "POST" and not self._pace.allows(request.remote):
            raise Problem("too-often")

    async def _describe(self, request: web.Request) -> web.Response:
        state = self._table.state
        seats = [
            {"seat": seat, "name": name, "joined": seat in state.guests}
            for seat, name in enumerate(state.names)
        ]
        described = {
            "box": self._box,
            "version": wire.VERSION,
            "virtual": self._is_virtual,
            "seats": seats,
            "flip_button": state.size,
            "address": self._address(request),
            "press_within_s": PRESS_WITHIN_S,
            "hold_s": self._lobby.presence.hold_s,
            "in_play": state.is_running() and not state.is_paused,
            "broker": self._lobby.broker_address(),
            "clock_ns": self._table.clock.now_ns(),
            "clock_runs": not state.is_paused,
        }
        return _json(described)

    async def _statistics(self, request: web.Request) -> web.Response:
        """Send what everybody at the table has seen, counted; it holds no secrets."""
        response = _json(await self._evening.count(_hours(request)))
        response.enable_compression()
        return response

    async def _join(self, request: web.Request) -> web.Response:
        return _json(await self._lobby.join(await _body(request, JoinRequest)))

    async def _host_phone(self, request: web.Request) -> web.Response:
        del request
        return _json(await self._lobby.host())

    async def _watch(self, request: web.Request) -> web.Response:
        del request
        return _json(await self._lobby.watch())

    async def _panel(self, request: web.Request) -> web.Response:
        asked = await _body(request, PanelRequest)
        return _json(await self._lobby.open_panel(asked.key))

    def _address(self, request: web.Request) -> str:
        return f"http://{self._host}:{_port(request)}/"

    async def _code(self, request: web.Request) -> web.Response:
        """Answer with the code that a phone's camera reads."""
        body = qr_svg(self._address(request))
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=body, content_type="image/svg+xml", headers=headers)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return self._send(request, "index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._send(request, request.match_info["path"])

    def _send(self, request: web.Request, name: str) -> web.StreamResponse:
        path = self._find(name)
        if path is None:
            raise web.HTTPNotFound(text=f"there is no {name[:80]} here")
        # Built files carry a hash in their name, so they may be kept; the page itself may not.
        cache = _YEAR if "/assets/" in request.path else "no-cache"
        kind = _TYPES.get(path.suffix, "application/octet-stream")
        headers = {"Content-Type": kind, "Cache-Control": cache}
        return web.FileResponse(path, headers=headers)

    def _find(self, name: str) -> Path | None:
        """Return the file of the page; a name that no file can have is no error, just not there."""
        try:
            path = (self._page / name).resolve()
            is_ours = path.is_relative_to(self._page.resolve()) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_ours else None


def _hours(request: web.Request) -> int:
    """Return how far back to count, or raise Problem naming what was asked."""
    asked = request.query.get("hours", str(_EVENING_HOURS))
    if not re.fullmatch(r"[1-9][0-9]{0,4}", asked, re.ASCII):
        raise Problem("bad-command", reason=f"`hours` is {asked[:20]!r}, not 1 to 99999")
    return int(asked)


def _port(request: web.Request) -> int:
    """Return the port that answers, whatever the request says that it asked for."""
    where = request.get_extra_info("sockname")
    return int(where[1])


async def _body(request: web.Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except msgspec.ValidationError as error:
        raise Problem("bad-command", reason=str(error)[:200]) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("not-json", reason=str(error)[:120]) from error
    except web.HTTPRequestEntityTooLarge as error:
        raise Problem("too-large", most=_BODY_AT_MOST) from error


def _json(body: Any, status: int = HTTPStatus.OK) -> web.Response:
    return web.Response(
        body=wire.encode(body),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@contextlib.asynccontextmanager
async def serve(app: web.Application, host: str, port: int) -> AsyncGenerator[int]:
    """Serve the application and yield the port; raise OSError when it is taken."""
    # A phone that hangs up waits for no press any more.
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
