"""A table with all that hears of it, and a record of everything that leaves the box."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import TYPE_CHECKING, Any

from engines.core.transcript import write_entry
from firmware_host.broker import Credentials
from firmware_host.home_assistant.states import grab_of, state_of
from firmware_host.journal.rows import JournalLine, MatchRow, Record
from firmware_host.mqtt.connection import Address
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.faults import Faults
from firmware_host.panel.lamps import lit_lamps
from firmware_host.panel.match_screens import MatchScreens
from firmware_host.public.results import ResultsPublisher
from firmware_host.public.summary import SummaryPublisher
from firmware_host.sound.choice import sound_of
from firmware_host.statistics.measuring import figures
from firmware_host.table.clock import TableClock
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError, Table
from firmware_host.wire import build, replies
from tests.leaks.undrawn import Undrawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match
    from engines.core.seats import Seat
    from firmware_host.mqtt.publish_queue import Message
    from firmware_host.panel.match_screens import MatchDrawing
    from firmware_host.table.commands import AnyCommand
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState
    from firmware_host.table.table import Update

LIGHTS = 64
DRAWS_ONE_IN = 16
"""Pictures are drawn in so many steps; in the others the inputs of their drawing are compared."""
NOWHERE = Address((), Credentials("", "", ""))
Sent = tuple[str, bytes]
"""Where something was shown or published, and its bytes."""


class NoJournal:
    """A journal that forgets: nothing here is about the disk."""

    async def append(self, entries: list[Any]) -> None:
        """Take the entries."""

    def results(self, most: int) -> tuple[Any, ...]:
        """Return no results."""
        del most
        return ()

    def ended_secrets(self, most: int) -> tuple[tuple[str, str], ...]:
        """Return no secrets."""
        del most
        return ()


class RecordedBox:
    """The real parts of the daemon around one table; only the broker and the disk are missing."""

    def __init__(self, state: TableState) -> None:
        self.sent: list[Sent] = []
        self._steps = 0
        self.table = Table(state, NoJournal(), TableClock(lambda: 0))  # type: ignore[arg-type]
        self._mqtt = MqttFrontend(self.table, NOWHERE, box="b")
        self._mqtt._event_log._run = "run"
        self._mqtt.publisher.publish = self._publish  # type: ignore[method-assign]
        retain = self._mqtt.publisher.retain
        self._summary = SummaryPublisher(self.table, retain)
        ResultsPublisher(self.table, retain)
        self.table.listen("home", self._tell_home)
        self.table.listen("sound", self._sound)
        self._screens = MatchScreens(Faults(), "en")
        self.table.listen("panel", self._screens.hear)
        self._deadlines = Deadlines(self.table, grace_ms=30)
        self._published = asyncio.Event()
        self.table.listen("last", lambda _: self._published.set())
        self._mqtt._publish_state(state)

    @property
    def match(self) -> Match:
        """Return the match on the table."""
        match = self.table.committed.match
        assert match is not None
        return match

    def due(self) -> tuple[float, Any] | None:
        """Return what the box does by itself next, and in how many seconds."""
        return self._deadlines._due()

    async def ask(self, origin: Origin, command: AnyCommand) -> bytes:
        """Ask the table as MQTT does, wait until all is published, and return the reply."""
        reply = await self._reply(origin, command)
        self._show()
        return reply

    async def _reply(self, origin: Origin, command: AnyCommand) -> bytes:
        self._published.clear()
        try:
            number = await self.table.ask(origin, command)
        except RefusedError as error:
            return build.encode(replies.refused("id", error.state, error.illegal, None))
        except Problem as problem:
            if problem.notice is not None:
                await self._published.wait()
            return build.encode(replies.problem("id", self.table.accepted, problem))
        return build.encode(replies.done("id", number, None, is_kept=True))

    def statistics(self) -> bytes:
        """Return the figures of the match, as `/api/statistics` has them."""
        match = self.match
        lines = (JournalLine("move", write_entry(match.game, each)) for each in match.entries)
        options = {name: getattr(match.options, name) for name in match.options.__slots__}
        row = MatchRow("m", match.game.name, match.seats, options, "seed")
        return build.encode(figures(Record(row, tuple(lines), is_over=False)))

    def states(self, since: int) -> Iterator[Any]:
        """Yield the states of the match from the present one back to that number."""
        yield self.match.state
        for before, _ in self.match.history():
            if before.number <= since:
                break
            yield before.state

    def moves(self, since: int) -> Iterator[tuple[Any, Any, Any]]:
        """Yield the moves since that number, the last one first, between the states around them."""
        after = self.match
        for before, entry in after.history():
            if before.number < since:
                break
            yield before.state, entry.move, after.state
            after = before

    def measured(self, since: int) -> list[Any]:
        """Return what the moves since that number add to the statistics."""
        found = list[Any]()
        for before, move, after in self.moves(since):
            found += self.match.game.measures(before, move, after)
        return found

    def take(self) -> list[Sent]:
        """Return all that was sent since the last time; what must differ is blanked."""
        sent, self.sent = self.sent, []
        chance = self.table.committed.chance
        private = [text.encode() for text in (chance.commitment, chance.secret) if text]
        for text in private:
            sent = [(topic, payload.replace(text, b"*")) for topic, payload in sent]
        return sent

    def _publish(self, message: Message) -> None:
        self.sent.append((message.topic, message.payload))

    def _tell_home(self, update: Update) -> None:
        summary, size = self._summary.latest, update.state.size
        told = [state_of(summary, size, "fr"), *(grab_of(summary, s, "fr") for s in update.grabs)]
        self.sent += [("home", build.encode(each)) for each in told]

    def _sound(self, update: Update) -> None:
        self.sent.append(("sound", build.encode(sound_of(update))))

    def _show(self) -> None:
        """Light the lamps, and draw every screen and the LED panel, or compare their inputs."""
        state = self.table.committed
        tick = Tick(self._steps, 0, self.table.clock.now_ns(), state.awaited)
        self.sent.append(("lamps", bytes(sorted(lit_lamps(state, frozenset(), tick)))))
        self._steps += 1
        if state.match is None:
            return
        drawing = self._screens.at(state, state.match)
        own = drawing._own
        if self._steps % DRAWS_ONE_IN:
            drawing._own = dataclasses.replace(own, display=Undrawn())
        self._draw(drawing, tick)
        drawing._own = own

    def _draw(self, drawing: MatchDrawing, tick: Tick) -> None:
        for seat in (None, *drawing.state.seats):
            frame = drawing.frame(seat, tick)
            self.sent.append((f"screen {seat}", b"" if frame is None else frame.bits))
        self.sent.append(("lights", repr(drawing.lights(LIGHTS, tick)).encode()))
        assert not drawing.has_failed


def received_by(sent: list[Sent], viewer: Seat) -> list[Sent]:
    """Return what one seat receives, who hosts too: all but what the phones of others get."""
    own = f"seat/{viewer}/"
    return [each for each in sent if not each[0].startswith("seat/") or each[0].startswith(own)]
