"""What a move costs as its match and its table grow, on the way every command takes."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from engines.bots.random_bot import choose
from engines.core.seats import CHANCE
from firmware_host.table import commands as do
from firmware_host.table.decide import decide
from firmware_host.table.decision import BOX, Decision, Request
from firmware_host.table.state import TableState
from firmware_host.wire import build
from tests.bench.figures import Found, Growth, Spread, spread
from tests.bench.match_length import NEW, decided, grown, next_move, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

MOVES = (10, 100, 1_000, 10_000)
SEATS = range(2, 9)


def measured(rounds: int = 300) -> Found:
    """Measure so many moves at each size."""
    return [], [by_length(rounds), by_seats(rounds)]


def by_length(rounds: int) -> Growth:
    """Measure the same moves as if the match had so many before them."""
    long = grown(decided(TableState(2), NEW), MOVES[-1])
    tables = {moves: shortened(long, moves) for moves in MOVES[:-1]} | {MOVES[-1]: long}
    random = Random(4)  # noqa: S311 - the same moves each time
    commands: list[do.Play] = []
    at = long
    for _ in range(rounds):
        commands.append(next_move(at, random))
        at = decided(at, commands[-1])
    costs: dict[int, list[int]] = {moves: [] for moves in MOVES}
    for command in commands:
        for moves, table in tables.items():
            same = do.Play(move=command.move, number=table.number, seat=command.seat)
            begun_ns = time.perf_counter_ns()
            tables[moves] = decided(table, same)
            costs[moves].append(time.perf_counter_ns() - begun_ns)
    return _growth("a move", "moves in the match", costs)


def by_seats(rounds: int) -> Growth:
    """Measure moves of Arriba! with so many people, and the views that follow for all of them."""
    tables = {seats: _moves(seats) for seats in SEATS}
    costs: dict[int, list[int]] = {seats: [] for seats in SEATS}
    for _ in range(rounds):
        for seats, moves in tables.items():
            costs[seats].append(next(moves))
    return _growth("a move of Arriba! and its views", "seats", costs)


def _moves(seats: int) -> Iterator[int]:
    """Play on for ever, and yield what each move and its views cost."""
    random = Random(seats)  # noqa: S311 - the same moves each time
    new = do.NewMatch(game="arriba", seats=seats, seed=1)
    while True:
        state = decided(TableState(SEATS[-1]), new)
        while (match := state.match) is not None and match.game.outcome(match.state) is None:
            seat, move = choose(match.game, match.state, seats, random)
            default = do.DefaultMove(match.number, seat, match.game.write(move))
            command = do.ChanceMove(match.number, move) if seat == CHANCE else default
            begun_ns = time.perf_counter_ns()
            state = _played(state, command)
            yield time.perf_counter_ns() - begun_ns


def _played(state: TableState, command: do.ChanceMove | do.DefaultMove) -> TableState:
    """Return the table after a move that the box makes, when all views of it are built."""
    decision = decide(Request(state, BOX, 0, "bench", "00" * 32), command)
    assert isinstance(decision, Decision), decision
    for seat in decision.state.seats:
        build.encode(build.seat_view(decision.state, seat))
    return decision.state


def _growth(name: str, size: str, costs: dict[int, list[int]]) -> Growth:
    spreads: dict[int, Spread] = {each: spread(taken) for each, taken in costs.items()}
    return Growth(name, size, spreads)
