"""Where sick buttons are kept: muted, named to everybody, and let go when they are well."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.faults import Faults
    from firmware_host.frontends.devices import Devices
    from hardware.health import Complaint, Health


class Ward:
    """Does what the health of the buttons of one box asks for."""

    def __init__(self, devices: Devices, faults: Faults) -> None:
        self._devices = devices
        self._faults = faults
        self._muted: frozenset[int] = frozenset()
        self._known: Mapping[int, Complaint] = {}

    def follow(self, health: Health) -> bool:
        """Mute and name what the health says; return whether it names anything new."""
        if health.muted != self._muted:
            self._mute(health.muted)
        has_news = health.complaints != self._known
        if has_news:
            self._name(health.complaints)
        return has_news

    def dissolve(self) -> None:
        """Hear everybody and name nobody: the buttons are about to be begun anew."""
        self._mute(frozenset())
        self._name({})

    def _mute(self, muted: frozenset[int]) -> None:
        for button in muted ^ self._muted:
            # Buttons that are gone are quiet anyway, and are told again when they are back.
            with contextlib.suppress(DeviceError):
                self._devices.buttons.mute(button, is_muted=button in muted)
        self._muted = muted

    def _name(self, complaints: Mapping[int, Complaint]) -> None:
        for button in self._known.keys() - complaints.keys():
            self._faults.clear(f"button {button}")
        for button, complaint in complaints.items():
            is_flip = button == self._devices.flip_button
            facts: dict[str, Any] = {} if is_flip else {"place": button + 1}
            kind = "flip" if is_flip else "button"
            self._faults.report(f"button {button}", f"{kind}-{complaint}", **facts)
        self._known = complaints
