"""A serial port that is opened on demand and translates every failure to DeviceError."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

import contextlib
import errno
import os
import termios
from typing import Any, Final

import serial

from hardware.ports import DeviceError

_WRITE_AT_MOST_S: Final = 1.0
# pyserial raises any of these when a device disappears during a call.
_FAULTS: Final = (OSError, termios.error, serial.SerialException, TypeError)


class SerialPort:
    """One device file; a failure closes it, and the next use opens it again."""

    def __init__(self, name: str, device: str, baud: int) -> None:
        self._name = name
        self._device = device
        self._baud = baud
        self._port: Any = None

    def open(self) -> int:
        """Open the port if needed and return its file descriptor."""
        if self._port is None:
            try:
                self._port = serial.Serial(
                    self._device,
                    self._baud,
                    timeout=0,
                    write_timeout=_WRITE_AT_MOST_S,
                    exclusive=True,
                )
            except (*_FAULTS, ValueError) as error:
                raise self._failed(error) from error
        fd: int = self._port.fileno()
        return fd

    def write(self, data: bytes) -> None:
        """Write all bytes, or raise DeviceError."""
        self.open()
        try:
            # The controller's own messages are not used and must not fill the buffer.
            self._port.reset_input_buffer()
            self._port.write(data)
        except _FAULTS as error:
            raise self._failed(error) from error

    def read(self) -> bytes:
        """Return the received bytes, or raise DeviceError when the device is gone."""
        self.open()
        try:
            data: bytes = self._port.read(max(1, self._port.in_waiting))
        except _FAULTS as error:
            raise self._failed(error) from error
        return data

    def close(self) -> None:
        """Close the port; closing twice does no harm."""
        port, self._port = self._port, None
        if port is not None:
            with contextlib.suppress(*_FAULTS):
                port.close()

    def _failed(self, error: Exception) -> DeviceError:
        self.close()
        number: int | None = getattr(error, "errno", None)
        reason = os.strerror(number) if number else str(error)
        if number == errno.EAGAIN:
            reason = "another program holds it"
        return DeviceError(
            f"{self._name} does not answer at {self._device} ({reason}); check its cable and "
            "that the user is in the group dialout"
        )
