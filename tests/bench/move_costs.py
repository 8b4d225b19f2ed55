"""`python -m tests.bench.move_costs`: what one move and one press cost the box, game by game.

A whole table (journal, topics, summary, results, screens of all seats) is played by random moves of
phones and presses of buttons, without a network. Counts are exact; time is CPU time of the event
loop's thread, beside what the rules need for the same move: judge and apply it, list the moves of
each seat and of chance, and build the view of each seat and of a spectator. `--topics` prints what
each topic takes of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
import tracemalloc
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from engines.catalog import GAMES
from engines.core.judge import legal_moves
from engines.core.seats import CHANCE, Seat, clockwise
from firmware_host.journal.journal import Journal
from firmware_host.mqtt.answering import Answering
from firmware_host.mqtt.connection import Address
from firmware_host.mqtt.credentials import Credentials
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.faults import Faults
from firmware_host.panel.match_screens import MatchScreens
from firmware_host.panel.panel import Panel
from firmware_host.public.results import ResultsPublisher
from firmware_host.public.summary import SummaryPublisher
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.playing import draws_chance
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table
from hardware.sim import SimButtons, SimLamps, SimLights, SimScreen
from tests.bench.counting import Counts, counted
from tests.fixtures.host_tables import BareTable, guests, run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.core.match import Match

SEATS = {name: min(4, game.seats[-1]) for name, game in GAMES.items()}
OPTIONS: dict[str, dict[str, Any]] = {"arriba": {"flip_delay_ms": 0, "countdown_ms": 500}}
MOVES = 120
REST_TICKS = 25
_QUIET_ROUNDS = 80


class Box:
    """A table of one game with all that listens to it, and counters of what they do."""

    def __init__(self, game: str, journal: Journal, counts: Counts) -> None:
        seats = SEATS[game]
        self.counts = counts
        self.table = Table(TableState(seats, guests(seats)), journal, TableClock())
        faults = Faults()
        mqtt = MqttFrontend(self.table, Address((), Credentials("", "")), box="b")
        self.publisher = mqtt.publisher
        SummaryPublisher(self.table, self.publisher.retain)
        ResultsPublisher(self.table, self.publisher.retain)
        names = (REFEREE, *(f"seat{seat}" for seat in range(seats)))
        screens = {name: SimScreen(name, 128, 64) for name in names}
        lamps, buttons = SimLamps(seats + 1), SimButtons(seats + 1)
        devices = Devices(buttons, seats, lamps, screens, SimLights(36), 36)
        self.panel = Panel(
            self.table, devices, faults, name="b", addresses=lambda: (), language="en"
        )
        self.answering = Answering(self.table)

    @property
    def match(self) -> Match:
        """Return the match that is played."""
        assert self.table.committed.match is not None
        return self.table.committed.match

    async def begin(self, game: str, seed: int) -> None:
        """Begin a match, and wait until all is drawn."""
        options = OPTIONS.get(game, {})
        new = do.NewMatch(game=game, seats=SEATS[game], options=options, seed=seed)
        await self.table.ask(HOST, new)
        await self.quiet()

    async def quiet(self) -> None:
        """Return when nothing that followed from a command is left to do."""
        await self.table.pulse()
        for _ in range(_QUIET_ROUNDS):
            await asyncio.sleep(0)

    async def phone(self, seat: int, move: str) -> None:
        """Enter a move as the phone of the seat does: JSON in, JSON out."""
        self.counts.sequence += 1
        command = {"do": "play", "move": move, "number": self.table.committed.number}
        body = json.dumps({"id": f"m{self.counts.sequence}", **command}).encode()

        async def send(reply: bytes) -> None:
            self.counts.add("replies", len(reply))

        await self.answering.answer(f"seat/{seat}", body, send)


def step_of(box: Box, random: Random) -> tuple[str, Callable[[], Any]] | None:
    """Return some next step of the match, and how it is made; None when the match is over."""
    state, match = box.table.committed, box.match
    position = state.position
    assert position is not None
    if not state.is_running():
        return None
    buttons = sorted(state.move_buttons)
    if buttons and random.random() < 1 / 3:
        press = do.Presses(((random.choice(buttons), box.table.clock.now_ns()),))
        return "press", lambda: box.table.ask(BOX, press)
    if draws_chance(match):
        drawn = match.game.sample_chance(match.state, state.random(), match.game.clock(match.state))
        return "chance", lambda: box.table.ask(BOX, do.ChanceMove(state.number, drawn))
    seat = random.choice(sorted(match.game.to_act(match.state)))
    untimed = [m for m in position.legal_moves(seat) if match.game.time_of(m) is None]
    if not untimed:
        press = do.Presses(((int(seat), box.table.clock.now_ns()),))
        return "press", lambda: box.table.ask(BOX, press)
    text = match.game.write(random.choice(untimed))
    if seat == CHANCE:
        entered = do.Play(move=text, number=state.number, seat="chance")
        return "chance", lambda: box.table.ask(HOST, entered)
    return "move", lambda: box.phone(int(seat), text)


def rules_ns(match: Match, after: Match) -> int:
    """Return what the rules alone need for the moves between two states, and to show the last."""
    game, entries = match.game, after.entries[match.number :]
    viewers: list[Seat | None] = [None, *clockwise(0, match.seats)]
    begin_ns = time.thread_time_ns()
    for entry in entries:
        match.play(entry.seat, entry.move)
    for seat in (*clockwise(0, match.seats), CHANCE):
        legal_moves(game, after.state, seat)
    for viewer in viewers:
        game.view(after.state, viewer)
    return time.thread_time_ns() - begin_ns


async def played(box: Box, moves: int, *, is_traced: bool) -> dict[str, list[dict[str, float]]]:
    """Play the match and return what each step cost, by its kind."""
    random, costs = Random(5), dict[str, list[dict[str, float]]]()  # noqa: S311 - the same moves each time
    while box.table.committed.number < moves and (step := step_of(box, random)):
        kind, act = step
        before = box.match
        box.counts.clear()
        blocks = sys.getallocatedblocks()
        if is_traced:
            tracemalloc.reset_peak()
        held, begin_ns = tracemalloc.get_traced_memory()[0], time.thread_time_ns()
        with contextlib.suppress(Problem, RefusedError):
            await act()
        await box.quiet()
        loop_ns = time.thread_time_ns() - begin_ns
        cost: dict[str, float] = dict(box.counts.now())
        cost |= {"loop_ns": loop_ns, "blocks": sys.getallocatedblocks() - blocks}
        cost["peak"] = tracemalloc.get_traced_memory()[1] - held
        if box.match is not before:
            cost["rules_ns"] = rules_ns(before, box.match)
            costs.setdefault(kind, []).append(cost)
    return costs


async def measured(game: str, moves: int, *, is_traced: bool) -> dict[str, list[dict[str, float]]]:
    """Return the costs of one match of the game."""
    with tempfile.TemporaryDirectory() as folder, counted(game) as counts:
        async with Journal(Path(folder) / "journal.sqlite3") as journal:
            box = Box(game, journal, counts)
            jobs = (box.table.run(), box.publisher.run(counts.client), box.panel.run())
            async with run(*jobs):
                await box.begin(game, 3)
                if is_traced:
                    tracemalloc.start()
                try:
                    return await played(box, moves, is_traced=is_traced)
                finally:
                    tracemalloc.stop()


def row(game: str, kind: str, costs: list[dict[str, float]], traced: list[dict[str, float]]) -> str:
    """Return one line of the table."""

    def of(name: str) -> float:
        return mean(cost.get(name, 0) for cost in costs)

    ratio = median(cost["loop_ns"] / cost["rules_ns"] for cost in costs)
    peak = median(cost["peak"] for cost in traced) / 1024 if traced else 0
    most = max(cost.get("listings_of_one", 0) for cost in costs)
    return (
        f"| {game} | {kind} | {len(costs)} | {of('listings'):.1f} | {most:.0f} | {of('views'):.1f} "
        f"| {of('drawings'):.1f} | {of('publishes'):.1f} | {of('same'):.1f} "
        f"| {of('bytes') / 1024:.1f} | {of('blocks'):.0f} | {peak:.0f} | {ratio:.1f}x |"
    )


HEAD = (
    "| game | step | steps | listings | most of one seat | views | drawings | publishes "
    "| unchanged | KiB | blocks kept | peak KiB | beside the rules |\n" + "|---" * 13 + "|"
)


def rows(games: list[str], moves: int) -> Iterator[str]:
    """Yield the table, game by game."""
    yield HEAD
    for game in games:
        costs = asyncio.run(measured(game, moves, is_traced=False))
        traced = asyncio.run(measured(game, moves // 2, is_traced=True))
        for kind in sorted(costs):
            yield row(game, kind, costs[kind], traced.get(kind, []))


def topics(game: str, moves: int) -> str:
    """Return how many publishes and bytes a step takes on each topic."""
    costs = asyncio.run(measured(game, moves, is_traced=False))
    steps = [cost for kind in costs.values() for cost in kind]
    total: Counter[str] = Counter()
    for cost in steps:
        total.update({name: int(value) for name, value in cost.items() if "/" in name})
    told = (f"{name} {value / len(steps):.1f}" for name, value in sorted(total.items()))
    return f"{game}: " + ", ".join(told)


def drawings_at_rest(game: str) -> str:
    """Return how often something is drawn in 25 ticks (ten seconds) in which nothing happens."""
    with counted(game) as counts:
        bare, screens, tick = BareTable(SEATS[game], game), MatchScreens(Faults(), "en"), Tick()
        tick = tick.at(0, bare.committed.awaited, bare.committed.buttons)
        for _ in range(REST_TICKS):
            drawing = screens.at(bare.committed, bare.match)
            for seat in (None, *range(bare.match.seats)):
                drawing.frame(seat, tick)
            drawing.lights(36, tick)
            tick = tick.next()
        drawn = counts.now()["drawings"]
    return f"{game}: {drawn} drawings in {REST_TICKS} ticks"


def main() -> None:
    """Print the table, or what each topic costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--game", choices=SEATS, action="append")
    parser.add_argument("--topics", action="store_true", help="bytes and publishes of each topic")
    parser.add_argument("--rest", action="store_true", help="drawings while nothing happens")
    asked = parser.parse_args()
    games = asked.game or list(SEATS)
    if asked.rest:
        print(*map(drawings_at_rest, games), sep="\n")
        return
    for line in (
        (topics(game, asked.moves) for game in games) if asked.topics else rows(games, asked.moves)
    ):
        print(line, flush=True)


if __name__ == "__main__":
    main()
