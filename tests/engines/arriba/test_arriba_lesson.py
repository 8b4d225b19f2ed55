"""The lesson on the page ("Arriba! in two minutes") is over in two minutes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engines.arriba.moves import Grab
from engines.arriba.state import Phase
from engines.arriba.tops import parties
from engines.catalog import GAMES
from engines.core.judge import apply
from engines.core.match import begin
from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Illegal

if TYPE_CHECKING:
    from engines.arriba.moves import Move
    from engines.arriba.state import State

LESSON = Path(__file__).parents[3] / "dashboard" / "src" / "help" / "lesson"
GAME = GAMES["arriba"]
LEARNER = Seat(0)
TWO_MINUTES_NS = 120 * NS_PER_SECOND


def lesson_options() -> dict[str, object]:
    """Return the options of the lesson as the page sends them."""
    written = (LESSON / "start.ts").read_text().partition("options: {")[2].partition("}")[0]
    found = re.findall(r'(\w+): (?:"(\w+)"|(\d+))', written)
    return {name: word or int(number) for name, word, number in found}


def lesson_cards() -> int:
    """Return after how many cards the page ends the lesson."""
    found = re.search(r"LESSON_CARDS = (\d+)", (LESSON / "lesson.ts").read_text())
    assert found
    return int(found[1])


def next_move(state: State, now_ns: int, *, grabs: bool) -> tuple[Seat, Move]:
    """Return what comes next: a grab 0.8 s after a pair of the learner, or what chance owes."""
    pressed = any(press.seat == LEARNER for press in state.presses)
    if grabs and state.phase is Phase.LOOK and not pressed and LEARNER in parties(state):
        return LEARNER, Grab(now_ns + 800 * NS_PER_MS)
    return CHANCE, GAME.sample_chance(state, random.Random(now_ns), now_ns)  # noqa: S311 - a deal


@pytest.mark.parametrize("grabs", [True, False])
def test_the_lesson_takes_at_most_two_minutes(grabs: bool) -> None:
    state, now_ns, cards = begin(GAME, 3, lesson_options()).state, 0, 0
    while cards <= lesson_cards():
        seat, move = next_move(state, now_ns, grabs=grabs)
        now_ns = max(now_ns, GAME.time_of(move) or 0)
        applied = apply(GAME, state, seat, move)
        assert not isinstance(applied, Illegal), applied
        cards += GAME.write(move).startswith("reveal")
        state = applied.state
    assert 60 * NS_PER_SECOND < now_ns <= TWO_MINUTES_NS
