"""What was made for a match, and arrives while another one is written, lands in neither."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, cast

import pytest

from engines.bots.chooser import Choice
from engines.core.seats import Seat
from firmware_host.bots.driver import BotDriver, BotTurn
from firmware_host.bots.pace import AT_ONCE
from firmware_host.buttons.phone_scans import PhoneScans
from firmware_host.buttons.race import Race
from firmware_host.buttons.scan import Scan
from firmware_host.buttons.tags import Tags
from firmware_host.menu.asking import Asking
from firmware_host.menu.seat_choices import Entry
from firmware_host.mqtt.answering import Answering
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.seating.undo_votes import UndoVotes
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import HOST
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table
from hardware.sim import SimButtons, SimLamps, SimScanner
from tests.fixtures.host_tables import DUEL, PLAIN, BareTable, SlowJournal, run, stacked, until
from tests.mqtt.test_answering import answer

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from engines.core.match import Match
    from firmware_host.journal.journal import Journal
    from firmware_host.table.accepted import Accepted

SEATS = 8
FLIP = SEATS
DEAL = f"chance deal @0.000000000 first:0 {stacked(*DUEL)}"
SHOWN = ("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000")


class Replaced:
    """A table that shows one match while another one, at the same number, is being written."""

    def __init__(self, bare: BareTable) -> None:
        self.journal = SlowJournal()
        self.table = Table(bare.committed, cast("Journal", self.journal), TableClock())
        self.first = bare.committed.match_id
        self.number = bare.committed.number

    @property
    def shown(self) -> Match:
        """Return the match that people see."""
        assert self.table.committed.match is not None
        return self.table.committed.match

    @property
    def grabs(self) -> list[int]:
        """Return the seats that grabbed in the match that people see."""
        game, entries = self.shown.game, self.shown.entries
        return [int(one.seat) for one in entries if game.write(one.move).startswith("grab")]

    def replace(self, *moves: str, **options: object) -> Accepted:
        """Begin the other match and enter the same moves."""
        new = do.NewMatch(game="arriba", seats=3, options={**PLAIN, **options}, seed=2)
        accepted = self.table.judge(HOST, new)
        for number, line in enumerate(moves):
            actor, _, move = line.partition(" ")
            seat: Any = actor if actor == "chance" else int(actor)
            accepted = self.table.judge(HOST, do.Play(move=move, number=number, seat=seat))
        assert self.table.accepted.number == self.number
        return accepted

    async def written(self, entering: Accepted) -> None:
        """Let the disk take it, and check that nothing but that was done."""
        assert self.table.accepted.match_id != self.first
        self.journal.is_open.set()
        await entering.published
        await self.table.pulse()
        assert self.table.committed.number == self.number
        assert self.table.committed.match_id != self.first


def race_of(table: Table) -> tuple[Race, SimButtons]:
    """Return the race of a table, and its buttons."""
    buttons = SimButtons(SEATS + 1)
    devices = Devices(buttons, SEATS, SimLamps(SEATS + 1), {})
    return Race(table, devices, ButtonConfirmation(), Faults(), window_ms=15), buttons


def dealt() -> BareTable:
    """Return a table at which the flip button turns the card of seat 0."""
    bare = BareTable()
    bare.deal()
    return bare


def duelling() -> BareTable:
    """Return a table at which seats 0 and 1 may grab."""
    bare = BareTable()
    bare.duel()
    return bare


async def test_the_flip_button_turns_no_card_of_a_match_that_nobody_saw() -> None:
    there = Replaced(dealt())
    race, buttons = race_of(there.table)
    async with run(there.table.run(), race.run()):
        entering = there.replace(DEAL)
        await there.journal.was_asked.wait()
        buttons.press(FLIP)
        await asyncio.sleep(0.1)
        await there.written(entering)


async def test_a_grab_is_no_grab_in_a_match_that_nobody_saw() -> None:
    there = Replaced(duelling())
    race, buttons = race_of(there.table)
    async with run(there.table.run(), race.run()):
        entering = there.replace(DEAL, *SHOWN)
        await there.journal.was_asked.wait()
        buttons.press(1)
        await asyncio.sleep(0.1)
        await there.written(entering)


async def test_a_grab_that_is_collected_while_another_match_appears_counts_in_neither() -> None:
    there = Replaced(duelling())
    race, buttons = race_of(there.table)
    async with run(there.table.run(), race.run()):
        entering = there.replace(DEAL, *SHOWN)
        await there.journal.was_asked.wait()
        pressed_ns = time.monotonic_ns()
        buttons.press(1, pressed_ns)
        await there.written(entering)
        # The kernel may hand an edge on late: its stamp says what was shown.
        buttons.press(0, pressed_ns + 1)
        await asyncio.sleep(0.1)
        assert there.grabs == []
        buttons.release(0)
        await asyncio.sleep(0.1)
        buttons.press(0)
        await asyncio.sleep(0.1)
        assert there.grabs == [0]


async def test_lost_presses_of_the_match_before_void_nothing() -> None:
    there = Replaced(duelling())
    race, _ = race_of(there.table)
    async with run(there.table.run()):
        entering = there.replace(DEAL, *SHOWN)
        await there.journal.was_asked.wait()
        await race._say_loss()
        await there.written(entering)
    notes = [line.body for commit in there.journal.commits for e in commit for line in e.lines]
    assert not any("play-again" in note for note in notes)


@pytest.mark.parametrize("move", ["flip", "grab @0.030000000"])
async def test_a_bots_choice_is_for_the_match_that_it_thought_about(move: str) -> None:
    there = Replaced(dealt() if move == "flip" else duelling())
    driver = BotDriver(there.table, Faults(), pace=AT_ONCE)
    state, shown = there.table.committed, there.shown
    turn = BotTurn(state.match_id, state.number, state.branch, Seat(0), "random")
    async with run(there.table.run()):
        entering = there.replace(DEAL, *(() if move == "flip" else SHOWN))
        choice = Choice(shown.game.parse(move), "only", {})
        if move == "flip":
            with pytest.raises(Problem, match="stale-match"):
                await driver._play(shown, turn, choice)
        else:
            await driver._play(shown, turn, choice)
        await there.written(entering)


async def test_a_tag_is_for_the_match_whose_card_lies_there() -> None:
    bare = BareTable(deck="scanned")
    bare.chance("deal @0.000000000 first:0")
    there = Replaced(bare)
    scanner = SimScanner()
    scan = Scan(there.table, scanner, Faults(), Tags().with_tag("arriba", "04A1", "Ar"))
    async with run(there.table.run(), scan.run()):
        bare.play(0, "flip")
        entering = there.replace("chance deal @0.000000000 first:0", deck="scanned")
        await there.journal.was_asked.wait()
        await scan._take("04A1")
        await there.written(entering)


async def test_a_deadline_is_not_kept_after_an_undo_that_is_being_written() -> None:
    bare = dealt()
    bare.play(0, "flip")
    there = Replaced(bare)
    number = there.table.committed.number
    async with run(there.table.run()):
        there.table.judge(HOST, do.Undo())
        there.table.judge(0, do.Play(move="flip", number=number - 1))
        await there.journal.was_asked.wait()
        assert there.table.accepted.number == number
        alarm = Deadlines(there.table, grace_ms=0)
        due = alarm._due()
        assert due is not None
        assert await alarm._play(due[1]) is False
        async with run(alarm.run()):
            # What is due for the position that is shown waits for the one that is written.
            await asyncio.sleep(0.05)
            assert there.table.accepted.number == number
            there.journal.is_open.set()
            await until(there.table, lambda state: state.number > number)
    assert there.table.committed.branch == 1


async def test_a_seat_without_a_phone_agrees_to_the_vote_that_it_was_asked() -> None:
    bare = duelling()
    bare.committed.guests.pop(2)
    for seat in (0, 1):
        bare.ask(seat, do.Agree() if bare.committed.undo else do.Undo())
    there = Replaced(bare)
    confirmation = ButtonConfirmation()
    votes = UndoVotes(there.table, confirmation)
    async with run(there.table.run(), votes.run()):
        entering = there.replace(DEAL, *SHOWN)
        there.table.judge(0, do.Undo())
        there.table.judge(1, do.Agree())
        prompt = confirmation.pending(2)
        assert prompt is not None
        prompt.answer.set_result(None)
        await asyncio.sleep(0.02)
        await there.written(entering)
        assert there.table.committed.undo is not None
        assert 2 not in there.table.committed.undo.agreed


Tap = dict[str, Any]
TAPS: list[tuple[str, Tap]] = [
    ("seat/0", {"do": "play", "move": "flip", "number": 1, "branch": 0}),
    ("host", {"do": "play", "move": "flip", "number": 1, "branch": 0, "seat": 0}),
    ("seat/0", {"do": "undo"}),
    ("seat/0", {"do": "pause"}),
    ("seat/0", {"do": "resign"}),
    ("host", {"do": "undo"}),
    ("host", {"do": "correct", "to": 0, "moves": [], "reason": "so it was", "number": 1}),
    ("host", {"do": "end"}),
]


@pytest.mark.parametrize(("place", "tap"), TAPS, ids=str)
async def test_a_tap_on_a_phone_is_for_the_match_that_the_phone_shows(place: str, tap: Tap) -> None:
    there = Replaced(dealt())
    async with run(there.table.run()):
        entering = there.replace(DEAL)
        reply = await answer(Answering(there.table), place, id="t", match=there.first, **tap)
        assert (reply["ok"], reply["problem"]["key"]) == (False, "stale-match")
        assert all(reply["problem"]["text"].values())
        await there.written(entering)


async def test_a_phone_scans_for_the_match_that_it_shows() -> None:
    bare = BareTable(deck="scanned")
    bare.chance("deal @0.000000000 first:0")
    there = Replaced(bare)
    scans = PhoneScans(there.table, Tags().with_tag("arriba", "04A1", "Ar"))
    async with run(there.table.run()):
        entering = there.replace("chance deal @0.000000000 first:0", deck="scanned")
        with pytest.raises(Problem, match="stale-match"):
            await scans.answer(0, do.Scan(match=there.first, number=1, code="04A1"))
        await there.written(entering)


CHOICES: list[Callable[[Asking], None]] = [
    lambda asking: asking.enter(0, Entry(0, "flip")),
    lambda asking: asking.pause(0),
    lambda asking: asking.undo(0),
    lambda asking: asking.host(0, do.End()),
]


@pytest.mark.parametrize("choose", CHOICES)
async def test_a_choice_at_the_box_is_for_the_match_on_its_screens(
    choose: Callable[[Asking], None],
) -> None:
    there = Replaced(dealt())
    changed = asyncio.Event()
    asking = Asking(there.table, changed.set)
    jobs: tuple[Coroutine[Any, Any, Any], ...] = (there.table.run(), asking.run())
    async with run(*jobs):
        entering = there.replace(DEAL)
        choose(asking)
        await changed.wait()
        told = asking.told(0)
        assert told is not None
        assert "Another match" in told["en"]
        await there.written(entering)
