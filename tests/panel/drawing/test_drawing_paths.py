"""Paths: the four commands, and a clear word about everything else."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_host.panel.drawing.paths import PathError, commands, polygons


def test_lines_and_repeated_points() -> None:
    assert polygons("M 0 0 L 10 0 10 10 Z M 2,2 L 3,2 L 3,3 Z", "A") == (
        ((0, 0), (10, 0), (10, 10)),
        ((2, 2), (3, 2), (3, 3)),
    )


def test_a_curve_ends_where_it_says_and_stays_within_its_corners() -> None:
    (outline,) = polygons("M 0 50 C 0 0 100 0 100 50 Z", "A")
    assert outline[0] == (0, 50)
    assert outline[-1] == (100, 50)
    assert all(0 <= x <= 100 and 0 <= y <= 50 for x, y in outline)
    assert math.isclose(min(y for _, y in outline), 12.5)


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("", "empty or not closed"),
        ("M 0 0 L 1 1", "empty or not closed"),
        ("1 2 M 0 0 Z", "starts with a number"),
        ("L 1 1 Z", "expected M to start, found L"),
        ("M 0 0 M 1 1 Z", "expected Z before M, found M"),
        ("M 0 0 L 1 Z", "L cannot take 1 numbers"),
        ("M 0 0 C 1 1 2 2 Z", "C cannot take 4 numbers"),
        ("M 0 0 L Z", "L cannot take 0 numbers"),
        ("M 0 0 L 1 1 Z 4", "Z cannot take 1 numbers"),
        ("M 0 0 l 1 1 Z", "'l' is not M, L, C, Z or a number"),
        ("M 0 0 L 1 1e999 Z", "not a finite number"),
        ("M 0 0 L 1 ? Z", "'\\?' is not"),
    ],
)
def test_a_bad_path_names_its_shape_and_fault(path: str, message: str) -> None:
    with pytest.raises(PathError, match=f"shape Q: .*{message}"):
        polygons(path, "Q")


@given(st.text(alphabet="MLCZmq 0123456789.-e,", max_size=40))
def test_any_text_is_read_or_refused_by_name(path: str) -> None:
    told = _outcome(path)
    assert told.startswith("shape X: ") or commands(path, "X")[-1].letter == "Z"


def _outcome(path: str) -> str:
    try:
        return f"{len(polygons(path, 'X'))} polygons"
    except PathError as fault:
        return str(fault)
