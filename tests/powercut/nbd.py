"""The disk as a network block device on a Unix socket, in a thread of its own.

https://github.com/NetworkBlockDevice/nbd/blob/master/doc/proto.md has the protocol. The server
says that it knows flushes, so QEMU passes each flush of its guest on, and ends a write that must
reach the disk with one.
"""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from tests.powercut.disk import Disk

_GREETING: Final = b"NBDMAGIC" + b"IHAVEOPT" + struct.pack(">H", 0b11)
_OPTION_REPLY: Final = 0x3E889045565A9
_INFO, _GO = 6, 7
_ACK, _INFORMATION, _UNSUPPORTED = 1, 3, 2**31 + 1
_HAS_FLAGS_AND_FLUSHES: Final = 0b101
_REQUEST, _REPLY = 0x25609513, 0x67446698
_READ, _WRITE, _DISCONNECT, _FLUSH = range(4)


class GoneError(Exception):
    """The machine is gone."""


class Server:
    """Serves a disk to one machine, until the power is cut or the machine is gone."""

    def __init__(self, disk: Disk, path: Path) -> None:
        self._disk = disk
        self._path = path
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(path))
        self._listening.listen(1)
        self._thread = threading.Thread(target=self._run, name="disk", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Return when nothing is served any more; the machine must be gone."""
        with contextlib.suppress(OSError):
            # Wakes the thread if no machine ever came.
            self._listening.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._listening.close()
        self._path.unlink()

    def _run(self) -> None:
        with contextlib.suppress(OSError, GoneError):
            machine, _ = self._listening.accept()
            with machine:
                self._greet(machine)
                while self._serve(machine):
                    pass

    def _greet(self, machine: socket.socket) -> None:
        """Agree on the one disk that there is."""
        machine.sendall(_GREETING)
        _take(machine, 4)
        option = 0
        while option != _GO:
            _, option, length = struct.unpack(">QII", _take(machine, 16))
            _take(machine, length)
            if option in (_INFO, _GO):
                told = struct.pack(">HQH", 0, self._disk.size, _HAS_FLAGS_AND_FLUSHES)
                _answer(machine, option, _INFORMATION, told)
                _answer(machine, option, _ACK)
            else:
                _answer(machine, option, _UNSUPPORTED)

    def _serve(self, machine: socket.socket) -> bool:
        """Do one request; return whether the machine is still there."""
        form = struct.Struct(">IHHQQI")
        _, _, kind, handle, offset, length = form.unpack(_take(machine, form.size))
        data = _take(machine, length) if kind == _WRITE else b""
        if kind == _DISCONNECT:
            return False
        if self._disk.is_off:
            return True
        found = self._do(kind, offset, length, data)
        if not self._disk.is_off:
            machine.sendall(struct.pack(">IIQ", _REPLY, 0, handle) + found)
        return True

    def _do(self, kind: int, offset: int, length: int, data: bytes) -> bytes:
        if kind == _READ:
            return self._disk.read(offset, length)
        if kind == _WRITE:
            self._disk.write(offset, data)
        elif kind == _FLUSH:
            self._disk.flush()
        return b""


def _answer(machine: socket.socket, option: int, kind: int, data: bytes = b"") -> None:
    machine.sendall(struct.pack(">QIII", _OPTION_REPLY, option, kind, len(data)) + data)


def _take(machine: socket.socket, length: int) -> bytes:
    """Return so many bytes; raise GoneError if there are no more."""
    data = bytearray()
    while len(data) < length:
        chunk = machine.recv(length - len(data))
        if not chunk:
            raise GoneError
        data += chunk
    return bytes(data)
