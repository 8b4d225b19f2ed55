"""The page of the box presses for unusable buttons, and for no others."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hardware.ports import DeviceError
from tests.buttons.test_race import FLIP, SEATS, Rig, duelling
from tests.buttons.test_race_health import changed, storm
from tests.fixtures.host_tables import resting, run, until
from tests.fixtures.prompts import ask

if TYPE_CHECKING:
    import pytest

EVERY = frozenset(range(SEATS + 1))


def press(rig: Rig, button: int, *, is_down: bool = True) -> None:
    """Move a button on the page."""
    rig.race.press_by_page(button, is_down=is_down, at_ns=time.monotonic_ns())


async def test_the_page_cannot_press_a_working_button() -> None:
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        press(rig, 0)
        await asyncio.sleep(0.05)
        assert rig.table.committed.number == number
        assert rig.race.page.allowed == frozenset()


async def test_the_page_grabs_for_a_seat_whose_button_is_stuck_and_the_earlier_stamp_wins() -> None:
    rig = Rig(duelling(), down=(0,))
    number = rig.table.committed.number
    heard: list[frozenset[int]] = []
    rig.race.page.listen(heard.append)
    async with run(rig.table.run(), rig.race.run()):
        assert heard == [{0}]
        press(rig, 1)
        press(rig, 0)
        rig.buttons.press(1)
        await until(rig.table, lambda state: state.number > number)
        waiting = asyncio.create_task(changed(rig.faults))
        await asyncio.sleep(0)
        rig.buttons.release(0)
        await waiting
        assert heard == [{0}, frozenset()]
    assert rig.lines[0].startswith("0 grab")


async def test_the_page_presses_for_a_chattering_button_until_it_works() -> None:
    rig = Rig(duelling())
    async with run(rig.table.run(), rig.race.run()):
        storm(rig, 0, time.monotonic_ns())
        await changed(rig.faults)
        assert rig.race.page.allowed == {0}
        assert rig.confirmation.by_page == {0}


async def test_the_page_presses_all_while_the_buttons_are_missing_and_none_when_they_are_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("firmware_host.buttons.reader._RETRY_S", 0.05)
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.fail()
        await changed(rig.faults)
        assert rig.race.page.allowed == rig.confirmation.by_page == EVERY
        press(rig, 1)
        assert rig.race.page.held() == {1}
        await changed(rig.faults)
        assert rig.race.page.allowed == rig.race.page.held() == frozenset()
        await until(rig.table, lambda state: state.number > number)
    assert rig.lines[0].startswith("1 grab")


async def test_a_seat_is_given_by_the_page_between_matches_but_in_play_only_if_its_button_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = Rig(resting())
    rig.confirmation.hold_s = 0.05
    async with run(rig.table.run(), rig.race.run()):
        asking = await ask(rig.confirmation, 0)
        press(rig, 0)
        await asyncio.sleep(0.1)
        assert not asking.done(), "its button works"
        asking.cancel()

        def gone(_: int) -> bool:
            raise DeviceError("the cable is out")

        monkeypatch.setattr(rig.buttons, "is_down", gone)
        rig.buttons.fail()
        await changed(rig.faults)
        asking = await ask(rig.confirmation, 2)
        press(rig, 2)
        assert await asking, "held on the page"
        press(rig, 2, is_down=False)
        press(rig, FLIP, is_down=False)
