"""The unit under a real systemd: its user, its fences, its devices, and what it starts again."""

from __future__ import annotations

import pwd
import time
from pathlib import Path
from typing import TYPE_CHECKING

from i2c_recorder import MULTIPLEXER, SCREEN, SECOND_SCREEN, I2cRecorder
from listener import BUTTON_LINES
from service import USER, Systemd, install
from strict_oled import StrictOled

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulated_chip import SimulatedChip

JOURNAL = Path("/var/lib/totembox/journal.sqlite3")
FILTERED = "2"
LOOK_S = 0.5


def test_the_service_runs_fenced_in_comes_back_and_ends_in_order(
    chip: SimulatedChip, record_property: Callable[[str, object], None]
) -> None:
    recorder = I2cRecorder(SCREEN, SECOND_SCREEN, MULTIPLEXER)
    chip.touch(BUTTON_LINES, is_high=False)  # as closed contacts are that nobody presses
    record_property("the unit ran wholly as shipped", install())
    systemd, oled = Systemd(), StrictOled()
    try:
        assert systemd.box()["by_page"] == [], "its buttons do not answer"
        user = pwd.getpwnam(USER)
        page = systemd.status()
        assert set(page["Uid"].split()) == {str(user.pw_uid)}
        assert (page["NoNewPrivs"], page["Seccomp"]) == ("1", FILTERED)
        assert {int(page[kind], 16) for kind in ("CapEff", "CapPrm", "CapBnd", "CapAmb")} == {0}
        assert JOURNAL.stat().st_uid == user.pw_uid
        assert JOURNAL.stat().st_mode & 0o077 == 0

        systemd.ask("kill", "--signal=KILL", "--kill-who=main", "totembox.service")
        back = {"NRestarts": "1", "ActiveState": "active"}
        while systemd.shown("NRestarts", "ActiveState") != back:
            time.sleep(LOOK_S)
        assert systemd.box()["by_page"] == []

        systemd.ask("stop", "totembox.service")
        ended = systemd.shown("ActiveState", "Result", "NRestarts")
        assert ended == {"ActiveState": "inactive", "Result": "success", "NRestarts": "1"}
    finally:
        systemd.close()
        chip.touch(BUTTON_LINES, is_high=True)
    was_lit = False
    for address, message in recorder.messages():
        if address == SECOND_SCREEN:
            oled.take(message)
            was_lit = was_lit or oled.is_on
    recorder.close()
    assert was_lit, "the referee's screen showed nothing"
    assert oled.seen() is None, "a box that is off leaves its screens dark"
