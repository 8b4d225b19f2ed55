"""The box that the configuration asks for: simulators, or the devices of a Raspberry Pi."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.app.virtual import VirtualBox
from firmware_host.tags import Tags, read_tags

if TYPE_CHECKING:
    from firmware_host.app.pi import PiBox
    from firmware_host.config import Config
    from firmware_host.faults import Faults
    from firmware_host.frontends.mqtt import MqttFrontend


def open_box(config: Config) -> VirtualBox | PiBox:
    """Return the box, nothing of which is open yet."""
    if config.box.hardware == "virtual":
        return VirtualBox(config)
    # Device libraries take a second to load, which a virtual box need not wait for.
    from firmware_host.app.pi import PiBox  # noqa: PLC0415

    return PiBox(config)


def box_tags(config: Config) -> Tags:
    """Return what the card reader's tags mean, or raise TagsError."""
    return read_tags(Path(config.scanner.tags)) if config.scanner.device else Tags()


def listen(box: VirtualBox | PiBox, mqtt: MqttFrontend, faults: Faults) -> None:
    """Publish what the box shows and what is wrong with it; presses on a page are a toy's."""
    box.mirror.publish_to(mqtt.keep)
    if isinstance(box, VirtualBox):
        mqtt.hear("box/press", box.press)

    def tell() -> None:
        mqtt.keep("public/faults", faults.payload())

    faults.listen(tell)
    tell()
