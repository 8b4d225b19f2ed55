"""Shared parts of the web servers: security headers, and problems as responses."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from firmware_host.table.problems import Problem
from firmware_host.texts.texts import Sentences
from firmware_host.wire import build
from firmware_host.wire.decode_errors import invalid, not_json
from firmware_host.wire.payloads import NamedProblem
from firmware_host.wire.tickets import ProblemAnswer

T = TypeVar("T")

POLICY: Final = "Content-Security-Policy"
_POLICY: Final = (
    "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self' ws: wss:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
WITH_CAMERA: Final = {POLICY: _POLICY.format(scripts="'self' 'wasm-unsafe-eval'")}
"""For pages that read codes: their decoder is WebAssembly. Text still never becomes a script."""
HEADERS: Final = {
    POLICY: _POLICY.format(scripts="'self'"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
_STATUS: Final = {
    "seat-taken": HTTPStatus.CONFLICT,
    "press-needed": HTTPStatus.CONFLICT,
    # Not 408, although it fits: browsers repeat such a request by themselves, for ever.
    "press-missing": HTTPStatus.GONE,
    "hold-missing": HTTPStatus.GONE,
    "request-over": HTTPStatus.GONE,
    "host-in-play": HTTPStatus.CONFLICT,
    "seat-asked": HTTPStatus.LOCKED,
    "seat-next": HTTPStatus.LOCKED,
    "host-asked": HTTPStatus.LOCKED,
    "host-next": HTTPStatus.LOCKED,
    "asks-again": HTTPStatus.TOO_MANY_REQUESTS,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "cut-off": HTTPStatus.TOO_MANY_REQUESTS,
    "watch-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "bad-key": HTTPStatus.FORBIDDEN,
    "organiser-key": HTTPStatus.FORBIDDEN,
    "rounds-done": HTTPStatus.CONFLICT,
    "round-players-changed": HTTPStatus.CONFLICT,
    "round-free-play": HTTPStatus.CONFLICT,
    "foreign-page": HTTPStatus.FORBIDDEN,
    "foreign-host": HTTPStatus.MISDIRECTED_REQUEST,
    "broker-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "hall-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "results-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "statistics-failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
}


def problem_middleware(
    answer_for: Callable[[Problem], Any], check: Callable[[web.Request], None] | None = None
) -> Middleware:
    """Return a middleware that sends problems as JSON and adds the security headers.

    `check` is called before the handler and may raise Problem.
    """

    @web.middleware
    async def middleware(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            if check is not None:
                check(request)
            response = await handler(request)
        except Problem as fault:
            response = json_answer(answer_for(fault), status_of(fault))
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return middleware


def status_of(problem: Problem) -> HTTPStatus:
    """Return the status of the response that names the problem."""
    return _STATUS.get(problem.key, HTTPStatus.BAD_REQUEST)


def problem_answer(problem: Problem) -> ProblemAnswer:
    """Return the answer that names a problem which has nothing to do with a table."""
    told = {"key": problem.key, "facts": problem.facts, "text": Sentences().problem(problem)}
    return ProblemAnswer(msgspec.convert(told, NamedProblem, strict=False))


def client_address(request: web.Request) -> str:
    """Return the address that a client is counted by; the guard has written it down."""
    return request.headers.get("X-Forwarded-For") or request.remote or ""


def check_origin(request: web.Request, ours: Iterable[str]) -> None:
    """Raise Problem for a request from a foreign page; programs send no Origin header.

    CORS lets any page send a simple request. The page cannot read the response, but the request
    could displace spectators, or request a seat on behalf of a phone near the box.
    """
    origin = request.headers.get("Origin")
    own = {f"http://{request.host}", f"https://{request.host}"}
    own.update(each.rstrip("/") for each in ours)
    if origin is not None and origin not in own:
        raise Problem("foreign-page", page=origin[:80])


async def read_body(request: web.Request, kind: type[T]) -> T:
    """Return the JSON body of a request, or raise Problem."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except msgspec.ValidationError as error:
        raise invalid(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise not_json(error) from error
    except web.HTTPRequestEntityTooLarge as error:
        raise Problem("too-large", most=request.client_max_size) from error


def json_answer(body: Any, status: int = HTTPStatus.OK) -> web.Response:
    """Return a JSON response that is not cached."""
    return json_bytes(build.encode(body), status)


def json_bytes(body: bytes, status: int = HTTPStatus.OK) -> web.Response:
    """Return a response of JSON that is encoded already."""
    return web.Response(
        body=body,
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@contextlib.asynccontextmanager
async def serve(app: web.Application, path: str) -> AsyncGenerator[None]:
    """Serve the application on a Unix socket, which only the guard connects to."""
    # A client that disconnects ends its handler, which may wait for a press or for news.
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handler_cancellation=True)
    await runner.setup()
    try:
        await web.UnixSite(runner, path).start()
        yield
    finally:
        await runner.cleanup()
