"""The lists for the real board, followed literally by a program that moves pieces.

The program knows nothing but the lists. After every phase of a whole match its board must be the
engine's: each kind of villager in each hut, the birds of each pen and the pieces of each pole.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from engines.tschukka.changes import Change, PhaseDone
from engines.tschukka.components import COLOURS, HUT_NAMES, KINDS, huts_of
from engines.tschukka.play import ageing, births, census, housing, hunt, illness, magic, meal
from engines.tschukka.play.ledger import close_phase
from engines.tschukka.state import Phase, State
from tests.engines.playing import Setup, drift, mixed_options, seeded
from tests.engines.tschukka.village import PLAIN, TSCHUKKA, Village, started

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engines.core.options import Value
    from engines.tschukka.play.progress import Progress

MIXES = 9
PHASES = ("housing", "magic", "births", "hunt", "meal", "illness", "ageing", "census")
NEXT_AGE = {
    "girl": "young_woman",
    "boy": "young_man",
    "young_woman": "woman",
    "young_man": "man",
    "woman": "elder",
    "man": "elder",
}
VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"village": True},
    {"village": True, "village_pole": "none", "totem_a": True},
    {"spells": "a", "meal": "a"},
    {"spells": "b", "meal": "b"},
    {"totem_a": True, "totem_b": True},
    {"free_discard": True},
    {"extinct_assets": "keep", "bird_limit": "36", "people_limit": "counters"},
)

OTHERS = tuple(enumerate(COLOURS))[1:]

Place = tuple[str, str, str]


class RealBoard:
    """The pieces on a table, moved by somebody who does what the lists say and no more."""

    def __init__(self) -> None:
        """Start with an empty board."""
        self.pieces: Counter[Place] = Counter()

    def follow(self, changes: Iterable[Change]) -> None:
        """Do one change after the other, as it is written."""
        for change in changes:
            here = (change.family, change.place, change.kind)
            if change.act == "add":
                self.pieces[here] += change.count
                continue
            assert self.pieces[here] >= change.count, f"{change}: only {self.pieces[here]} there"
            self.pieces[here] -= change.count
            if change.act in ("turn", "swap"):
                self.pieces[(change.family, change.place, NEXT_AGE[change.kind])] += change.count


def board_of(state: State) -> Counter[Place]:
    """Return the engine's board: every piece at its place."""
    found: Counter[Place] = Counter()
    for family in sorted(state.turn_order):
        colour, clan = COLOURS[family], state.clans[family]
        found[(colour, "pen", "bird")] = clan.birds
        found[(colour, "pole", "piece")] = clan.pole
        for hut, people in zip(huts_of(family), clan.huts, strict=True):
            for kind, count in zip(KINDS, people, strict=True):
                found[(colour, HUT_NAMES[hut], kind)] = count
    return +found


def setups() -> Iterator[Setup]:
    """Return every number of seats under every variant, then under mixes of all options."""
    for seats in TSCHUKKA.seats:
        for seed, options in enumerate(VARIANTS):
            yield Setup(TSCHUKKA, seats, options, seed)
        for seed in range(MIXES):
            yield Setup(TSCHUKKA, seats, mixed_options(TSCHUKKA, seeded(seed), seats), seed)


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Return the states in which phases end, also of several that one move ends."""
    found: list[State] = []

    def closing(state: State, phase: str) -> Progress:
        found.append(state)
        return close_phase(state, phase)

    for module in (ageing, births, census, housing, hunt, illness, magic, meal):
        monkeypatch.setattr(module, "close_phase", closing)
    return found


@pytest.mark.parametrize("setup", tuple(setups()), ids=str)
def test_the_lists_of_a_whole_match_give_the_engines_board_after_every_phase(
    setup: Setup, ends: list[State]
) -> None:
    board, told = RealBoard(), Counter[str]()
    for step in drift(setup):
        done = [event for event in step.events if isinstance(event, PhaseDone)]
        for report, state in zip(done, ends, strict=True):
            board.follow(report.changes)
            assert +board.pieces == board_of(state), f"after {report.phase} {report.round}"
            told[report.phase] += 1
        ends.clear()
    over: State = step.after.state
    assert over.phase is Phase.OVER
    assert told == Counter(dict.fromkeys(PHASES, over.round))
    assert +board.pieces == board_of(over)


def test_the_first_list_adds_every_villager_once_and_straight_to_a_hut() -> None:
    village = Village()
    village.state = started()
    for seat, colour in enumerate(COLOURS):
        village.play(f"{seat} house {colour} 2w2m - 1W1M1e")
    people = [change for change in village.report("housing") if change.kind in KINDS]
    assert {change.act for change in people} == {"add"}
    assert {change.place for change in people} <= set(HUT_NAMES)
    assert sum(change.count for change in people) == 4 * 7


def test_those_beyond_eighteen_leave_a_hut_and_no_other_place() -> None:
    village = Village().live("red", "8w6m1e 3W 2M")
    village.play("0 house red 6w 6m 3W2M1e")
    village.play(*(f"{seat} house {colour} {PLAIN}" for seat, colour in OTHERS))
    red = [change for change in village.report("housing") if change.family == "red"]
    assert Change("red", "red1", "young_woman", "remove", 2, "discard") in red
    assert {change.place for change in red} == {"red1", "red2", "red3"}


def test_a_new_family_comes_straight_into_its_huts() -> None:
    village = Village().live("red", "- - -", is_extinct=True, birds=0).at(Phase.CENSUS)
    village.play(*(f"{seat} house {colour} {PLAIN}" for seat, colour in OTHERS))
    village.play("0 house red 1w1m 1W1M 1e")
    red = [str(change) for change in village.report("housing") if change.family == "red"]
    assert red == [
        "red pen +5 bird (replacement)",
        "red1 +1 young_woman (replacement)",
        "red1 +1 young_man (replacement)",
        "red2 +1 woman (replacement)",
        "red2 +1 man (replacement)",
        "red3 +1 elder (replacement)",
    ]
