"""The box that the configuration asks for: simulators, or the devices of a Raspberry Pi."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.app.page_presses import PagePresses
from firmware_host.app.starting import StartError
from firmware_host.app.virtual import VirtualBox
from firmware_host.buttons.tags import Tags, TagsError, read_tags
from firmware_host.wire import build
from firmware_host.wire.panel import PageButtons

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware_host.app.pi import PiBox
    from firmware_host.buttons.race import Race
    from firmware_host.config.box import Config
    from firmware_host.mqtt.frontend import MqttFrontend
    from firmware_host.panel.faults import Faults
    from firmware_host.seating.button_confirmation import ButtonConfirmation


def open_box(config: Config) -> VirtualBox | PiBox:
    """Return the box with its devices still closed."""
    if config.box.hardware == "virtual":
        return VirtualBox(config)
    # Device libraries take a second to import; a virtual box does not need them.
    from firmware_host.app.pi import PiBox  # noqa: PLC0415

    return PiBox(config)


def box_tags(config: Config) -> Tags:
    """Return the learnt tags, or raise StartError; without a reader phones may scan them."""
    try:
        return read_tags(Path(config.scanner.tags))
    except TagsError as error:
        raise StartError(str(error)) from error


def listen(
    box: VirtualBox | PiBox, mqtt: MqttFrontend, faults: Faults, confirmation: ButtonConfirmation
) -> None:
    """Publish what the box shows, what is wrong with it, and who asks for a seat."""
    box.mirror.publish_to(mqtt.publisher.retain)

    def tell() -> None:
        mqtt.publisher.retain("public/faults", faults.payload())

    def tell_requests() -> None:
        mqtt.publisher.retain("public/requests", build.requests(confirmation.requests()))

    faults.listen(tell)
    confirmation.listen(tell_requests)
    tell()
    tell_requests()


def hear_page(box: VirtualBox | PiBox, mqtt: MqttFrontend, race: Race, faults: Faults) -> None:
    """Let the page press: all buttons of a virtual box, of a real one those that are out."""

    def move(button: int, is_down: bool, at_ns: int) -> None:
        race.press_by_page(button, is_down=is_down, at_ns=at_ns)

    def tell(buttons: Iterable[int]) -> None:
        mqtt.publisher.retain("box/hands", PageButtons(buttons=sorted(buttons)))

    if isinstance(box, VirtualBox):
        press = box.press
        tell(range(box.devices.seats + 1))
    else:
        press = PagePresses(move).hear
        race.page.listen(tell)

    def hear(body: bytes) -> None:
        with faults.contained("page"):
            press(body)

    mqtt.subscribe("box/press", hear)
