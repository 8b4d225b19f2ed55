"""The emblems: well formed, filling their square, and never to be taken for one another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from firmware_host.panel.drawing.paths import PathError, commands
from firmware_host.panel.drawing.shapes import Shape, ShapeFileError, load_shapes

SHAPES = load_shapes(Path(__file__).parents[3] / "seeds" / "arriba" / "shapes.toml")
LETTERS = "ABCDEFGHIJKLMNOPQR"
SIZES = (24, 28, 48)
TURNS = (
    None,
    Image.Transpose.ROTATE_90,
    Image.Transpose.ROTATE_180,
    Image.Transpose.ROTATE_270,
)
LEAST_SHARE_APART = 0.04
LEAST_SHARE_LIT = 0.25
MOST_PIECES = 3


def _lit(image: Image.Image) -> int:
    return image.convert("L").histogram()[255]


def _apart(one: Image.Image, two: Image.Image) -> int:
    return _lit(ImageChops.logical_xor(one, two))


def _pieces(image: Image.Image) -> list[int]:
    """Return the sizes of the connected pieces, largest first."""
    width, height = image.size
    left = {(x, y) for x in range(width) for y in range(height) if image.getpixel((x, y))}
    sizes: list[int] = []
    while left:
        front = [left.pop()]
        size = 0
        while front:
            x, y = front.pop()
            size += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            front.extend(near)
        sizes.append(size)
    return sorted(sizes, reverse=True)


def test_there_are_eighteen_emblems_in_six_families_and_two_specials() -> None:
    assert set(SHAPES) == {*LETTERS, "totem", "head"}
    families = [SHAPES[letter].family for letter in LETTERS]
    assert sorted(families) == sorted([1, 2, 3, 4, 5, 6] * 3)
    assert SHAPES["totem"].family == SHAPES["head"].family == 0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_name_is_its_own(language: str) -> None:
    assert len({shape.name(language) for shape in SHAPES.values()}) == len(SHAPES)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_no_path_leaves_the_square(shape: Shape) -> None:
    points = [p for command in commands(shape.path, shape.id) for p in command.points]
    assert all(0 <= value <= 100 for point in points for value in point)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_shape_fills_its_square(shape: Shape) -> None:
    xs, ys = zip(*(point for polygon in shape.outline for point in polygon), strict=True)
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 90
    assert min(max(xs) - min(xs), max(ys) - min(ys)) >= 80


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_shape_is_bold_and_of_few_large_pieces(shape: Shape, size: int) -> None:
    pieces = _pieces(shape.image(size))
    assert sum(pieces) >= LEAST_SHARE_LIT * size * size
    assert len(pieces) <= MOST_PIECES
    assert pieces[-1] >= 0.05 * sum(pieces)


@pytest.mark.parametrize("size", SIZES)
def test_no_two_shapes_look_alike_from_any_side_of_the_table(size: int) -> None:
    pictures = {key: shape.image(size) for key, shape in SHAPES.items()}
    near = [
        (one, two, turn)
        for one, two in combinations(pictures, 2)
        for turn in TURNS
        if _apart(_turned(pictures[one], turn), pictures[two]) < LEAST_SHARE_APART * size * size
    ]
    assert near == []


def _turned(image: Image.Image, turn: Image.Transpose | None) -> Image.Image:
    return image if turn is None else image.transpose(turn)


def test_an_image_may_be_drawn_upon_without_harm_to_the_next() -> None:
    SHAPES["A"].image(24).paste(0, (0, 0, 24, 24))
    assert _lit(SHAPES["A"].image(24)) > 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[A]\nname.fr = 'x'\nfamily = 1\npath = 'M 0 0 Q 1 1 2 2 Z'", "shape A: 'Q'"),
        ("[B]\nname = {}\nfamily = 1\npath = 'M 0 0 L 1 1 Z'", "shape B: has no name"),
        ("[C]\nname.fr = 'x'\npath = 'M 0 0 L 1 1 Z'", r"family.*\[\.\.\.\]|family"),
        ("[C", "shapes.toml"),
    ],
)
def test_a_bad_file_names_the_fault(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "shapes.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises((ShapeFileError, PathError), match=message):
        load_shapes(path)
