"""Sick, lost and missing buttons at a table: nobody wins by luck, and everybody is told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest
from host_tables import run, until
from test_host_race import SEATS, Rig, duelling

from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from firmware_host.faults import Faults
from hardware.contacts import REACTION_NS
from hardware.ports import Edge

if TYPE_CHECKING:
    from firmware_host.table.table import Update

STORM = range(200)
# Longer than anybody takes to hear of a loss; the line is up and quiet again by then, too.
REACTION_S = 1.1 * REACTION_NS / NS_PER_SECOND


def storm(rig: Rig, button: int, start_ns: int) -> None:
    """Let the button chatter at 10 kHz for 10 ms."""
    for n in STORM:
        rig.buttons.drive(Edge(button, is_down=n % 2 == 0, at_ns=start_ns + n * 50_000))


async def changed(faults: Faults) -> None:
    """Return at the next change of the faults."""
    news = asyncio.Event()
    faults.listen(news.set)
    await news.wait()


async def test_lost_edges_void_the_grab_and_the_table_is_told() -> None:
    rig = Rig(duelling())
    told: list[Update] = []
    rig.table.listen(told.append)
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(0)
        rig.buttons.lose(1)
        await until(rig.table, lambda _: told)
        await asyncio.sleep(0.05)
        assert [update.notice for update in told] == [{"key": "play-again"}]
        assert rig.table.state.number == number, "nobody is named"
        rig.buttons.release(0)
        await asyncio.sleep(REACTION_S)
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [line.split(" @")[0] for line in rig.lines][1:] == ["0 grab", "chance settle"]
    assert "play-again" in rig.lines[0]


async def test_who_pressed_right_after_the_loss_is_not_first_but_told_again() -> None:
    """The press that is lost was before it, and nobody can have heard "play again" so soon."""
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(0)
        await until(rig.table, lambda _: len(rig.lines) == 1)
        rig.buttons.press(1)
        await until(rig.table, lambda _: len(rig.lines) == 2)
        await asyncio.sleep(REACTION_S)
        assert rig.table.state.number == number, "nobody is named"
        assert len(rig.lines) == 2
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [("play-again" in line) for line in rig.lines] == [True, True, False, False]


async def test_a_voided_grab_gives_the_whole_time_again() -> None:
    rig = Rig(duelling())
    last_ns = rig.table.state.match.game.clock(rig.table.state.match.state)  # type: ignore[union-attr]
    rig.table.clock.set(last_ns + 3_900 * NS_PER_MS)
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(1)
        await until(rig.table, lambda _: rig.journal.commits)
    assert last_ns <= rig.table.clock.now_ns() < last_ns + 1_000 * NS_PER_MS


async def test_many_gaps_of_one_loss_are_told_once() -> None:
    rig = Rig(duelling())
    async with run(rig.table.run(), rig.race.run()):
        at_ns = time.monotonic_ns()
        for button in range(SEATS):
            rig.buttons.lose(button, at_ns)
        await until(rig.table, lambda _: rig.journal.commits)
        await asyncio.sleep(0.15)
    assert len(rig.lines) == 1


async def test_what_is_lost_again_right_after_it_was_said_is_said_again() -> None:
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        for round_number in (1, 2, 3):
            rig.buttons.press(0)
            rig.buttons.lose(1)
            await until(rig.table, lambda _, said=round_number: len(rig.lines) == said)
            rig.buttons.release(0)
            await asyncio.sleep(0.03)
        await asyncio.sleep(REACTION_S)
        assert rig.table.state.number == number, "nobody is named"
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert [("play-again" in line) for line in rig.lines] == [True] * 3 + [False] * 2


@pytest.mark.parametrize("is_asked_first", [True, False])
async def test_a_button_that_is_down_when_its_hand_is_awaited_is_named_at_once(
    is_asked_first: bool,
) -> None:
    rig = Rig(duelling())
    async with run(rig.table.run(), rig.race.run()):
        if is_asked_first:
            rig.race.expect(frozenset({0, 2}))
        rig.buttons.press(2)
        await asyncio.sleep(0.5)
        if not is_asked_first:
            assert rig.faults.now == (), "a hand may rest where nobody waits for it"
            waiting = asyncio.create_task(changed(rig.faults))
            await asyncio.sleep(0)
            rig.race.expect(frozenset({0, 2}))
            await waiting
        assert [fault.key for fault in rig.faults.now] == ["button-held"]
        rig.race.expect(frozenset())
        await asyncio.sleep(0.05)
        assert rig.faults.now, "it stays named until it is let go"
        waiting = asyncio.create_task(changed(rig.faults))
        await asyncio.sleep(0)
        rig.buttons.release(2)
        await waiting
    assert rig.faults.now == ()


async def test_who_holds_a_lit_button_because_a_phone_asked_is_no_fault() -> None:
    rig = Rig(duelling())
    rig.presence.hold_s = 0.7
    async with run(rig.table.run(), rig.race.run()):
        rig.race.expect(frozenset({0, 1}))
        sitting = asyncio.create_task(rig.presence.wait(1, seconds=30))
        await asyncio.sleep(0)
        rig.buttons.press(1)
        assert await sitting
        assert rig.faults.now == (), "the hand did as it was bid"
        await asyncio.sleep(0.1)
        assert rig.faults.now == (), "nor is it a fault before the hand can be up"
        rig.buttons.release(1)
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(changed(rig.faults))
        await asyncio.sleep(0)
        rig.buttons.press(1)
        await waiting
    assert [fault.key for fault in rig.faults.now] == ["button-held"], "nobody asked this time"


async def test_who_holds_lit_buttons_to_host_is_no_fault() -> None:
    rig = Rig(duelling())
    rig.presence.hold_s = 0.7
    async with run(rig.table.run(), rig.race.run()):
        rig.race.expect(frozenset({0, 1}))
        hosting = asyncio.create_task(rig.presence.wait_for_host(seconds=30))
        await asyncio.sleep(0)
        rig.buttons.press(0)
        rig.buttons.press(1)
        assert await hosting
    assert rig.faults.now == ()


async def test_a_gap_of_a_button_that_nobody_plays_with_means_nothing() -> None:
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.lose(SEATS - 1)
        rig.buttons.lose(SEATS)
        rig.buttons.press(1)
        await until(rig.table, lambda state: state.number > number)
    assert rig.lines[0].startswith("1 grab")


async def test_a_chattering_button_is_muted_and_named_and_another_wins() -> None:
    rig = Rig(duelling())
    number = rig.table.state.number
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


async def test_a_button_that_is_down_at_the_start_is_named_until_it_is_released() -> None:
    rig = Rig(duelling(), down=(2, SEATS))
    assert [fault.key for fault in rig.faults.now] == ["button-stuck", "flip-stuck"]
    async with run(rig.table.run(), rig.race.run()):
        for button in (2, SEATS):
            waiting = asyncio.create_task(changed(rig.faults))
            await asyncio.sleep(0)
            rig.buttons.release(button)
            await waiting
    assert rig.faults.now == ()


async def test_missing_buttons_are_said_and_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("firmware_host.frontends.race._RETRY_S", 0.02)
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.fail()
        await changed(rig.faults)
        assert [fault.key for fault in rig.faults.now] == ["buttons-missing"]
        await changed(rig.faults)
        assert rig.faults.now == ()
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)


def test_every_fault_is_logged_once_and_told_to_listeners(caplog: pytest.LogCaptureFixture) -> None:
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
