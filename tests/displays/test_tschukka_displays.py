"""What the village's screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tschukka_scenes import (
    AGEING,
    BIRTHS,
    CENSUS,
    CLASH,
    ENDED,
    HOUSES,
    HUNT,
    NEW_ROUND,
    PAGE,
    PASS_OF,
    cast,
    change,
    counter,
    family_of,
    paired,
    report,
    spelled,
    view_of,
)

from engines.tschukka import changes as published_changes
from engines.tschukka import components, state
from engines.tschukka import view as published
from firmware_host.displays.beat import Beat
from firmware_host.displays.registry import Display, TschukkaDisplay
from firmware_host.displays.tschukka import lamps, lights, read_view, referee, seat_screen
from firmware_host.displays.tschukka import view as read
from firmware_host.displays.tschukka.changes import pages_of
from firmware_host.displays.tschukka.due import due_reports
from firmware_host.displays.tschukka.reveals import latest_reveals
from firmware_host.frontends.panel import kit_of

PHASES: tuple[str, ...] = get_args(read.Phase)
EVERYBODY = frozenset(components.COLOURS)
SEEDS = Path(__file__).parents[2] / "seeds" / "tschukka"
OFF = (0, 0, 0)
QUIET = 98


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_view(json.dumps({"phase": "party"}))


def test_the_view_read_is_the_view_published() -> None:
    pairs: list[tuple[type, type[msgspec.Struct]]] = [
        (published.View, read.TschukkaView),
        (published.FamilyView, read.Family),
        (published.HutView, read.Hut),
        (published.CounterView, read.Counter),
        (published.PeopleView, read.People),
        (published_changes.PhaseDone, read.Report),
        (published_changes.Change, read.Change),
    ]
    for source, reader in pairs:
        names = {field.name for field in dataclasses.fields(source)}
        assert names >= set(reader.__struct_fields__)
    assert {phase.value for phase in state.Phase} == set(PHASES)
    assert get_args(published_changes.Act) == get_args(read.Act)
    assert (*components.KINDS, "bird", "piece") == get_args(read.Kind)
    assert components.PIECES_EACH == read.POLE_AT_MOST
    assert [spell.value for spell in components.SPELLS] == list(PASS_OF)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("count", [3, 4])
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("tschukka", "fr")
    awaited = [] if phase in ("first", "meal", "census", "over") else ["blue"]
    view = view_of(count, phase=phase, awaited=awaited)
    screens = {seat_screen(kit, view, seat, Beat(0, 0)).bits for seat in range(count)}
    screens |= {referee(kit, view, Beat(tick, tick)).bits for tick in range(0, 40, PAGE)}
    assert len(screens) > count
    assert bytes(1024) not in screens


@pytest.mark.parametrize("count", [3, 4])
def test_one_screen_shows_every_family_in_turn(count: int) -> None:
    kit = kit_of("tschukka", "en")
    families = [family_of(place, birds=place) for place in range(count)]
    calm = view_of(count, families=families, awaited=[])
    seats = {seat_screen(kit, calm, seat, Beat(0, QUIET)) for seat in range(count)}
    shown = {referee(kit, calm, Beat(tick, QUIET)) for tick in range(0, 6 * PAGE, PAGE)}
    assert len(seats) == count
    assert seats < shown


def test_a_seat_of_two_families_sees_them_by_turns() -> None:
    kit = kit_of("tschukka", "en")
    screens = [seat_screen(kit, paired(awaited=[]), 1, Beat(tick, QUIET)) for tick in (0, 7, 8, 16)]
    assert screens[0] == screens[1] == screens[3] != screens[2]


def test_news_do_not_hold_up_the_pages() -> None:
    beat = Beat().next().next().news()
    assert beat == Beat(tick=2, since=0)
    assert beat.is_on
    assert not beat.next().is_on


def test_a_reveal_plays_once_and_gives_way_to_the_pages() -> None:
    kit = kit_of("tschukka", "en")
    view = cast("girls")
    steps = [referee(kit, view, Beat(0, since)) for since in range(10)]
    assert steps[0] == steps[1] != steps[2] != steps[3] != steps[4]
    assert steps[8] == referee(kit, view, Beat(0, QUIET))


def test_a_reveal_is_shown_to_the_owner_of_the_hut() -> None:
    kit = kit_of("tschukka", "en")
    view = cast("illness")
    assert seat_screen(kit, view, 0, Beat(0, 3)) == referee(kit, view, Beat(0, 3))
    assert seat_screen(kit, view, 2, Beat(0, 3)) != referee(kit, view, Beat(0, 3))


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
def test_what_was_turned_up_last(
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


def test_a_list_names_each_place_once_and_skips_those_without_a_hut() -> None:
    told = report(
        "housing",
        change("red", "camp", "add", 2, "woman"),
        change("red", "red1", "add", 2, "woman"),
        change("red", "red1", "add", 1, "man"),
        change("blue", "pen", "add", 6, "bird"),
    )
    due = msgspec.convert(told, read.Report)
    pages = pages_of(kit_of("tschukka", "en"), due, EVERYBODY)
    assert [[line.label for line in page.lines] for page in pages] == [["Red 1", "Blue"]]
    assert pages_of(kit_of("tschukka", "en"), due, frozenset({"green"})) == ()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(components.HUT_NAMES),
            st.sampled_from(get_args(read.Kind)),
            st.sampled_from(get_args(read.Act)),
            st.integers(1, 48),
        ),
        max_size=60,
    )
)
def test_no_change_gets_lost_between_the_pages(
    changes: list[tuple[str, str, str, int]],
) -> None:
    listed = [change(hut[:-1], hut, act, count, kind) for hut, kind, act, count in changes]
    due = msgspec.convert(report("ageing", *listed), read.Report)
    pages = pages_of(kit_of("tschukka", "fr"), due, EVERYBODY)
    shown = [item for page in pages for line in page.lines for item in line.items]
    assert sorted(shown, key=repr) == sorted(due.changes, key=repr)
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
    assert all(1 <= len(page.lines) <= 4 and page.count == len(pages) for page in pages)


@pytest.mark.parametrize(
    ("changes", "lit"),
    [
        ({}, {2}),
        ({"phase": "writing", "awaited": ["red", "yellow"]}, {0, 3}),
        ({"phase": "first", "awaited": []}, set()),
        (ENDED, set()),
    ],
)
def test_a_lamp_means_that_the_box_waits_for_this_hand(
    changes: dict[str, Any], lit: set[int]
) -> None:
    assert lamps(view_of(**changes)) == {seat: seat in lit for seat in range(4)}


def test_two_seats_have_two_lamps() -> None:
    assert lamps(paired(awaited=["green"])) == {0: False, 1: True}
    assert lamps(paired(awaited=["blue"])) == {0: True, 1: False}


def test_the_panel_is_the_race_of_the_poles() -> None:
    pixels = lights(view_of(awaited=[]))
    columns = [[pixels[row * 6 + column] for row in range(6)] for column in range(6)]
    assert columns[1] == columns[4] == [OFF] * 6
    heights = [sum(max(pixel) > 10 for pixel in columns[place]) for place in (0, 2, 3, 5)]
    assert heights == [1, 2, 3, 4]
    assert columns[0][-1][0] > columns[0][0][0] > 0
    assert {bool(pixel[1]) for pixel in columns[0]} == {False}


def test_three_families_fill_the_panel() -> None:
    pixels = lights(view_of(3, awaited=[]))
    assert pixels[30] == pixels[31] != pixels[32] == pixels[33] != pixels[34] == pixels[35]


def test_who_must_act_or_has_won_flashes() -> None:
    for view in (view_of(), view_of(**ENDED)):
        on, off = lights(view), lights(view, is_beat=False)
        assert {led % 6 for led in range(36) if on[led] != off[led]} in ({3}, {2})


def test_a_family_that_died_out_is_dark_above_its_pole() -> None:
    view = view_of(families=[family_of(0, is_extinct=True, pole=0), *map(family_of, (1, 2, 3))])
    assert {lights(view)[row * 6] for row in range(6)} == {OFF}


@given(
    count=st.integers(0, 150),
    families=st.integers(3, 4),
    pole=st.integers(0, 6),
    is_beat=st.booleans(),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, families: int, pole: int, is_beat: bool
) -> None:
    view = view_of(families, families=[family_of(place, pole=pole) for place in range(families)])
    pixels = lights(view, count, is_beat=is_beat)
    assert len(pixels) == count
    assert all(0 <= channel <= 80 for pixel in pixels for channel in pixel)


def test_the_display_reads_the_bytes_that_are_published() -> None:
    display: Display = TschukkaDisplay()
    kit = kit_of("tschukka", "fr")
    view = view_of(**NEW_ROUND)
    data = msgspec.json.encode(view)
    beat = Beat(PAGE, QUIET)
    assert display.referee(kit, data, beat) == referee(kit, view, beat)
    assert display.seat(kit, data, 1, beat) == seat_screen(kit, view, 1, beat)
    assert display.lamps(data) == lamps(view)
    assert display.lights(data, 36, beat) == lights(view)


def test_a_spell_of_next_year_is_drawn_face_down() -> None:
    kit = kit_of("tschukka", "en")
    strange = spelled({"red1": (counter("red", "rain"),)})
    hidden = spelled({"red1": (counter("red"),)})
    assert seat_screen(kit, strange, 0, Beat(0, QUIET)) == seat_screen(
        kit, hidden, 0, Beat(0, QUIET)
    )


def test_there_is_a_large_and_a_small_picture_of_everything() -> None:
    kit = kit_of("tschukka", "fr")
    names = {*components.KINDS, *PASS_OF, "bird", "piece", "hut"}
    assert set(kit.shapes) == names
    assert names | {"hidden", "people", "small_bird", *"0123456789+->"} == set(kit.icons)
    pictures = [kit.shapes[name].image(24) for name in sorted(names)]
    small = [kit.icons[name] for name in sorted(names)]
    assert len({picture.tobytes() for picture in pictures}) == len(names)
    assert len({(picture.size, picture.tobytes()) for picture in small}) == len(names)


def test_a_cancelled_spell_is_crossed_out() -> None:
    kit = kit_of("tschukka", "en")
    clash = spelled(CLASH, phase="births", awaited=["green"])
    assert referee(kit, clash, Beat(0, 5)) != referee(kit, cast("boys"), Beat(0, 5))


def test_both_languages_have_the_same_keys() -> None:
    assert _keys("fr") == _keys("en") != set()


def _keys(language: str) -> set[str]:
    text = (SEEDS / f"oled.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
