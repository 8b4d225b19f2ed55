"""SVG paths of absolute M, L, C and Z commands, read strictly and flattened into polygons."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

Point = tuple[float, float]
Polygon = tuple[Point, ...]

SIDE = 100.0
"""Paths are drawn on a square from 0 to this."""

_CURVE_STEPS = 12
_POINTS_PER_COMMAND = {"M": 1, "L": 1, "C": 3, "Z": 0}
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[^\s,]")


class PathError(ValueError):
    """A path cannot be drawn; the message names the shape and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Command:
    """One path command with its points."""

    letter: str
    points: tuple[Point, ...]


def commands(path: str, owner: str) -> tuple[Command, ...]:
    """Read the commands of the path; raise PathError naming its owner when one is not ours."""
    found: list[Command] = []
    letter, numbers = "", list[float]()
    for token in _TOKEN.findall(path):
        if token in _POINTS_PER_COMMAND:
            found.extend(_split(letter, numbers, owner))
            letter, numbers = token, []
        else:
            numbers.append(_number(token, owner))
    found.extend(_split(letter, numbers, owner))
    return tuple(found)


def polygons(path: str, owner: str) -> tuple[Polygon, ...]:
    """Flatten the path into closed polygons, to be filled by the even-odd rule."""
    closed: list[Polygon] = []
    pen: list[Point] = []
    for command in commands(path, owner):
        if (command.letter == "M") == bool(pen):
            wanted = "Z before M" if pen else "M to start"
            raise PathError(f"shape {owner}: expected {wanted}, found {command.letter}")
        if command.letter == "Z":
            closed.append(tuple(pen))
            pen = []
        else:
            pen.extend(_drawn(command, pen))
    if pen or not closed:
        raise PathError(f"shape {owner}: the path is empty or not closed with Z")
    return tuple(closed)


def _split(letter: str, numbers: list[float], owner: str) -> list[Command]:
    """Cut a run of numbers into the commands it repeats (`L 1 2 3 4` is two lines)."""
    if not letter:
        if numbers:
            raise PathError(f"shape {owner}: the path starts with a number")
        return []
    per = 2 * _POINTS_PER_COMMAND[letter]
    if per == 0 and not numbers:
        return [Command(letter, ())]
    if per == 0 or not numbers or len(numbers) % per or (letter == "M" and len(numbers) != per):
        raise PathError(f"shape {owner}: {letter} cannot take {len(numbers)} numbers")
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    width = per // 2
    return [
        Command(letter, tuple(points[start : start + width]))
        for start in range(0, len(points), width)
    ]


def _number(token: str, owner: str) -> float:
    try:
        value = float(token)
    except ValueError:
        raise PathError(f"shape {owner}: {token!r} is not M, L, C, Z or a number") from None
    if not math.isfinite(value):
        raise PathError(f"shape {owner}: {token!r} is not a finite number")
    return value


def _drawn(command: Command, pen: list[Point]) -> list[Point]:
    if command.letter != "C":
        return list(command.points)
    one, two, end = command.points
    return [
        _on_curve(pen[-1], one, two, end, step / _CURVE_STEPS)
        for step in range(1, _CURVE_STEPS + 1)
    ]


def _on_curve(start: Point, one: Point, two: Point, end: Point, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    corners = (start, one, two, end)
    x = sum(w * p[0] for w, p in zip(weights, corners, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, corners, strict=True))
    return x, y
