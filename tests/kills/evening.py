"""One evening at one box: it is started, played with and killed again and again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tests.kills.boxes import LOG
from tests.kills.journals import Checks, Left
from tests.kills.ledger import Ledger, first_name
from tests.kills.lines import DownError, LeanLine
from tests.kills.people import People
from tests.kills.whole import WholeLine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tests.kills.ledger import Command
    from tests.kills.lines import Line

SEATS: Final = {"arriba": 3, "coups_bas": 2, "top_totem": 2, "totemix": 2, "tschukka": 2}
AIMS: Final = {
    "start": 15,
    "stop": 10,
    "play": 35,
    "new_match": 10,
    "undo": 10,
    "correct": 10,
    "vote": 5,
    "name": 3,
    "pause": 2,
}
"""What a kill is aimed at, and how often of a hundred times."""
STAGES: Final = ("sent", "accepted", "kept", "crowded")
"""When the kill comes: some time after the command was sent, at one of its replies, or with
several commands on their way."""
BEFORE_AT_MOST: Final = 6
_LOG_AT_MOST: Final = 1_000


class LostError(AssertionError):
    """A kill lost something or doubled it."""


@dataclass(frozen=True)
class Kind:
    """What is killed: a whole box or a lean one, and how long its phases last."""

    broker: str
    start_s: float
    stop_s: float
    command_s: float

    def __str__(self) -> str:
        """Return the name for the report."""
        return f"whole box on {self.broker}" if self.broker else "table and journal"


LEAN: Final = Kind("", 0.06, 0.02, 0.006)
MOSQUITTO: Final = Kind("mosquitto", 1.5, 0.4, 0.02)
NATS: Final = Kind("nats", 1.5, 0.4, 0.02)


@dataclass
class Evening:
    """The people, their box and what they know of it."""

    folder: Path
    game: str
    kind: Kind
    seed: str
    killed: Counter[str] = field(default_factory=Counter[str])
    aims: ClassVar[dict[str, int]] = AIMS
    stages: ClassVar[tuple[str, ...]] = STAGES

    def __post_init__(self) -> None:
        """Begin with an empty journal."""
        self._random = Random(self.seed)  # noqa: S311 - to be repeated, not secret
        self._people = People(self._random, self.game, SEATS[self.game])
        self._ledger = Ledger()
        self.checks = Checks(self._ledger)
        self._left: Left | None = None
        self._stages: dict[str, str] = {}
        self._resumes: dict[int, str] = {}
        self._on_reply: Callable[[Command, bool], None] = _ignore

    async def play(self, kills: int, after_each: Callable[[], None] = lambda: None) -> None:
        """Kill the box so many times, and check it after each of them."""
        for _ in range(kills):
            aim = self._random.choices(tuple(self.aims), tuple(self.aims.values()))[0]
            await self._live(aim)
            self.killed[aim] += 1
            after_each()

    async def _live(self, aim: str) -> None:
        line = self._line()
        try:
            await self._until_killed(line, aim)
        finally:
            line.kill()
            await line.ended()
        self._check(line)

    async def _until_killed(self, line: Line, aim: str) -> None:
        starting = asyncio.create_task(self._start(line))
        if aim == "start" and self._left is not None:
            await self._some_time(line, self.kind.start_s)
            line.kill()
            with contextlib.suppress(DownError):
                await starting
            return
        try:
            await starting
        except DownError as error:
            log = (self.folder / LOG).read_text(errors="replace")
            raise LostError(f"the box does not start: {log[-_LOG_AT_MOST:]}") from error
        if self._left is not None:
            self._fail_for(self.checks.after_start(line, self._left))
        await self._use(line, aim)

    async def _start(self, line: Line) -> None:
        """Start the box, and return when it has published its table."""
        await line.start()

    async def _some_time(self, line: Line, most_s: float) -> None:
        """Let the box go on for a random time."""
        del line
        await asyncio.sleep(self._random.uniform(0, most_s))

    async def _use(self, line: Line, aim: str) -> None:
        """Do what people do at a box that has just started, until it is killed."""
        with contextlib.suppress(DownError):
            await self._sit_down(line)
            await self._send_again(line)
            for _ in range(self._random.randrange(BEFORE_AT_MOST)):
                await self._ask(line, self._people.wish(line))
            await self._aim(line, aim)

    async def _aim(self, line: Line, aim: str) -> None:
        """Kill the box in the middle of something."""
        if aim == "stop":
            line.stop()
            await self._some_time(line, self.kind.stop_s)
            return
        stage = self._random.choice(self.stages)
        crowd = self._random.randrange(1, 4) if stage == "crowded" else 0
        for _ in range(crowd):
            other = self._people.wish(line, "play")
            # Two new matches on their way: nobody could say which one a later command is for.
            if other.kind != "new_match":
                await self._send(line, other)
        command = self._people.wish(line, "" if aim == "start" else aim)
        if stage in ("accepted", "kept"):
            self._on_reply = lambda one, is_kept: self._kill_at(line, one, command, stage, is_kept)
        await self._send(line, command)
        if stage in ("sent", "crowded"):
            await self._moment(line)
        elif command.place != "box":
            await line.until(lambda: not command.is_open)

    async def _moment(self, line: Line) -> None:
        """Let the box do a random part of a command."""
        del line
        # A busy wait: the clock of the event loop is too coarse for what takes a millisecond.
        until_s = time.monotonic() + self._random.uniform(0, self.kind.command_s)
        while time.monotonic() < until_s:
            pass

    def _kill_at(
        self, line: Line, one: Command, wanted: Command, stage: str, is_kept: bool
    ) -> None:
        if one is wanted and is_kept == (stage == "kept"):
            line.kill()

    async def _sit_down(self, line: Line) -> None:
        if line.match:
            return
        for seat in range(SEATS[self.game]):
            if not line.latest["table"]["seats"][seat]["joined"]:
                await line.seat(seat, first_name(seat))

    async def _send_again(self, line: Line) -> None:
        """Send what was not answered once more, as phones do when they are back."""
        for command in self._ledger.open:
            if command.kind == "new_match" or command.match == line.match:
                await self._ask(line, command)
            else:
                # Nobody asks that of the match that replaced the one it was meant for.
                command.is_refused = True

    async def _ask(self, line: Line, command: Command) -> None:
        """Send a command, and wait until it is answered and everybody sees what follows."""
        await self._send(line, command)
        if command.place == "box":
            await line.news()
            return
        await line.until(lambda: not command.is_open)
        if command.kind == "new_match" and command.is_kept:
            await line.until(lambda: line.match != command.match)
        await self._seen(line)

    async def _seen(self, line: Line) -> None:
        """Wait until all views are of the same state."""

        def is_same() -> bool:
            views = [line.latest.get(f"seat/{seat}/view") for seat in range(SEATS[self.game])]
            told = [line.latest.get("public/state"), *views] if line.match else []
            return {(one or {}).get("number") for one in told} <= {line.number}

        await line.until(is_same)

    async def _send(self, line: Line, command: Command) -> None:
        if command.place == "box":
            self._ledger.pressed.add((line.match, command.body["button"]))
        else:
            self._ledger.commands[command.body["id"]] = command
        await line.send(command.place, command.body)

    def _line(self) -> Line:
        if self.kind.broker:
            return WholeLine(self.folder, self._hear, self._resumes, self.kind.broker)
        return LeanLine(self.folder, self._hear)

    def _hear(self, reply: dict[str, Any]) -> None:
        command = self._ledger.answered(reply)
        if command is not None:
            self._on_reply(command, bool(reply["kept"]))

    def _check(self, line: Line) -> None:
        self._note_kill()
        self._look(Left.of(self.folder), [line])

    def _note_kill(self) -> None:
        self._on_reply = _ignore
        for command in self._ledger.open:
            command.has_seen_kill = True

    def _look(self, left: Left, lines: Iterable[Line]) -> None:
        """Compare what is left with what people had seen in the lives before."""
        before, self._left = self._left, left
        self.checks.counts.kept = self._ledger.kept
        self.checks.counts.open += bool(self._ledger.open)
        self.checks.counts.landed += bool(self._ledger.open) and before != left
        for line in lines:
            self._fail_for(self.checks.after_kill(line, left))

    def _fail_for(self, faults: Any) -> None:
        found = list(faults)
        if found:
            raise LostError("; ".join(found[:5]))


def _ignore(command: Command, is_kept: bool) -> None:
    """Do nothing at a reply."""
    del command, is_kept
