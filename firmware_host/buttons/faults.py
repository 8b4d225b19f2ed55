"""Faulty buttons: muted, and reported as faults until they recover."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from hardware.health import ButtonFault, Health
from hardware.ports import DeviceError


class ButtonFaults:
    """Mutes buttons and reports faults according to the health of the buttons of one box."""

    def __init__(self, devices: Devices, faults: Faults) -> None:
        self._devices = devices
        self._faults = faults
        self._muted: frozenset[int] = frozenset()
        self._known: Mapping[int, ButtonFault] = {}

    def follow(self, health: Health) -> bool:
        """Apply mutes and faults of the health; return whether the faults changed."""
        if health.muted != self._muted:
            self._mute(health.muted)
        has_news = health.faults != self._known
        if has_news:
            self._name(health.faults)
        return has_news

    def reset(self) -> None:
        """Unmute all buttons and clear their faults before the buttons are opened again."""
        self._mute(frozenset())
        self._name({})

    def _mute(self, muted: frozenset[int]) -> None:
        for button in muted ^ self._muted:
            # Missing buttons report no edges; they are muted again after they are opened.
            with contextlib.suppress(DeviceError):
                self._devices.buttons.mute(button, is_muted=button in muted)
        self._muted = muted

    def _name(self, faults: Mapping[int, ButtonFault]) -> None:
        for button in self._known.keys() - faults.keys():
            self._faults.clear(f"button {button}")
        for button, fault in faults.items():
            is_flip = button == self._devices.flip_button
            facts: dict[str, Any] = {} if is_flip else {"place": button + 1}
            kind = "flip" if is_flip else "button"
            self._faults.report(f"button {button}", f"{kind}-{fault}", **facts)
        self._known = faults
