"""The scenes of the village's golden pictures: views as the engine publishes them, and drawings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engines.tschukka.view import View
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import tschukka as display
from tests.panel.displays.building import build

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

NAMES = ("red", "green", "blue", "yellow")
PAGE = 8
KINDS = ("girl", "boy", "young_woman", "young_man", "woman", "man", "elder")
CROWD = ((0, 0, 2, 1, 0, 0, 0), (3, 1, 0, 1, 1, 1, 0), (0, 2, 1, 0, 2, 1, 1))
FULL = ((10, 12, 4, 5, 3, 6, 2), (1, 2, 3, 4, 5, 6, 7), (8, 9, 10, 10, 11, 12, 13))


def people(*counts: int) -> dict[str, int]:
    """Return so many of each kind, from girls to elders."""
    return dict(zip(KINDS, counts, strict=True))


def counter(family: str, spell: str | None = None) -> dict[str, Any]:
    """Return a counter: turned up if its spell is told, else face down."""
    face = f"{family}:{spell}" if spell else None
    return {"family": family, "counter": face, "is_revealed": spell is not None}


def hut_of(name: str, counts: tuple[int, ...], *counters: dict[str, Any]) -> dict[str, Any]:
    """Return one hut of a view."""
    return {"name": name, "people": people(*counts), "counters": list(counters)}


def family_of(place: int, **changes: Any) -> dict[str, Any]:
    """Return one family of a view with the changes made to it."""
    name = NAMES[place]
    facts: dict[str, Any] = {
        "name": name,
        "seat": place,
        "huts": [hut_of(f"{name}{n + 1}", counts) for n, counts in enumerate(CROWD)],
        "camp": people(0, 0, 0, 0, 0, 0, 0),
        "members": 17 - place,
        "hunters": 3,
        "birds": 2 + place,
        "pole": 1 + place,
        "is_extinct": False,
        "is_barred": False,
        "to_place": 0,
        "is_awaited": place == 2,
    }
    return facts | changes


def view_of(count: int = 4, /, **changes: Any) -> View:
    """Return a view in the middle of round 3 with the changes made to it."""
    facts: dict[str, Any] = {
        "phase": "placing",
        "number": 2,
        "round": 3,
        "first": "red",
        "awaited": ["blue"],
        "families": [family_of(place) for place in range(count)],
        "mine": [],
        "supply": 40,
        "reports": [],
        "winners": None,
    }
    return build(View, facts | changes)


def spelled(spells: Mapping[str, tuple[dict[str, Any], ...]], **changes: Any) -> View:
    """Return a view of four families with counters on the huts named."""
    families = [family_of(place) for place in range(4)]
    for family in families:
        for hut in family["huts"]:
            hut["counters"] = list(spells.get(hut["name"], ()))
    return view_of(families=families, **changes)


def paired(**changes: Any) -> View:
    """Return a view of two seats that run two families each."""
    families = [family_of(place, seat=place % 2) for place in range(4)]
    return view_of(families=families, **changes)


def change(family: str, place: str, act: str, count: int, kind: str) -> dict[str, Any]:
    """Return one line of a report."""
    facts = {"family": family, "place": place, "kind": kind, "act": act, "count": count}
    return facts | {"cause": "birth"}


def report(phase: str, *changes: dict[str, Any], number: int = 3) -> dict[str, Any]:
    """Return what a phase changed on the board."""
    return {"round": number, "phase": phase, "changes": list(changes)}


BIRTHS = report(
    "births",
    change("red", "red2", "add", 3, "girl"),
    change("green", "green1", "add", 10, "boy"),
    change("blue", "blue1", "add", 1, "girl"),
    change("blue", "blue1", "add", 2, "boy"),
    change("yellow", "yellow3", "add", 1, "boy"),
    change("yellow", "yellow1", "add", 2, "girl"),
)
AGEING = report(
    "ageing",
    change("red", "red1", "swap", 3, "girl"),
    change("red", "red1", "swap", 12, "boy"),
    change("red", "red1", "turn", 2, "young_woman"),
    change("red", "red1", "swap", 1, "man"),
    change("red", "red1", "remove", 2, "elder"),
    change("green", "green3", "turn", 1, "young_man"),
)
CENSUS = report(
    "census",
    change("red", "pole", "add", 1, "piece"),
    change("yellow", "pen", "add", 1, "bird"),
    change("green", "pole", "remove", 1, "piece"),
)
HUNT = report(
    "hunt", change("blue", "pen", "add", 4, "bird"), change("red", "pen", "add", 1, "bird")
)
HOUSES = report(
    "housing",
    change("red", "red1", "add", 2, "young_man"),
    change("red", "red2", "remove", 2, "woman"),
    change("red", "red3", "remove", 1, "elder"),
    change("red", "red3", "remove", 1, "man"),
    change("red", "red3", "add", 1, "young_woman"),
    change("red", "red3", "add", 11, "boy"),
)
NEW_ROUND = {
    "phase": "housing",
    "number": 1,
    "round": 4,
    "reports": [BIRTHS, AGEING, CENSUS],
}
GIRLS = {"red2": (counter("green", "girls"),), "blue1": (counter("green"), counter("blue"))}
CLASH = {"red2": (counter("red", "girls"), counter("green", "boys")), "red1": (counter("green"),)}
SICK = {
    "red2": (counter("red", "minor_cure"), counter("green", "illness")),
    "red1": (counter("green"),),
}
BIRTH_PASS = {"phase": "births", "number": 3, "awaited": ["green"]}
SICK_PASS = {"phase": "illness", "number": 6, "awaited": ["green"]}
FULL_HUTS = [hut_of(f"red{n + 1}", counts, *[counter("red")] * 3) for n, counts in enumerate(FULL)]
CAMPING = {"phase": "housing", "number": 1, "awaited": ["red"]}
ENDED = {"phase": "over", "number": 8, "awaited": [], "winners": [1]}


def _won() -> list[dict[str, Any]]:
    return [family_of(place, pole=6 if place == 1 else place) for place in range(4)]


def _seat(view: Callable[[], View], seat: int, tick: int) -> Callable[[Kit], Frame]:
    return lambda kit: display.seat(kit, view(), seat, Tick(tick, 98 + tick))


def _referee(view: Callable[[], View], tick: int, since: int = 98) -> Callable[[Kit], Frame]:
    return lambda kit: display.referee(kit, view(), Tick(tick, since))


PASS_OF = {
    **dict.fromkeys(("girls", "boys", "twins", "barren"), ("births", 3)),
    **dict.fromkeys(("plenty", "famine"), ("hunt", 4)),
    **dict.fromkeys(("illness", "major_cure", "minor_cure"), ("illness", 6)),
    "youth": ("ageing", 7),
}


def cast(spell: str, **changes: Any) -> View:
    """Return a view in which green has just revealed this spell on the second hut of red."""
    phase, number = PASS_OF[spell]
    spells = {"red2": (counter("green", spell),), "blue1": (counter("green"),)}
    facts = {"phase": phase, "number": number, "awaited": ["green"]}
    return spelled(spells, **(facts | changes))


SCENES: Mapping[str, Callable[[Kit], Frame]] = {
    **{f"spell_{spell}": _referee(partial(cast, spell), 0, 5) for spell in PASS_OF},
    "referee_race": _referee(view_of, 0),
    "referee_race_off": _referee(view_of, 0, 99),
    "referee_race_3": _referee(lambda: view_of(3), 0),
    "referee_all_write": _referee(
        lambda: view_of(phase="writing", number=2, awaited=["red", "blue", "yellow"]), 0
    ),
    "referee_first": _referee(lambda: view_of(phase="first", number=0, awaited=[]), 0),
    "referee_hunger": _referee(lambda: view_of(phase="starving", number=5, missing=2), 0),
    "referee_family": _referee(view_of, PAGE),
    "referee_births_1": _referee(lambda: view_of(phase="hunt", number=4, reports=[BIRTHS]), PAGE),
    "referee_births_2": _referee(
        lambda: view_of(phase="hunt", number=4, reports=[BIRTHS]), 2 * PAGE
    ),
    "referee_ageing": _referee(lambda: view_of(**NEW_ROUND), 3 * PAGE),
    "referee_census": _referee(lambda: view_of(**NEW_ROUND), 4 * PAGE),
    "referee_hunt": _referee(
        lambda: view_of(phase="starving", number=5, missing=1, reports=[HUNT]), PAGE
    ),
    "referee_moves": _referee(lambda: view_of(reports=[HOUSES]), PAGE),
    "referee_over": _referee(lambda: view_of(families=_won(), **ENDED), 0),
    "referee_nobody": _referee(lambda: view_of(**(ENDED | {"winners": []})), 0),
    "reveal_hidden": _referee(lambda: spelled(GIRLS, **BIRTH_PASS), 0, 0),
    "reveal_face": _referee(lambda: spelled(GIRLS, **BIRTH_PASS), 0, 3),
    "reveal_flash": _referee(lambda: spelled(GIRLS, **BIRTH_PASS), 0, 2),
    "reveal_effect": _referee(lambda: spelled(GIRLS, **BIRTH_PASS), 0, 5),
    "reveal_cancelled": _referee(lambda: spelled(CLASH, **BIRTH_PASS), 0, 5),
    "reveal_eased": _referee(lambda: spelled(SICK, **SICK_PASS), 0, 5),
    "reveal_cured": _referee(
        lambda: spelled(
            {**SICK, "red2": (counter("red", "major_cure"), *SICK["red2"])}, **SICK_PASS
        ),
        0,
        6,
    ),
    "reveal_to_the_hut": lambda kit: display.seat(kit, spelled(GIRLS, **BIRTH_PASS), 0, Tick(0, 4)),
    "seat_waits": _seat(view_of, 0, 0),
    "seat_called": _seat(view_of, 2, 0),
    "seat_called_off": _seat(view_of, 2, 1),
    "seat_called_facts": _seat(view_of, 2, 4),
    "seat_spells": _seat(lambda: spelled(GIRLS | {"red1": (counter("red"),)}, **BIRTH_PASS), 0, 0),
    "seat_full": _seat(
        lambda: view_of(families=[family_of(0, huts=FULL_HUTS, members=99, birds=16), *_won()[1:]]),
        0,
        4,
    ),
    "seat_extinct": _seat(
        lambda: view_of(families=[family_of(0, is_extinct=True, members=0), *_won()[1:]]), 0, 0
    ),
    "seat_camp": _seat(
        lambda: view_of(
            families=[family_of(0, camp=people(0, 0, 2, 2, 1, 1, 1)), *_won()[1:]], **CAMPING
        ),
        0,
        0,
    ),
    "seat_two_a": _seat(paired, 0, 0),
    "seat_two_b": _seat(paired, 0, PAGE),
    "seat_changes": _seat(lambda: view_of(**NEW_ROUND), 0, PAGE),
    "seat_won": _seat(lambda: view_of(families=_won(), **ENDED), 1, 0),
    "seat_lost": _seat(lambda: view_of(families=_won(), **ENDED), 0, 0),
}
