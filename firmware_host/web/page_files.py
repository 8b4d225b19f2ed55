"""The files of the built page, sent from memory.

They are small, and a request that is cut off in mid-answer then leaves no open file behind.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final

from aiohttp import ETag, web

from firmware_host.web.serving import WITH_CAMERA

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

_YEAR: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ftl": "text/plain",
    ".wasm": "application/wasm",
}
_CODINGS: Final = {"br": ".br", "gzip": ".gz"}


class PageFiles:
    """The files of the built page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def page(
        self, name: str, *, has_camera: bool = False
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Return the handler of one page."""

        async def send(request: web.Request) -> web.StreamResponse:
            response = self._send(request, f"{name}.html")
            if has_camera:
                response.headers.update(WITH_CAMERA)
            return response

        return send

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Send the file of the request's path."""
        return self._send(request, request.match_info["path"])

    def _send(self, request: web.Request, name: str) -> web.StreamResponse:
        path = self._find(name)
        if path is None:
            raise web.HTTPNotFound(text=f"there is no {name[:80]} here")
        # Built files have a hash in their names, so they may be cached; the page itself may not.
        cached = _YEAR if "/assets/" in request.path else "no-cache"
        headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
        coding, found = _best_of(path, request.headers.get("Accept-Encoding", ""))
        body, tag = _read(found, found.stat().st_mtime_ns)
        if any(one.value in (tag, "*") for one in request.if_none_match or ()):
            response = web.Response(status=304, headers=headers)
        else:
            kind = _TYPES.get(path.suffix, "application/octet-stream")
            headers |= {"Content-Type": kind} | ({"Content-Encoding": coding} if coding else {})
            response = web.Response(body=body, headers=headers)
        response.etag = ETag(tag)
        return response

    def _find(self, name: str) -> Path | None:
        """Return the path of a file in the page's folder, or None, also for an invalid name."""
        try:
            path = (self._folder / name).resolve()
            is_ours = path.is_relative_to(self._folder.resolve()) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_ours else None


def _best_of(path: Path, accepted: str) -> tuple[str, Path]:
    """Return the smallest form of a file that the browser accepts, and its coding."""
    for coding, ending in _CODINGS.items():
        packed = path.with_name(path.name + ending)
        if coding in accepted and packed.is_file():
            return coding, packed
    return "", path


@cache
def _read(path: Path, _changed_ns: int) -> tuple[bytes, str]:
    """Return a file and a tag of its content; one that was built anew is read again."""
    body = path.read_bytes()
    return body, hashlib.sha256(body).hexdigest()[:16]
