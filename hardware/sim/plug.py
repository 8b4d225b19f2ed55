"""A cable that can be pulled."""

from __future__ import annotations

from hardware.ports import DeviceError


class Plug:
    """Whether a device is connected; the device checks it at every use."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.is_in = True

    def check(self) -> None:
        """Raise the DeviceError that a real driver raises for a missing device."""
        if not self.is_in:
            raise self.error()

    def error(self) -> DeviceError:
        """Return what use of the unplugged device raises."""
        return DeviceError(f"{self._name} does not answer; check its cable")
