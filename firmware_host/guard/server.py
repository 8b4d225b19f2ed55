"""The listeners of the guard: accept, admit, and end what takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Final

from firmware_host.guard.admission import Admission, Slot, device_address
from firmware_host.guard.client import GONE, READ_LIMIT, Client

log = logging.getLogger(__name__)

_HANDSHAKE_S: Final = 5.0
_GOODBYE_S: Final = 2.0
"""How long a client may take to read the last bytes."""
_PAUSE_S: Final = 0.2


class Listener:
    """One listening socket, whose connections are admitted by address and then served."""

    def __init__(
        self,
        listening: socket.socket,
        serve: Callable[[Client], Awaitable[None]],
        admission: Admission,
        *,
        proxies: tuple[str, ...],
        tls: ssl.SSLContext | None,
    ) -> None:
        self._listening = listening
        self._serve = serve
        self._admission = admission
        self._proxies = proxies
        self._tls = tls
        self._tasks: set[asyncio.Task[None]] = set()
        listening.setblocking(False)

    async def run(self) -> None:
        """Accept connections for ever."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(self._listening)
            except OSError as error:
                # Without free descriptors the kernel keeps the connections in its backlog.
                log.warning("no connection is accepted: %s", error.strerror)
                await asyncio.sleep(_PAUSE_S)
                continue
            self._admit(connection, peer[0])
            # A flood of connections must not keep the others from being served.
            await asyncio.sleep(0)

    def _admit(self, connection: socket.socket, peer: str) -> None:
        # A proxy brings the connections of many devices; they are told apart by their requests.
        address = f"proxy {id(connection)}" if peer in self._proxies else device_address(peer)
        slot = self._admission.admit(address)
        if slot is None:
            log.warning("connections are refused: too many of them")
            connection.close()
            return
        task = asyncio.create_task(self._handle(connection, slot, peer), name="connection")
        slot.on_evict(task.cancel)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, connection: socket.socket, slot: Slot, peer: str) -> None:
        reader = asyncio.StreamReader(limit=READ_LIMIT)
        protocol = asyncio.StreamReaderProtocol(reader)
        reached = connection.getsockname()[0]
        loop = asyncio.get_running_loop()
        try:
            transport, _ = await loop.connect_accepted_socket(
                lambda: protocol,
                connection,
                ssl=self._tls,
                ssl_handshake_timeout=_HANDSHAKE_S if self._tls else None,
            )
        except (*GONE, asyncio.CancelledError):
            connection.close()
            self._admission.release(slot)
            return
        writer = asyncio.StreamWriter(transport, protocol, reader, loop)
        try:
            with contextlib.suppress(*GONE):
                await self._serve(Client(reader, writer, slot, peer, reached))
            writer.close()
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(_GOODBYE_S):
                    await writer.wait_closed()
        except Exception:
            log.exception("a connection failed")
        finally:
            transport.abort()
            self._admission.release(slot)
