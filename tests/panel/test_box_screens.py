"""The screens of a box without a match: the address of each of its networks, as it is now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
import zxingcpp
from PIL import Image, ImageOps

from firmware_host.panel.box_screens import BoxScreens
from firmware_host.seating.button_confirmation import ButtonConfirmation

if TYPE_CHECKING:
    from hardware.ports import Frame

CABLE, RADIO = "http://10.0.0.2:8080/", "http://[fd42::1]:8080/"


def code_on(frame: Frame) -> str | None:
    """Return what a camera reads from the screen, or None."""
    image = Image.frombytes("1", (frame.width, frame.height), frame.bits).convert("L")
    found = zxingcpp.read_barcodes(ImageOps.scale(image, 4, Image.Resampling.NEAREST))
    return found[0].text if found else None


def screens(*addresses: str) -> BoxScreens:
    return BoxScreens("den", lambda: addresses, "en", ButtonConfirmation())


def test_without_a_network_no_camera_is_sent_anywhere() -> None:
    assert code_on(screens().free(None)) is None
    assert screens().free(None) != screens(CABLE).free(None)
    assert not screens().has_turns


@pytest.mark.parametrize("address", [CABLE, RADIO])
def test_the_code_has_the_address(address: str) -> None:
    assert code_on(screens(address).free(None)) == address.upper()
    assert not screens(address).has_turns


def test_two_networks_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    both, now_s = screens(CABLE, RADIO), [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    assert both.has_turns
    shown = []
    for now_s[0] in (1.0, 7.0, 13.0):
        shown.append(code_on(both.free(None)))
    assert shown == [CABLE.upper(), RADIO.upper(), CABLE.upper()]


def test_an_address_that_changes_is_shown_as_it_is() -> None:
    now = [CABLE]
    followed = BoxScreens("den", lambda: now, "en", ButtonConfirmation())
    followed.free(None)
    now[0] = RADIO
    assert code_on(followed.free(None)) == RADIO.upper()
