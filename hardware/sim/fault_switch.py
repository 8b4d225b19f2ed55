"""The simulated connection of a device, which tests can break."""

from __future__ import annotations

from hardware.ports import DeviceError


class FaultSwitch:
    """The connection of a simulated device, checked at every use."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.is_connected = True

    def check(self) -> None:
        """Raise the DeviceError that a real driver raises for a missing device."""
        if not self.is_connected:
            raise self.error()

    def error(self) -> DeviceError:
        """Return the error of using the disconnected device."""
        return DeviceError(f"{self._name} does not answer; check its cable")
