"""The screens of every game and of the box, scene by scene, as they were looked at and kept.

A game with a display has a module `<game>_scenes` with `SCENES`: name -> what draws it with a kit.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.texts.texts import BOX, LANGUAGES
from tests.panel.frame_pngs import frame_of_png, png_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

GOLDEN = Path(__file__).parent / "golden"
DRAWN = (BOX, *(game for game in GAMES if find_display(game)))


def scenes_of(game: str) -> dict[str, Callable[[Kit], Frame]]:
    """Return the scenes of a game; a game without any is a failure."""
    scenes: dict[str, Callable[[Kit], Frame]] = import_module(f"{__package__}.{game}_scenes").SCENES
    return scenes


every_scene = pytest.mark.parametrize(
    ("game", "name", "language"),
    [
        (game, name, language)
        for game in DRAWN
        for name in scenes_of(game)
        for language in LANGUAGES
    ],
)


@every_scene
def test_a_scene_looks_as_it_did(game: str, name: str, language: str, is_regold: bool) -> None:
    frame = scenes_of(game)[name](kit_of(game, language))
    path = GOLDEN / game / f"{name}.{language}.png"
    if is_regold:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(png_of(frame))
        pytest.fail(f"{path.name} was drawn anew: look at it, then run without --regold")
    assert frame == frame_of_png(path.read_bytes())


@every_scene
def test_every_text_fits_its_place(
    game: str, name: str, language: str, cut_texts: list[str]
) -> None:
    scenes_of(game)[name](kit_of(game, language))
    assert cut_texts == []


@pytest.mark.parametrize("game", DRAWN)
def test_no_golden_picture_is_left_over(game: str) -> None:
    wanted = {f"{name}.{language}" for name in scenes_of(game) for language in LANGUAGES}
    assert {path.stem for path in (GOLDEN / game).glob("*.png")} == wanted
