"""The outputs of one box: a painter for each screen and for its lights, with their faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.faults import Faults
from firmware_host.panel.painter import Painter
from hardware.ports import Frame, Pixel, Screen

_SCREEN_REFRESH_S: Final = 15.0
_LIGHTS_REFRESH_S: Final = 1.5


class Shown(NamedTuple):
    """What one screen is given."""

    frame: Frame
    is_dim: bool


def screen_painters(
    devices: Devices, faults: Faults, on_shown: Callable[[], None]
) -> dict[str, Painter[Shown]]:
    """Return the painters of the screens; the referee's is for everybody and is drawn first."""
    names = sorted(devices.screens, key=lambda name: name != REFEREE)
    return {name: _painter(name, devices.screens[name], faults, on_shown) for name in names}


def _painter(
    key: str, screen: Screen, faults: Faults, on_shown: Callable[[], None]
) -> Painter[Shown]:
    async def show(shown: Shown) -> None:
        await screen.show(shown.frame, is_dim=shown.is_dim)

    device = f"screen {key}"
    return Painter(
        show,
        refresh_s=_SCREEN_REFRESH_S,
        on_missing=lambda why: faults.report(device, "screen-missing", str(why), screen=key),
        on_back=lambda: faults.clear(device),
        on_shown=on_shown,
    )


def lights_painter(devices: Devices, faults: Faults) -> Painter[tuple[Pixel, ...]] | None:
    """Return the painter of the lights, or None without any."""
    if devices.lights is None:
        return None
    return Painter(
        devices.lights.show,
        refresh_s=_LIGHTS_REFRESH_S,
        on_missing=lambda why: faults.report("lights", "lights-missing", str(why)),
        on_back=lambda: faults.clear("lights"),
    )
