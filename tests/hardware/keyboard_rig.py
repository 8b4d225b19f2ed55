"""A rig of the reader that types: the bytes of a kernel's input events through a real pipe."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hardware.key_lines import KeyLayout, KeyLines, strokes
from hardware.pi.keyboard_scanner import KeyboardScanner
from hardware.tag_lines import TagLines


class KeyboardScannerRig:
    """A reader at a named pipe, which knows no grab; it is set to AZERTY unless told otherwise."""

    def __init__(self, layout: KeyLayout = "fr") -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.path = Path(self._folder.name) / "event-kbd"
        self._layout: KeyLayout = layout
        self._far: int | None = None
        self.grabbed: list[int] = []
        self.replug()
        self.port = KeyboardScanner(
            str(self.path), lambda: KeyLines(layout), TagLines(), take=self.grabbed.append
        )

    def type(self, data: bytes) -> None:
        """Send the bytes of input events."""
        assert self._far is not None
        os.write(self._far, data)

    def scan(self, tag: str) -> None:
        """Hold the code to the reader."""
        self.type(strokes(tag, self._layout))

    def unplug(self) -> None:
        """Pull the cable."""
        assert self._far is not None
        self.path.unlink()
        os.close(self._far)
        self._far = None

    def replug(self) -> None:
        """Put it back."""
        os.mkfifo(self.path)
        # Both ends, so that opening waits for nobody.
        self._far = os.open(self.path, os.O_RDWR | os.O_NONBLOCK)

    def close(self) -> None:
        """Shut the device down."""
        self.port.close()

    def end(self) -> None:
        """Clear the rig away after the test."""
        if self._far is not None:
            self.unplug()
        self._folder.cleanup()
