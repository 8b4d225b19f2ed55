"""The box that the configuration asks for: simulators, or the devices of a Raspberry Pi."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.app.page_presses import PagePresses
from firmware_host.app.virtual import VirtualBox
from firmware_host.payloads import PageHands
from firmware_host.tags import Tags, read_tags

if TYPE_CHECKING:
    from firmware_host.app.pi import PiBox
    from firmware_host.config import Config
    from firmware_host.faults import Faults
    from firmware_host.frontends.mqtt import MqttFrontend
    from firmware_host.frontends.race import Race


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
    """Publish what the box shows and what is wrong with it."""
    box.mirror.publish_to(mqtt.keep)

    def tell() -> None:
        mqtt.keep("public/faults", faults.payload())

    faults.listen(tell)
    tell()


def hear_page(box: VirtualBox | PiBox, mqtt: MqttFrontend, race: Race) -> None:
    """Let the page press: all buttons of a virtual box, of a real one those that are out."""
    if isinstance(box, VirtualBox):
        mqtt.hear("box/press", box.press)
        mqtt.keep("box/hands", PageHands(buttons=list(range(box.devices.seats + 1))))
        return

    def move(button: int, is_down: bool, at_ns: int) -> None:
        race.press_by_page(button, is_down=is_down, at_ns=at_ns)

    def tell(buttons: frozenset[int]) -> None:
        mqtt.keep("box/hands", PageHands(buttons=sorted(buttons)))

    mqtt.hear("box/press", PagePresses(move).hear)
    race.page.listen(tell)
