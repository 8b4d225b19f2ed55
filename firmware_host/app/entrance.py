"""The entrance of a box or a hall: its listening sockets, and the guard that serves them."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from firmware_host.app.starting import StartError
from firmware_host.broker import HOST_ROLE, PANEL
from firmware_host.config.parts import BrokerPart, Web
from firmware_host.guard.process import Guard, listen_on
from firmware_host.guard.settings import PAGES, Refusal, Settings
from firmware_host.table.problems import Problem
from firmware_host.web.serving import problem_answer, status_of
from firmware_host.wire import build

_REFUSALS = ("too-often", "foreign-host")


@dataclass(frozen=True, slots=True)
class Entrance:
    """The sockets that the network reaches; `phones` is None without a private broker."""

    web: socket.socket
    phones: socket.socket | None = None

    @property
    def web_port(self) -> int:
        """The port of the pages."""
        return _port(self.web)

    @property
    def phones_port(self) -> int:
        """The port of the phones' WebSockets, or 0."""
        return _port(self.phones) if self.phones else 0

    def guard(
        self,
        web: Web,
        web_socket: str,
        *,
        broker_port: int = 0,
        ws_urls: Iterable[str] = (),
        pages: int = PAGES,
    ) -> Guard:
        """Return the guard of these sockets, not yet running."""
        return Guard(
            Settings(
                web_fd=self.web.fileno(),
                web_socket=web_socket,
                phones_fd=self.phones.fileno() if self.phones else -1,
                broker_port=broker_port,
                own_users=tuple(f"{role.name}-" for role in (PANEL, HOST_ROLE)),
                hosts=box_names(web, ws_urls),
                proxies=tuple(web.proxies),
                tls_cert=_path(web.tls_cert),
                tls_key=_path(web.tls_key),
                pages=pages,
                refusals={key: _refusal(Problem(key)) for key in _REFUSALS},
            )
        )


@contextlib.contextmanager
def open_entrance(web: Web, broker: BrokerPart | None = None) -> Generator[Entrance]:
    """Listen where the configuration says, for as long as the block lasts, or raise StartError."""
    with contextlib.ExitStack() as stack:
        pages = stack.enter_context(_listening(web.host, web.port, "web.host, web.port"))
        phones = None
        if broker is not None and not broker.urls():
            named = "broker.ws_host, broker.ws_port"
            phones = stack.enter_context(_listening(broker.ws_host, broker.ws_port, named))
        yield Entrance(pages, phones)


def box_names(web: Web, ws_urls: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the host names by which browsers may address this machine."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    configured = [urlsplit(url).hostname for url in (web.url, *ws_urls)]
    known = {"localhost", name, short, f"{short}.local", *web.hosts, *configured}
    return tuple(sorted(each for each in known if each))


def _listening(host: str, port: int, named: str) -> socket.socket:
    try:
        return listen_on(host, port)
    # A host with a NUL is a TypeError, one that IDNA cannot encode a ValueError.
    except (OSError, TypeError, ValueError) as error:
        where = f"{host} port {port} ({named})"
        reason = getattr(error, "strerror", None) or error
        raise StartError(f"{where} cannot be used: {reason}") from error


def _refusal(problem: Problem) -> Refusal:
    body = build.encode(problem_answer(problem))
    return Refusal(int(status_of(problem)), body.decode())


def _port(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


def _path(given: str) -> str:
    return str(Path(given).expanduser()) if given else ""
