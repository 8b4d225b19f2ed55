"""Overrides: numbers and pictures that an owner copied from the printed box, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from engines.core.options import BadSetupError
from engines.totemix.components import (
    BY_LETTER,
    ENVIRONMENTS,
    FIRST_TILES_EACH,
    LETTER_OF,
    LETTERS,
    TILES_EACH,
)
from engines.totemix.goals.pictures import PICTURES, Picture
from engines.totemix.goals.printed import BUILT_IN, Goal, PrintedData, goal_of
from engines.totemix.map.hexes import parts

T = TypeVar("T")

_HIGHEST = 99
_TABLES = ("pollution", "goals")
_GOAL_KEYS = ("map", "free", "slides")


def apply_overrides(tables: Mapping[str, Any]) -> PrintedData:
    """Return the built-in data with the overrides applied, or raise BadSetupError."""
    _check_keys("", tables, _TABLES)
    numbers = _table("pollution", tables.get("pollution", {}))
    pictures = _table("goals", tables.get("goals", {}))
    _check_keys("pollution", numbers, ENVIRONMENTS)
    _check_keys("goals", pictures, tuple(PICTURES))
    known = dict(BUILT_IN.numbers)
    known.update(
        {LETTER_OF[name]: _numbers(name, numbers[name]) for name in ENVIRONMENTS if name in numbers}
    )
    goals = tuple(
        _goal(goal.name, _table(f"goals.{goal.name}", pictures[goal.name]))
        if goal.name in pictures
        else goal
        for goal in BUILT_IN.goals
    )
    return PrintedData(tuple(known.items()), goals)


def _numbers(environment: str, given: object) -> tuple[int, ...]:
    """Return the numbers sorted; the first game leaves out the two highest, so no tie there."""
    values = tuple(cast("list[object]", given)) if isinstance(given, list) else ()
    if len(values) != TILES_EACH:
        raise BadSetupError(
            "totemix-numbers-count", environment=environment, count=len(values), due=TILES_EACH
        )
    numbers = tuple(sorted(_number(environment, value) for value in values))
    if numbers[FIRST_TILES_EACH - 1] == numbers[FIRST_TILES_EACH]:
        raise BadSetupError(
            "totemix-numbers-tie", environment=environment, number=numbers[FIRST_TILES_EACH]
        )
    return numbers


def _number(environment: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= _HIGHEST:
        return value
    raise BadSetupError(
        "totemix-numbers-range", environment=environment, value=str(value)[:20], high=_HIGHEST
    )


def _goal(name: str, table: Mapping[str, Any]) -> Goal:
    _check_keys(f"goals.{name}", table, _GOAL_KEYS)
    if "map" not in table:
        raise BadSetupError("totemix-key-missing", entry=f"goals.{name}.map")
    picture = Picture(
        map=_typed(f"goals.{name}.map", table["map"], str),
        free=_typed(f"goals.{name}.free", table.get("free", PICTURES[name].free), str),
        slides=_typed(f"goals.{name}.slides", table.get("slides", PICTURES[name].slides), bool),
    )
    _check_free(name, picture.free)
    goal = goal_of(name, picture)
    _check_tiles(goal)
    return goal


def _check_free(name: str, free: str) -> None:
    wrong = next(
        (letter for letter in free if letter not in LETTERS or free.count(letter) > 1), None
    )
    if wrong is not None:
        raise BadSetupError("totemix-goal-free", goal=name, letter=wrong, known=LETTERS)


def _check_tiles(goal: Goal) -> None:
    """Check that the picture holds every terrain and is connected."""
    counts = Counter(letter for _, pile in goal.spots for letter in pile)
    for letter, environment in BY_LETTER.items():
        if counts[letter] != TILES_EACH:
            raise BadSetupError(
                "totemix-goal-count",
                goal=goal.name,
                environment=environment,
                letter=letter,
                count=counts[letter],
                due=TILES_EACH,
            )
    pieces = parts({cell for cell, _ in goal.spots})
    if len(pieces) > 1:
        raise BadSetupError("totemix-goal-parts", goal=goal.name, count=len(pieces))


def _check_keys(key: str, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
    wrong = next((name for name in table if name not in known), None)
    if wrong is not None:
        where = f"{key}.{wrong}" if key else wrong
        raise BadSetupError("totemix-key-unknown", entry=where[:60], known=" ".join(known))


def _table(key: str, given: object) -> Mapping[str, Any]:
    if not isinstance(given, dict):
        raise BadSetupError("totemix-key-type", entry=key, expected="table")
    return cast("dict[str, Any]", given)


def _typed(key: str, given: object, expected: type[T]) -> T:
    if not isinstance(given, expected):
        raise BadSetupError("totemix-key-type", entry=key, expected=expected.__name__)
    return given
