"""Buttons of the virtual box: a touch on a page is a press, however its messages travelled."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.app.virtual import VirtualBox
from firmware_host.config.box import Config
from firmware_host.wire.panel import PagePress
from hardware.contacts import Contacts

if TYPE_CHECKING:
    from hardware.ports import Edge

NS_PER_MS = 1_000_000
LATER_NS = 3_600_000 * NS_PER_MS


class Wire:
    """A virtual box whose messages arrive when the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.box = VirtualBox(msgspec.convert({}, Config))
        self.edges: list[Edge] = []
        self.box.buttons.driven.listen(self.edges.append)
        self.now_ns = LATER_NS
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.now_ns)

    def arrive(self, after_ms: float, press: PagePress) -> None:
        """Hand the box a message so long after the one before."""
        self.now_ns += round(after_ms * NS_PER_MS)
        self.box.press(msgspec.json.encode(press))

    def presses(self) -> list[int]:
        """Return the buttons whose edges are presses and not glitches."""
        contacts = Contacts(range(self.box.devices.seats + 1))
        for edge in self.edges:
            contacts.feed(edge)
        found = contacts.tick(self.now_ns + 20 * NS_PER_MS, {})
        return [press.button for press in found]


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Return a box at the end of a slow line."""
    return Wire(monkeypatch)


def touch(page: str, ms: float, *, down: bool) -> PagePress:
    """Return what a page sends of the first button."""
    return PagePress(page=page, button=0, down=down, ms=ms)


def test_a_touch_whose_two_messages_arrive_as_one_is_a_press(wire: Wire) -> None:
    wire.arrive(0, touch("a", 1000, down=True))
    wire.arrive(0.04, touch("a", 1030, down=False))
    assert wire.presses() == [0]


def test_a_button_let_go_by_a_page_of_another_clock_is_up(wire: Wire) -> None:
    wire.arrive(0, touch("b", 50_000, down=True))
    wire.arrive(30, touch("b", 50_030, down=False))
    wire.arrive(500, touch("a", 1000, down=True))
    # The second page's clock says that this was before the first page's touch.
    wire.arrive(0.1, touch("b", 50_500, down=False))
    assert not wire.box.buttons.is_down(0)
    assert [edge.is_down for edge in sorted(wire.edges, key=lambda edge: edge.at_ns)] == [
        True,
        False,
        True,
        False,
    ]
