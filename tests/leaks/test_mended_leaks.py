"""Three leaks by shape that were found: each has gone, seen from the seats that must not know."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import find_game
from engines.core.match import begin
from engines.core.seats import Seat
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from tests.engines.coups_bas.lodge import Lodge
from tests.engines.playing import scripted
from tests.fixtures.host_tables import guests, run
from tests.leaks.recorded_box import RecordedBox, Sent, received_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.match import Match
    from firmware_host.table.decision import Origin

VILLAGE = """
0 house red 2w1W1e 2m1M -
1 house green 2w1W1e 2m1M -
2 house blue 2w1W1e 2m1M -
"""


async def sent(match: Match, *asked: tuple[Origin, Any]) -> list[Sent]:
    """Return all that leaves the box while it carries out these commands."""
    box = RecordedBox(TableState(match.seats, guests(match.seats), match, "m", "m"))
    async with run(box.table.run()):
        for origin, command in asked:
            await box.ask(origin, command)
    return box.take()


def village(lines: str, **options: str) -> Match:
    """Return a village of three after these lines."""
    match = begin(find_game("tschukka"), 3, {"first_family": "red", **options})
    return scripted(match, [line for line in (VILLAGE + lines).splitlines() if line])


@pytest.mark.parametrize("late_ms", [1, 5_000, 14_000])
async def test_a_press_beside_an_answer_does_not_tell_whether_its_seat_holds_one(
    late_ms: int,
) -> None:
    received: list[list[Sent]] = []
    for card in ("L5b", "L6a"):
        lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: card, 3: "H3a"})
        lodge.do("0 play H2a").open()
        opened_ns = lodge.state.window.opened_ns
        match = dataclasses.replace(begin(find_game("coups_bas"), 4, {}), state=lodge.state)
        presses = ((1, opened_ns + 1), (2, opened_ns + late_ms * 1_000_000))
        told = await sent(match, *((BOX, do.Presses((press,))) for press in presses))
        received.append([each for each in told if not each[0].startswith("seat/2/")])
    assert received[0] == received[1]


CHOSEN = """
0 choose red girls
1 choose green boys
2 choose blue -
0 place red girls green1
1 place green boys green1
"""


@pytest.mark.parametrize("viewer", [0, 2])
async def test_a_simultaneous_reveal_does_not_tell_who_marked_what(viewer: int) -> None:
    match = village(CHOSEN, reveal="simultaneous")
    number = match.number
    told = [
        await sent(match, (1, do.Play(move=move, number=number)))
        for move in ("ready green", "ready green boys")
    ]
    one, other = (received_by(each, Seat(viewer)) for each in told)
    assert one == other


async def test_single_marks_can_no_longer_be_made() -> None:
    match = village(CHOSEN, reveal="simultaneous")
    mark = do.Play(move="reveal green boys", number=match.number)
    correction = do.Correct(to=match.number, moves=["1 reveal green boys"], reason="x")
    box = RecordedBox(TableState(3, guests(3), match, "m", "m"))
    async with run(box.table.run()):
        with pytest.raises(Problem, match="retired-move"):
            await box.table.ask(1, mark)
        with pytest.raises(Problem, match="correct-refused"):
            await box.table.ask(HOST, correction)
    assert box.table.committed.number == match.number


def sheets(*orders: str) -> str:
    """Return the sheets of a round: what red writes, nothing of the others."""
    return f"0 write red {' '.join(orders)}\n1 write green -\n2 write blue -\n"


@pytest.mark.parametrize(
    "pair",
    [
        # Which of the two on the hut is turned up later tells nothing of the other one.
        (("girls@green1", "plenty@green1"), ("plenty@green1", "youth@green1")),
        # In which order they are laid tells nothing of which lies where.
        (("girls@green1", "plenty@red1"), ("plenty@red1", "youth@green1")),
    ],
)
async def test_the_order_on_a_sheet_does_not_rank_its_counters(
    pair: Sequence[tuple[str, ...]],
) -> None:
    received: list[list[Sent]] = []
    for orders in pair:
        match = village("", spells="b")
        lines = [*sheets(*orders).splitlines(), "0 ready red", "0 reveal red plenty"]
        asked = [
            (int(line[0]), do.Play(move=line[2:], number=match.number + place))
            for place, line in enumerate(lines)
        ]
        told = await sent(match, *asked)
        received.append(received_by(told, Seat(1)))
        assert b'"counter":"red:plenty"' in b"".join(body for _, body in received[-1])
    assert received[0] == received[1]
