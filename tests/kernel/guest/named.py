"""Eyes on the referee's screen: when the bytes on the bus have made it carry a name."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.drawing.frames import image_of
from hardware.pi.page_packing import pages
from hardware.ports import Frame
from tests.kernel.guest.i2c_recorder import MULTIPLEXER, SCREEN, SECOND_SCREEN, I2cRecorder
from tests.kernel.guest.strict_oled import StrictOled

if TYPE_CHECKING:
    from collections.abc import Callable

REFEREE = SECOND_SCREEN
FAST_BYTE_US = 23
"""A byte and its answer at 400 kHz."""
_ROWS_OF_THE_STRIP = 0xF0
_LOOKS = 20_000
_LOOK_S = 0.002


class Watch:
    """The screens of the shipped box on a bus at 400 kHz; the referee's is looked at."""

    def __init__(self) -> None:
        self._recorder = I2cRecorder(SCREEN, REFEREE, MULTIPLEXER)
        self._recorder.slow_down(FAST_BYTE_US)
        self._oled = StrictOled()
        self._kit = kit_of("arriba", "en")

    def named_ns(self, text: str) -> int:
        """Wait until the screen comes to carry the text; return when its last byte had gone out.

        What it carries already does not count: it may be an old name that is about to go.
        """
        strip = with_strip(self._kit, Frame(128, 64, bytes(1024)), text)
        upper, lower = tuple(pages(image_of(strip)))[6:]
        was_there = self._shows(upper, lower)
        for _ in range(_LOOKS):
            for at_ns, address, message in self._recorder.stamped():
                if address == REFEREE:
                    self._oled.take(message)
                    is_there = self._shows(upper, lower)
                    if is_there and not was_there:
                        return at_ns
                    was_there = is_there
            time.sleep(_LOOK_S)
        raise AssertionError(f"the screen never said {text!r}")

    def look(self) -> None:
        """Take in everything that is shown now."""
        for _, address, message in self._recorder.stamped():
            if address == REFEREE:
                self._oled.take(message)

    def is_dark(self) -> bool:
        """Tell whether the screen is off."""
        self.look()
        return self._oled.seen() is None

    def close(self) -> None:
        """Look away."""
        self._recorder.close()

    def _shows(self, upper: bytes, lower: bytes) -> bool:
        rows, last = self._oled.memory[6][:128], self._oled.memory[7][:128]
        is_same = all(
            not (one ^ other) & _ROWS_OF_THE_STRIP for one, other in zip(rows, upper, strict=True)
        )
        return is_same and bytes(last) == lower


def tell_spread(
    record_property: Callable[[str, object], None], what: str, times_ns: list[int]
) -> None:
    """Write down the middle and the longest of some times."""
    middle, most = median(times_ns) / 1e6, max(times_ns) / 1e6
    record_property(f"{what}, ms", f"{middle:.1f} p50, {most:.1f} at most, of {len(times_ns)}")
