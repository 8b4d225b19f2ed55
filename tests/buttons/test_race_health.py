"""Faulty, lost and missing buttons at a table: no false winner, and a fault is reported."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import HOST_PLACE
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from hardware.contacts import REACTION_NS
from hardware.ports import Edge
from tests.buttons.test_race import SEATS, Rig, duelling
from tests.fixtures.host_tables import DUEL, BareTable, open_window, resting, run, stacked, until
from tests.fixtures.prompts import ask

if TYPE_CHECKING:
    import pytest

    from firmware_host.table.table import Table, Update

STORM = range(200)
# Longer than anybody takes to hear of a loss; the line is up and quiet again by then, too.
REACTION_S = 1.1 * REACTION_NS / NS_PER_SECOND


def storm(rig: Rig, button: int, start_ns: int) -> None:
    """Let the button chatter at 10 kHz for 10 ms."""
    for n in STORM:
        rig.buttons.drive(Edge(button, is_down=n % 2 == 0, at_ns=start_ns + n * 50_000))


def keys(faults: Faults) -> list[str]:
    """Return the keys of the faults that are named now."""
    return [fault.key for fault in faults.now]


async def changed(faults: Faults) -> None:
    """Return at the next change of the faults."""
    news = asyncio.Event()
    faults.listen(news.set)
    await news.wait()


async def test_lost_edges_void_the_grab_and_are_announced() -> None:
    rig = Rig(duelling())
    told: list[Update] = []
    rig.table.listen("test", told.append)
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(0)
        rig.buttons.lose(1)
        await until(rig.table, lambda _: told)
        await asyncio.sleep(0.05)
        assert [update.notice for update in told] == [{"key": "play-again"}]
        assert rig.table.committed.number == number, "nobody is named"
        rig.buttons.release(0)
        await asyncio.sleep(REACTION_S)
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [line.split(" @")[0] for line in rig.lines][1:] == ["0 grab", "chance settle"]
    assert "play-again" in rig.lines[0]


async def test_a_press_right_after_a_loss_is_void_and_announced_again() -> None:
    """The lost press may have come first, and the press is too soon to react to "play again"."""
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(0)
        await until(rig.table, lambda _: len(rig.lines) == 1)
        rig.buttons.press(1)
        await until(rig.table, lambda _: len(rig.lines) == 2)
        await asyncio.sleep(REACTION_S)
        assert rig.table.committed.number == number, "nobody is named"
        assert len(rig.lines) == 2
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [("play-again" in line) for line in rig.lines] == [True, True, False, False]


async def test_a_voided_grab_restarts_its_time() -> None:
    rig = Rig(duelling())
    last_ns = rig.table.committed.match.game.clock(rig.table.committed.match.state)  # type: ignore[union-attr]
    rig.table.clock.set(last_ns + 3_900 * NS_PER_MS)
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(1)
        await until(rig.table, lambda _: rig.journal.commits)
    assert last_ns <= rig.table.clock.now_ns() < last_ns + 1_000 * NS_PER_MS


async def test_many_gaps_of_one_loss_are_announced_once() -> None:
    rig = Rig(duelling())
    async with run(rig.table.run(), rig.race.run()):
        at_ns = time.monotonic_ns()
        for button in range(SEATS):
            rig.buttons.lose(button, at_ns)
        await until(rig.table, lambda _: rig.journal.commits)
        await asyncio.sleep(0.15)
    assert len(rig.lines) == 1


async def test_a_loss_right_after_an_announcement_is_announced_again() -> None:
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        for round_number in (1, 2, 3):
            rig.buttons.press(0)
            rig.buttons.lose(1)
            await until(rig.table, lambda _, said=round_number: len(rig.lines) == said)
            rig.buttons.release(0)
            await asyncio.sleep(0.03)
        await asyncio.sleep(REACTION_S)
        assert rig.table.committed.number == number, "nobody is named"
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [("play-again" in line) for line in rig.lines] == [True] * 3 + [False] * 2


def flipping() -> BareTable:
    """Return a table at which nobody's press is awaited: seat 0 is to turn a card."""
    bare = BareTable()
    bare.deal(*DUEL)
    return bare


async def open_duel(table: Table) -> None:
    """Let seats 0 and 1 be awaited by their buttons."""
    deal = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
    turned = ["0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000"]
    await table.ask(HOST, do.Correct(to=0, moves=[deal, *turned], reason="for the test"))


async def test_a_button_that_is_down_when_its_press_is_awaited_is_a_fault_at_once() -> None:
    rig = Rig(flipping())
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(1)
        await asyncio.sleep(0.5)
        assert rig.faults.now == (), "a hand may rest where nobody waits for it"
        waiting = asyncio.create_task(changed(rig.faults))
        await open_duel(rig.table)
        await waiting
        assert keys(rig.faults) == ["button-held"]
        await rig.table.ask(HOST, do.Pause())
        await asyncio.sleep(0.05)
        assert rig.faults.now, "it stays named until it is let go"
        waiting = asyncio.create_task(changed(rig.faults))
        await asyncio.sleep(0)
        rig.buttons.release(1)
        await waiting
    assert rig.faults.now == ()


async def test_a_button_held_because_a_phone_asked_for_it_is_no_fault() -> None:
    rig = Rig(resting())
    rig.confirmation.hold_s = 0.7
    async with run(rig.table.run(), rig.race.run()):
        sitting = await ask(rig.confirmation, 1)
        rig.buttons.press(1)
        assert await sitting
        await open_window(rig.table)
        await asyncio.sleep(0.1)
        assert rig.faults.now == (), "the hand did as it was asked"
        rig.buttons.release(1)
        await asyncio.sleep(0.05)
        await rig.table.ask(HOST, do.Pause())
        rig.buttons.press(1)
        await asyncio.sleep(0.5)
        waiting = asyncio.create_task(changed(rig.faults))
        await rig.table.ask(HOST, do.Resume())
        await waiting
    assert keys(rig.faults) == ["button-held"], "nobody asked this time"


async def test_buttons_held_to_become_the_host_are_no_fault() -> None:
    rig = Rig(flipping())
    rig.confirmation.hold_s = 0.7
    async with run(rig.table.run(), rig.race.run()):
        await rig.table.ask(HOST, do.Pause())
        hosting = await ask(rig.confirmation, HOST_PLACE)
        rig.buttons.press(0)
        rig.buttons.press(1)
        assert await hosting
        await rig.table.ask(HOST, do.Resume())
        await open_duel(rig.table)
        await asyncio.sleep(0.1)
    assert rig.faults.now == ()


async def test_a_gap_of_a_button_without_a_seat_is_ignored() -> None:
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(SEATS - 1)
        rig.buttons.lose(SEATS)
        rig.buttons.press(1)
        await until(rig.table, lambda state: state.number > number)
    assert rig.lines[0].startswith("1 grab")


async def test_a_chattering_button_is_muted_and_reported_and_another_wins() -> None:
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        start_ns = time.monotonic_ns()
        storm(rig, 0, start_ns)
        rig.buttons.press(1, start_ns + 2 * NS_PER_MS)
        await until(rig.table, lambda state: state.number > number)
        assert rig.buttons.muted == {0}
        (fault,) = rig.faults.now
    assert fault.text("en").startswith("The button of seat 1 makes contact by itself")
    assert fault.text("fr").startswith("Le bouton de la place 1 fait contact tout seul")
    assert [line.split(" @")[0] for line in rig.lines] == ["1 grab", "chance settle"]


async def test_a_button_that_is_down_at_the_start_is_a_fault_until_released() -> None:
    rig = Rig(duelling(), down=(2, SEATS))
    assert [fault.key for fault in rig.faults.now] == ["button-stuck", "flip-stuck"]
    async with run(rig.table.run(), rig.race.run()):
        for button in (2, SEATS):
            waiting = asyncio.create_task(changed(rig.faults))
            await asyncio.sleep(0)
            rig.buttons.release(button)
            await waiting
    assert rig.faults.now == ()


async def test_missing_buttons_are_reported_and_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("firmware_host.buttons.reader._RETRY_S", 0.02)
    rig = Rig(duelling())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.fail()
        await changed(rig.faults)
        assert [fault.key for fault in rig.faults.now] == ["buttons-missing"]
        await changed(rig.faults)
        assert rig.faults.now == ()
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)


def test_every_fault_is_logged_once_and_passed_to_listeners(
    caplog: pytest.LogCaptureFixture,
) -> None:
    faults = Faults()
    heard: list[int] = []
    faults.listen(lambda: heard.append(len(faults.now)))
    for _ in range(2):
        faults.report("lights", "lights-missing", "no such file")
    faults.report("screen seat0", "screen-missing", screen="seat0")
    faults.clear("lights")
    faults.clear("lights")
    assert heard == [1, 2, 1]
    assert caplog.text.count("The LED panel is missing. (no such file)") == 1
    (fault,) = faults.payload().faults
    assert fault.text["fr"].endswith("écran «\u202fseat0\u202f» manque.")
