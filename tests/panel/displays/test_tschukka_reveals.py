"""What the village's screens tell of a round: spells that are turned up, and lists of changes."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.tschukka import components
from engines.tschukka.changes import Act, PhaseDone
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.tschukka.changes import pages_of
from firmware_host.panel.displays.tschukka.due import due_reports
from firmware_host.panel.displays.tschukka.reveals import latest_reveals
from tests.panel.displays.awaiting_displays import tschukka as display
from tests.panel.displays.building import build
from tests.panel.displays.tschukka_scenes import (
    AGEING,
    BIRTHS,
    CENSUS,
    CLASH,
    HOUSES,
    HUNT,
    PASS_OF,
    cast,
    change,
    counter,
    report,
    spelled,
    view_of,
)

EVERYBODY = frozenset(components.COLOURS)
QUIET = 98


def test_a_reveal_plays_once_and_gives_way_to_the_pages() -> None:
    kit = kit_of("tschukka", "en")
    view = cast("girls")
    steps = [display.referee(kit, view, Tick(0, since)) for since in range(10)]
    assert steps[0] == steps[1] != steps[2] != steps[3] != steps[4]
    assert steps[8] == display.referee(kit, view, Tick(0, QUIET))


def test_a_reveal_is_shown_to_the_owner_of_the_hut() -> None:
    kit = kit_of("tschukka", "en")
    view = cast("illness")
    assert display.seat(kit, view, 0, Tick(0, 3)) == display.referee(kit, view, Tick(0, 3))
    assert display.seat(kit, view, 2, Tick(0, 3)) != display.referee(kit, view, Tick(0, 3))


@pytest.mark.parametrize(
    ("spells", "fates"),
    [
        (("girls",), ["works"]),
        (("girls", "boys"), ["cancelled", "cancelled"]),
        (("twins", "girls"), ["works", "works"]),
        (("twins", "barren", "barren"), ["cancelled"] * 3),
        (("plenty", "famine"), ["cancelled"] * 2),
        (("illness", "minor_cure"), ["eased", "works"]),
        (("illness", "minor_cure", "major_cure"), ["cured", "works", "works"]),
    ],
)
def test_a_spell_fares_as_the_others_on_its_hut_let_it(
    spells: tuple[str, ...], fates: list[str]
) -> None:
    lying = tuple(counter("green", spell) for spell in spells)
    phase, number = PASS_OF[spells[0]]
    facts = {"phase": phase, "number": number, "awaited": ["green"]}
    view = spelled({"red2": lying, "red1": (counter("green"),)}, **facts)
    assert [reveal.fate for reveal in latest_reveals(view)] == fates


HIDDEN = {family: counter(family) for family in components.COLOURS}


@pytest.mark.parametrize(
    ("spells", "phase", "awaited", "expected"),
    [
        pytest.param(
            (counter("red", "girls"), HIDDEN["red"], HIDDEN["green"]),
            "births",
            ["red"],
            {"red"},
            id="red goes on",
        ),
        pytest.param(
            (counter("red", "girls"), HIDDEN["red"], HIDDEN["green"]),
            "births",
            ["green"],
            set(),
            id="red ended with ready",
        ),
        pytest.param(
            (counter("red", "girls"), HIDDEN["green"]),
            "births",
            ["green"],
            {"red"},
            id="red had no more",
        ),
        pytest.param(
            (counter("red", "girls"), HIDDEN["green"], HIDDEN["blue"]),
            "births",
            ["blue"],
            set(),
            id="green was asked since",
        ),
        pytest.param(
            (counter("red", "girls"), counter("blue", "twins"), HIDDEN["green"]),
            "hunt",
            ["green"],
            {"red", "blue"},
            id="a pass is over",
        ),
        pytest.param(
            (counter("red", "girls"), HIDDEN["green"], HIDDEN["blue"]),
            "hunt",
            ["green", "blue"],
            {"red"},
            id="all at once, none ready",
        ),
        pytest.param(
            (counter("red", "girls"), *HIDDEN.values()),
            "hunt",
            ["green", "blue"],
            set(),
            id="all at once, some ready",
        ),
        pytest.param((HIDDEN["red"],), "births", ["red"], set(), id="nothing yet"),
        pytest.param((counter("red", "girls"),), "throwing", ["red"], {"red"}, id="births thrown"),
        pytest.param((counter("red", "youth"),), "youth", ["red"], {"red"}, id="youth chosen"),
        pytest.param((counter("red", "plenty"),), "starving", ["red"], {"red"}, id="hunger"),
        pytest.param((counter("red", "girls"),), "housing", ["red"], set(), id="no pass"),
    ],
)
def test_the_latest_reveals(
    spells: tuple[dict[str, Any], ...], phase: str, awaited: list[str], expected: set[str]
) -> None:
    view = spelled({"yellow2": spells}, phase=phase, awaited=awaited)
    assert {reveal.family for reveal in latest_reveals(view)} == expected


@pytest.mark.parametrize(
    ("told", "changes", "due"),
    [
        (1, {"phase": "choosing"}, 1),
        (2, {"phase": "hunt"}, 1),
        (3, {"phase": "starving"}, 2),
        (3, {"phase": "illness"}, 1),
        (5, {"phase": "over"}, 4),
        (5, {"phase": "housing", "round": 4}, 4),
        (0, {"phase": "first"}, 0),
        (0, {"phase": "housing"}, 0),
    ],
)
def test_the_lists_since_the_last_stop_are_due(
    told: int, changes: dict[str, Any], due: int
) -> None:
    view = view_of(reports=[HOUSES, BIRTHS, HUNT, AGEING, CENSUS][:told], **changes)
    assert due_reports(view) == view.reports[told - due :]


def test_a_hunger_after_a_reveal_pass_needs_the_births_no_more() -> None:
    view = spelled({"red1": (HIDDEN["red"],)}, phase="starving", reports=[BIRTHS, HUNT])
    assert [due.phase for due in due_reports(view)] == ["hunt"]


def test_a_list_names_each_place_once() -> None:
    told = report(
        "housing",
        change("red", "red1", "add", 2, "woman"),
        change("red", "red1", "add", 1, "man"),
        change("blue", "pen", "add", 6, "bird"),
    )
    due = build(PhaseDone, told)
    pages = pages_of(kit_of("tschukka", "en"), due, EVERYBODY)
    assert [[line.label for line in page.lines] for page in pages] == [["Red 1", "Blue"]]
    assert pages_of(kit_of("tschukka", "en"), due, frozenset({"green"})) == ()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(components.HUT_NAMES),
            st.sampled_from((*components.KINDS, "bird", "piece")),
            st.sampled_from(get_args(Act)),
            st.integers(1, 48),
        ),
        max_size=60,
    )
)
def test_no_change_gets_lost_between_the_pages(
    changes: list[tuple[str, str, str, int]],
) -> None:
    listed = [change(hut[:-1], hut, act, count, kind) for hut, kind, act, count in changes]
    due = build(PhaseDone, report("ageing", *listed))
    pages = pages_of(kit_of("tschukka", "fr"), due, EVERYBODY)
    shown = [item for page in pages for line in page.lines for item in line.items]
    assert sorted(shown, key=repr) == sorted(due.changes, key=repr)
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
    assert all(1 <= len(page.lines) <= 4 and page.count == len(pages) for page in pages)


def test_a_cancelled_spell_is_crossed_out() -> None:
    kit = kit_of("tschukka", "en")
    clash = spelled(CLASH, phase="births", awaited=["green"])
    assert display.referee(kit, clash, Tick(0, 5)) != display.referee(kit, cast("boys"), Tick(0, 5))
