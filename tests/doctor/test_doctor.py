"""The doctor's findings: swapped, silent, held and healthy buttons, over both kinds of drivers."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.config.box import Config
from firmware_host.doctor.device_check import DeviceCheck, light_pictures, screen_picture
from firmware_host.doctor.edge_reader import EdgeReader
from firmware_host.doctor.inputs import ManualInputs
from firmware_host.doctor.measures import idle_share, margin, spread
from firmware_host.panel.devices import Devices
from firmware_host.panel.displays.kit import kit_of
from hardware.ports import DeviceError, Edge
from hardware.sim import SimButtons, SimLamps, SimLights, SimScanner, SimScreen
from tests.fixtures.host_tables import run
from tests.hardware.pi_rigs import PiButtonsRig

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.doctor.finding import Finding
    from hardware.ports import Buttons, Lamps

SEATS = 8


class Presser:
    """Presses given buttons, which may differ from the requested ones."""

    def __init__(self, rig: PiButtonsRig, instead: Mapping[int, int | None]) -> None:
        self._rig = rig
        self._instead = instead

    def press(self, button: int) -> None:
        """Press soon, as a person does; None is somebody who does not come."""
        pressed = self._instead.get(button, button)
        if pressed is not None:
            asyncio.get_running_loop().call_later(0.01, self._press, pressed)

    def scan(self) -> None:
        """Hold nothing to the reader."""

    def _press(self, button: int) -> None:
        for is_down in (True, False):
            self._rig.drive(Edge(button, is_down, time.monotonic_ns()))


def device_check(devices: Devices, hands: Any, asked: list[str]) -> DeviceCheck:
    """Return a device check that records its prompts."""
    config = msgspec.convert({"box": {"seats": SEATS}}, Config)
    return DeviceCheck(devices, config, hands, prompt=lambda key, _: asked.append(key), wait_s=0.15)


def devices(buttons: Buttons, lamps: Lamps, **more: Any) -> Devices:
    """Return a box for eight."""
    return Devices(buttons, SEATS, lamps, more.pop("screens", {}), **more)


async def test_without_interaction_a_held_button_is_still_found() -> None:
    asked: list[str] = []
    buttons = SimButtons(SEATS + 1, down=[2, SEATS])
    box = devices(buttons, SimLamps(SEATS + 1), scanner=SimScanner())
    reader = EdgeReader(buttons)
    async with run(reader.run()):
        findings = device_check(box, ManualInputs(), asked).without_input(reader)
        found = [finding async for finding in findings]
    assert [(each.device, each.facts["place"], each.check) for each in found] == [
        ("button", 3, "button-down"),
        ("flip", SEATS + 1, "button-down"),
    ]
    assert asked == []


async def test_swapped_silent_and_held_buttons_of_a_pi_are_told_apart() -> None:
    rig, lamps, asked = PiButtonsRig(), SimLamps(SEATS + 1), list[str]()
    rig.drive(Edge(5, is_down=True, at_ns=1))
    hands = Presser(rig, {1: 2, 2: 1, 4: None})
    reader = EdgeReader(rig.port)
    doctor = device_check(devices(rig.port, lamps), hands, asked)
    found: list[Finding] = []
    async with run(reader.run()):
        found += [finding async for finding in doctor.buttons(reader)]
    rig.close()
    assert [finding.state for finding in found] == [
        *("found", "missing", "missing", "found", "missing", "missing", "found", "found", "found")
    ]
    assert [finding.check for finding in found if finding.check] == [
        *("button-other", "button-other", "button-silent", "button-down")
    ]
    assert found[1].facts == {"place": 2, "other": 3}
    assert found[-1].device == "flip"
    assert asked == ["doctor-ask-button"] * 7 + ["doctor-ask-flip"]
    lit = [sorted(n for n, is_lit in shown.items() if is_lit) for shown in lamps.shown.items]
    assert [seats for seats in lit if seats] == [[0], [1], [2], [3], [4], [6], [7]]
    assert all(latency_ns > 0 for latency_ns in reader.latencies_ns)


async def test_a_device_that_does_not_answer_is_missing_with_its_reason() -> None:
    screen, lights, scanner = SimScreen("seat0", 128, 32), SimLights(36), SimScanner()
    buttons = SimButtons(SEATS + 1)
    box = devices(
        buttons,
        SimLamps(9),
        screens={"seat0": screen},
        lights=lights,
        lights_count=36,
        scanner=scanner,
    )
    for device in (screen, lights):
        device.unplug()
    buttons.fail()
    reader = EdgeReader(buttons)
    doctor = device_check(box, ManualInputs(), [])
    async with run(reader.run()):
        stages = (doctor.screens(), doctor.lights(), doctor.buttons(reader), doctor.scanner())
        found = [finding for stage in stages async for finding in stage]
    assert [(finding.device, finding.state) for finding in found] == [
        ("screen", "missing"),
        ("lights", "missing"),
        ("buttons", "missing"),
        ("scanner", "unasked"),
    ]
    assert all("cable" in finding.why for finding in found[:3])
    scanner.unplug()
    (finding,) = [finding async for finding in doctor.scanner()]
    assert (finding.state, finding.check) == ("missing", "scanner")


class DeadLamps:
    """Lamps that do not answer."""

    def show(self, lit: Mapping[int, bool]) -> None:
        """Fail."""
        raise DeviceError(f"no lamps {sorted(lit)}")


async def test_a_press_without_its_lamp_is_found_and_reported() -> None:
    rig = PiButtonsRig()
    reader = EdgeReader(rig.port)
    doctor = device_check(devices(rig.port, DeadLamps()), Presser(rig, {}), [])
    async with run(reader.run()):
        found = [finding async for finding in doctor.buttons(reader)]
        assert await margin(reader, DeadLamps(), 0, pulses=2) is None
    rig.close()
    assert {finding.state for finding in found} == {"found"}
    assert [finding.check for finding in found] == ["lamp"] * SEATS + [""]


@pytest.mark.parametrize("height", [64, 32])
def test_a_test_picture_has_a_rim_and_a_name(height: int) -> None:
    kit = kit_of("arriba", "en")
    one, other = (screen_picture(kit, 128, height, name, "") for name in ("seat1", "seat2"))
    assert one != other
    row = 128 // 8
    assert one.bits[:row] == one.bits[-row:] == b"\xff" * row


def test_the_test_of_the_panel_shows_colours_and_its_corner() -> None:
    red, green, blue, corner = light_pictures(6, 4)
    assert [picture[23].index(160) for picture in (red, green, blue)] == [0, 1, 2]
    assert len(set(corner[0])) == 1
    assert corner.count(corner[0]) == 1
    assert len({len(picture) for picture in (red, green, blue, corner)}) == 1


async def test_measurements_are_summarized() -> None:
    assert spread([1_000]) is None
    found = spread([n * 1_000 for n in range(101)])
    assert found is not None
    assert (found.p50_us, found.p99_us, found.most_us, found.count) == (50, 99, 100, 101)


async def test_an_idle_loop_takes_a_small_part_of_what_a_busy_one_takes() -> None:
    idle = await idle_share(0.3)

    async def work() -> None:
        while True:
            sum(range(2_000))
            await asyncio.sleep(0)

    async with run(work()):
        busy = await idle_share(0.3)
    assert 0 < idle < busy / 5, (idle, busy)
    assert busy <= 1.1, "the share of one core"
