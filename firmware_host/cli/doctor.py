"""`totembox doctor`: check every device, with hints for missing ones, and measure."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import TYPE_CHECKING, Any

from rich.text import Text

from firmware_host.app.boxes import open_box
from firmware_host.app.sim_inputs import SimInputs
from firmware_host.app.virtual import VirtualBox
from firmware_host.cli.box_file import add_config, load_config
from firmware_host.cli.language import cli_language
from firmware_host.cli.terminal import Terminal
from firmware_host.doctor.device_check import DeviceCheck
from firmware_host.doctor.edge_reader import EdgeReader
from firmware_host.doctor.inputs import ManualInputs
from firmware_host.doctor.measures import idle_share, margin, spread
from firmware_host.doctor.sound_check import check_sound
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate

if TYPE_CHECKING:
    import argparse

    from firmware_host.app.pi import PiBox
    from firmware_host.config.box import Config
    from firmware_host.doctor.finding import Finding
    from firmware_host.doctor.inputs import Inputs

_MARKS = {"found": "green", "missing": "red", "unasked": "yellow"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_config(parser)
    parser.add_argument(
        "--wait",
        type=float,
        default=10.0,
        metavar="S",
        help="seconds to wait for each press (default 10)",
    )
    parser.add_argument(
        "--idle",
        type=float,
        default=3.0,
        metavar="S",
        help="seconds of the idle measurement (default 3)",
    )
    parser.add_argument("--no-hands", action="store_true", help="do not ask for presses or cards")
    parser.add_argument(
        "--loop",
        type=int,
        metavar="SEAT",
        help="measure the dead-heat margin with the GPIO of this lamp",
    )


def act(given: argparse.Namespace) -> int:
    """Check the box; return 1 when a device is missing."""
    config = load_config(given)
    if given.loop is not None and not 1 <= given.loop <= config.box.seats:
        raise Problem("seat-unknown", seat=str(given.loop))
    return asyncio.run(Doctor(config, given).run())


class Doctor:
    """One run of the checks, printed on the console."""

    def __init__(self, config: Config, given: argparse.Namespace) -> None:
        self._config = config
        self._given = given
        self._language = cli_language()
        self._console = Terminal(soft_wrap=True)
        self._bad = 0

    async def run(self) -> int:
        """Try everything, measure, and return the exit code."""
        self._say("doctor-title")
        box = open_box(self._config)
        reader = EdgeReader(box.devices.buttons)
        async with box, asyncio.TaskGroup() as group:
            reading = group.create_task(reader.run(), name="button edges")
            await self._try(box, reader)
            await self._measure(box, reader)
            reading.cancel()
        if self._bad:
            self._say("doctor-some", count=self._bad)
        else:
            self._say("doctor-all")
        self._say("doctor-lamps")
        return 1 if self._bad else 0

    async def _try(self, box: VirtualBox | PiBox, reader: EdgeReader) -> None:
        check = DeviceCheck(
            box.devices,
            self._config,
            _inputs(box),
            prompt=lambda key, facts: self._say(key, **facts),
            wait_s=self._given.wait,
        )
        stages = [check.screens(), check.lights(), check_sound(self._config)]
        if self._given.no_hands:
            stages.append(check.without_input(reader))
        else:
            stages += [check.buttons(reader), check.scanner()]
        for stage in stages:
            async for finding in stage:
                self._tell(finding)

    async def _measure(self, box: VirtualBox | PiBox, reader: EdgeReader) -> None:
        latency = spread(reader.latencies_ns)
        if latency is None:
            self._say("doctor-latency-none")
        else:
            self._say(
                "doctor-latency",
                p50=f"{latency.p50_us:.0f}",
                p99=f"{latency.p99_us:.0f}",
                most=f"{latency.most_us:.0f}",
                count=latency.count,
            )
        share = await idle_share(self._given.idle)
        self._say("doctor-idle", percent=f"{100 * share:.2f}")
        await self._measure_margin(box, reader)

    async def _measure_margin(self, box: VirtualBox | PiBox, reader: EdgeReader) -> None:
        seat: int | None = self._given.loop
        if seat is None:
            self._say("doctor-margin-unasked")
            return
        if isinstance(box, VirtualBox):
            box.loop(seat - 1)
        found = await margin(reader, box.devices.lamps, seat - 1)
        if found is None:
            self._bad += 1
            self._say("doctor-margin-none", place=seat)
        else:
            self._say("doctor-margin", p50=f"{found.p50_us:.1f}", most=f"{found.most_us:.1f}")
            self._judge_margin(found.most_us)

    def _judge_margin(self, most_us: float) -> None:
        """Say whether the configured margin covers what was measured."""
        margin_us = self._config.race.dead_heat_us
        is_covered = most_us <= margin_us
        self._bad += not is_covered
        self._say(
            "doctor-margin-good" if is_covered else "doctor-margin-small",
            margin=margin_us,
            wanted=ceil(most_us),
        )

    def _tell(self, finding: Finding) -> None:
        name = self._text(f"doctor-device-{finding.device}", **finding.facts)
        state = self._text(f"doctor-{finding.state}")
        details: list[str] = []
        if finding.check:
            details.append(self._text(f"doctor-check-{finding.check}", **finding.facts))
        if finding.device == "scanner" and finding.state == "found":
            details.append(self._text("doctor-tag", **finding.facts))
        if finding.device == "lights" and finding.state == "found":
            details.append(self._text("doctor-lights-size", **finding.facts))
        self._bad += finding.state == "missing" or bool(finding.check)
        self._console.print(Text.assemble("  ", (state, _MARKS[finding.state]), f"  {name}"))
        for detail in (*details, *([f"({finding.why})"] if finding.why else [])):
            self._console.print(f"      {detail}")

    def _say(self, key: str, **facts: Any) -> None:
        self._console.print(self._text(key, **facts))

    def _text(self, key: str, **facts: Any) -> str:
        return translate(BOX, self._language, key, facts)


def _inputs(box: VirtualBox | PiBox) -> Inputs:
    return SimInputs(box.buttons, box.scanner) if isinstance(box, VirtualBox) else ManualInputs()
