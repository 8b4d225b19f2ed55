"""A card reader that is a USB keyboard: it types each code and presses Enter.

Its events are read with one struct and one ioctl of the standard library: PyPI has `evdev` as
source only, which would need a compiler on the Pi.
"""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Callable
from typing import Final

from hardware.key_lines import KeyLines
from hardware.pi.scanner import LineScanner
from hardware.ports import DeviceError
from hardware.tag_lines import TagLines

_READ_AT_MOST: Final = 24 * 64
EVIOCGRAB: Final = 0x40044590
"""The ioctl by which no other program, and no console, gets the keys of the device."""


def grab(fd: int) -> None:
    """Take the device for this program alone."""
    fcntl.ioctl(fd, EVIOCGRAB, 1)


class KeyboardPort:
    """One input device, held only while it is read; what it types is returned in whole lines."""

    def __init__(
        self, device: str, make_keys: Callable[[], KeyLines], take: Callable[[int], None]
    ) -> None:
        self._device = device
        self._make_keys = make_keys
        self._take = take
        self._keys = make_keys()
        self._fd: int | None = None

    def open(self) -> int:
        """Open and grab the device if needed and return its file descriptor."""
        if self._fd is None:
            try:
                self._fd = os.open(self._device, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
                self._take(self._fd)
            except OSError as error:
                raise self._failed(error) from error
            # Keys that were down when the device disappeared are up on the new one.
            self._keys = self._make_keys()
        return self._fd

    def read(self) -> bytes:
        """Return the lines typed, or raise DeviceError when the device is gone."""
        fd = self.open()
        try:
            data = os.read(fd, _READ_AT_MOST)
        except BlockingIOError:
            return b""
        except OSError as error:
            raise self._failed(error) from error
        if not data:
            raise self._failed(OSError(errno.ENODEV, os.strerror(errno.ENODEV)))
        return self._keys.feed(data)

    def close(self) -> None:
        """Let the device go; closing twice does no harm."""
        fd, self._fd = self._fd, None
        if fd is not None:
            os.close(fd)

    def _failed(self, error: OSError) -> DeviceError:
        self.close()
        return DeviceError(
            f"the card reader does not answer at {self._device} ({error.strerror}); check its "
            "cable and that the user is in the group input"
        )


class KeyboardScanner(LineScanner):
    """A scanner at an input device of the kernel."""

    def __init__(
        self,
        device: str,
        make_keys: Callable[[], KeyLines],
        tags: TagLines,
        *,
        take: Callable[[int], None] = grab,
    ) -> None:
        super().__init__(KeyboardPort(device, make_keys, take), tags)
