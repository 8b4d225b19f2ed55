"""What every web server of ours does alike: built files, strict headers, problems as answers."""

from __future__ import annotations

import contextlib
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from firmware_host import wire
from firmware_host.problems import Problem

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncGenerator, Awaitable, Callable
    from pathlib import Path

    from aiohttp.typedefs import Middleware

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self' ws: wss:; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_YEAR: Final = "public, max-age=31536000, immutable"
_STATUS: Final = {
    "seat-taken": HTTPStatus.CONFLICT,
    "press-needed": HTTPStatus.CONFLICT,
    # Not 408, however well it fits: browsers send the request again by themselves, for ever.
    "press-missing": HTTPStatus.GONE,
    "hold-missing": HTTPStatus.GONE,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "bad-key": HTTPStatus.FORBIDDEN,
    "foreign-page": HTTPStatus.FORBIDDEN,
    "broker-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "hall-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "results-away": HTTPStatus.SERVICE_UNAVAILABLE,
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


class PageFiles:
    """The built page in its folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def page(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Return what answers with one of the pages."""

        async def send(request: web.Request) -> web.StreamResponse:
            return self._send(request, f"{name}.html")

        return send

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Answer with the file that the path names."""
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
            path = (self._folder / name).resolve()
            is_ours = path.is_relative_to(self._folder.resolve()) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_ours else None


def guard(
    told: Callable[[Problem], Any], check: Callable[[web.Request], None] | None = None
) -> Middleware:
    """Return what answers a problem as a problem and gives every answer the same strict headers.

    `check` may raise a problem before anything else is done for the request.
    """

    @web.middleware
    async def guarded(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            if check is not None:
                check(request)
            response = await handler(request)
        except Problem as fault:
            response = json_answer(told(fault), _STATUS.get(fault.key, HTTPStatus.BAD_REQUEST))
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        response.headers.update(HEADERS)
        return response

    return guarded


def check_origin(request: web.Request, ours: str) -> None:
    """Raise Problem when a page of somebody else made the browser ask; programs name no page.

    Browsers send a simple request for any page. It could not read the answer, but it could have
    spectators put out, or a seat asked for in the name of a phone that is near the box.
    """
    origin = request.headers.get("Origin")
    own = {f"http://{request.host}", f"https://{request.host}", ours.rstrip("/")}
    if origin is not None and origin not in own:
        raise Problem("foreign-page", page=origin[:80])


def json_answer(body: Any, status: int = HTTPStatus.OK) -> web.Response:
    """Return an answer that no cache keeps."""
    return web.Response(
        body=wire.encode(body),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@contextlib.asynccontextmanager
async def serve(
    app: web.Application, host: str, port: int, tls: ssl.SSLContext | None = None
) -> AsyncGenerator[int]:
    """Serve the application, over https with `tls`, and yield the port; OSError: it is taken."""
    # Who hangs up waits for no press any more, and for no news.
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port, ssl_context=tls)
        await site.start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
