"""The service as it is shipped, run by systemd itself at a real kernel."""

from __future__ import annotations

import json
import pwd
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest

from tests.kernel.guest import systemd
from tests.kernel.guest.listener import BUTTON_LINES
from tests.kernel.guest.named import Watch
from tests.kernel.guest.systemd import UNIT, USER, Systemd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.kernel.guest.simulated_chip import SimulatedChip

STATE = Path("/var/lib/totembox")
HELD = 2
"""Whose button is kept down; the contacts of config/pi.toml are closed ones."""


def box_of_the_page() -> dict[str, Any] | None:
    """Return what the box tells a phone, or None while nobody answers.

    The socket is there before whoever answers on it, and is reset when the box ends.
    """
    try:
        with urlopen("http://127.0.0.1:8080/api/box") as answer:
            told: dict[str, Any] = json.load(answer)
            return told
    except OSError:
        return None


def assert_little_is_allowed(init: Systemd) -> None:
    """Look at the process itself: what the unit says is only worth what the kernel knows of it."""
    status = init.status()
    assert status["Uid"].split() == [str(pwd.getpwnam(USER).pw_uid)] * 4
    assert int(status["CapBnd"], 16) == 0
    assert (status["NoNewPrivs"], status["Umask"]) == ("1", "0077")
    assert status["Seccomp"] == "2"
    assert STATE.owner() == USER
    modes = {path.name: path.stat().st_mode & 0o777 for path in STATE.iterdir()}
    assert modes["journal.sqlite3"] == modes["journal.sqlite3.address"] == 0o600
    assert set(modes.values()) == {0o600}
    key = (STATE / "journal.sqlite3.address").read_text().strip().partition("#")[2]
    assert key
    assert key not in init.log()


def started(init: Systemd) -> int:
    """Return when the box has told systemd that it is ready; say how often it was restarted before.

    To the guest's clock the host can be too slow for its broker, so the first start may fail.
    """
    init.ctl("start", "--no-block", UNIT)
    init.wait_until(lambda: init.told("ActiveState") == "active")
    return int(init.told("NRestarts"))


def name_a_held_button(chip: SimulatedChip, watch: Watch) -> None:
    """Keep a button down until the screen names it, in the language of config/pi.toml."""
    watch.look()
    chip.pull(BUTTON_LINES[HELD], is_high=True)
    watch.named_ns(f"Bouton {HELD + 1} tenu")
    chip.pull(BUTTON_LINES[HELD], is_high=False)


@pytest.fixture
def watch(chip: SimulatedChip) -> Iterator[Watch]:
    """Yield eyes on the screen of a box that is installed, no button down."""
    made = Watch()
    chip.touch(BUTTON_LINES, is_high=False)
    systemd.install()
    systemd.hand_over(Path("/dev/i2c-1"), *Path("/dev").glob("gpiochip*"))
    yield made
    chip.touch(BUTTON_LINES, is_high=True)
    made.close()


def test_the_service_runs_comes_back_when_killed_and_ends(
    chip: SimulatedChip, watch: Watch
) -> None:
    with Systemd() as init:
        begun = started(init)
        assert box_of_the_page() is not None, "systemd knows when it is ready"
        assert init.told("StatusText").startswith("http://")
        assert_little_is_allowed(init)
        name_a_held_button(chip, watch)

        killed = init.told("MainPID")
        init.ctl("kill", "--kill-who=main", "--signal=KILL", UNIT)
        init.wait_until(lambda: init.told("MainPID") not in ("0", killed))
        init.wait_until(lambda: box_of_the_page() is not None)
        assert int(init.told("NRestarts")) > begun
        name_a_held_button(chip, watch)

        init.ctl("stop", UNIT)
        assert (init.told("ActiveState"), init.told("Result")) == ("inactive", "success")
        assert watch.is_dark()
        assert "totembox is ready" in init.log()
        assert "restarting" not in init.log(), "its broker was ended by the box, and not before it"


def test_a_box_that_stands_still_is_restarted_by_the_watchdog(
    chip: SimulatedChip, watch: Watch
) -> None:
    with Systemd() as init:
        begun = started(init)
        stopped = init.told("MainPID")
        init.ctl("kill", "--kill-who=main", "--signal=STOP", UNIT)
        time.sleep(systemd.WATCHDOG_S)
        init.wait_until(lambda: init.told("MainPID") not in ("0", stopped))
        init.wait_until(lambda: box_of_the_page() is not None)
        assert int(init.told("NRestarts")) > begun
        assert "Fatal Python error: Aborted" in init.log(), "where it stood is written"
        name_a_held_button(chip, watch)
