"""Rigs of the Pi drivers over a real kernel; as a plugin of pytest, the only rigs there are."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from hardware.pi.board import Board, Wires, open_lines
from hardware.pi.buttons import PiButtons
from hardware.pi.lamps import PiLamps
from hardware.ports import Edge
from tests.hardware import rigs
from tests.hardware.pi_rigs import BUTTON_LINES, LAMP_LINES, PiLightsRig, PiScannerRig
from tests.kernel.guest.screen_rig import KernelScreenRig
from tests.kernel.guest.simulated_chip import SimulatedChip

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from hardware.ports import Gap
    from tests.kernel.guest.simulated_chip import Touch

_to_close = ExitStack()


class KernelButtonsRig:
    """Buttons at the simulated chip.

    The kernel stamps edges itself.  Where its stamp lies within the time of the change that was
    driven, the port shows the stamp of the edge that was asked for, so that the contract can be
    told in its own numbers; any other stamp is shown as it is, and no test expects it.
    """

    def __init__(self) -> None:
        self.chip = SimulatedChip()
        board = Board(lambda: open_lines(Wires(BUTTON_LINES)))
        self.port = _Restamped(PiButtons(board, BUTTON_LINES), {})
        _to_close.callback(self.close)
        self.port.is_down(0)

    def drive(self, edge: Edge) -> None:
        """Move the line so that this edge is reported."""
        touch = self.chip.pull(BUTTON_LINES[edge.button], is_high=not edge.is_down)
        self.port.asked[touch] = edge

    def close(self) -> None:
        """Shut the device down."""
        self.port.close()
        self.chip.close()


class _Restamped:
    """A port of buttons that says of each edge which one it was meant to be."""

    def __init__(self, port: PiButtons, asked: dict[Touch, Edge]) -> None:
        self._port = port
        self.asked = asked

        self.drain = port.drain
        self.answer = port.answer
        self.is_down = port.is_down
        self.mute = port.mute
        self.close = port.close

    async def edges(self) -> AsyncGenerator[Edge | Gap]:
        async for item in self._port.edges():
            yield self._meant(item) if isinstance(item, Edge) else item

    def _meant(self, edge: Edge) -> Edge:
        line = BUTTON_LINES[edge.button]
        stamps = [
            asked.at_ns
            for touch, asked in self.asked.items()
            if touch.line == line and touch.holds(edge.at_ns)
        ]
        return Edge(edge.button, edge.is_down, stamps[0]) if len(stamps) == 1 else edge


class KernelLampsRig:
    """Lamps at the simulated chip, seen with a meter."""

    def __init__(self, *, is_active_high: bool = True) -> None:
        self.chip = SimulatedChip()
        self._is_active_high = is_active_high
        dark = dict.fromkeys(LAMP_LINES, not is_active_high)
        board = Board(lambda: open_lines(Wires((), dark)))
        self.port = PiLamps(board, LAMP_LINES, is_active_high=is_active_high)
        _to_close.callback(self.chip.close)
        _to_close.callback(board.close)
        self.port.show({})

    def seen(self) -> dict[int, bool]:
        """Return which lamps burn."""
        return {
            number: self.chip.is_high(line) == self._is_active_high
            for number, line in enumerate(LAMP_LINES)
        }


rigs.BUTTONS_RIGS = {"kernel": KernelButtonsRig}
rigs.SCREEN_RIGS = {
    "kernel, ssd1306": KernelScreenRig,
    "kernel, sh1106": lambda: KernelScreenRig("sh1106"),
}
# A pseudo-terminal is the kernel's own.
rigs.LIGHTS_RIGS = {"kernel": PiLightsRig}
rigs.SCANNER_RIGS = {"kernel": PiScannerRig}
rigs.LAMPS_RIGS = {
    "kernel": KernelLampsRig,
    "kernel, lit by a low line": lambda: KernelLampsRig(is_active_high=False),
}


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Take every chip away after its test: a driver finds its chip by the label alone."""
    _to_close.close()
