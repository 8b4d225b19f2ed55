"""The referee's screen says who is meant by name, as far as names fit, else by number."""

from __future__ import annotations

import importlib
import re

import pytest

from engines.catalog import GAMES
from firmware_host.panel.displays.kit import Say, kit_of
from firmware_host.panel.displays.naming import listed, with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import Canvas
from firmware_host.panel.match_screens import MatchDrawing
from firmware_host.public.latest_verdict import LatestVerdict
from firmware_host.texts.texts import LANGUAGES
from tests.fixtures.host_tables import table_of

ALL = tuple(range(8))
PEOPLE = ("Ann", "Ben", "Cléo", "Dan", "Eve", "Flo", "Gus", "Hal")
LONG = ("Maximilien", "Alexandrine", "Marie-Claude", "Bartholomé", "Guillaume", "Jo", "Al", "Bo")
ROOM_FOR = {"totemix": 1}
"""How many names a screen has room for; TOTEMIX tells beside its map whom it waits for."""
NUMBERED = re.compile(r"\b[JP][1-8]\b")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts that are written on a canvas, as they are drawn."""
    texts: list[str] = []
    label = Canvas.label

    def recording(canvas: Canvas, box: tuple[int, int, int, int], text: str, *more, **how) -> None:  # type: ignore[no-untyped-def] # noqa: ANN002, ANN003 - as the method takes them
        texts.append(text)
        label(canvas, box, text, *more, **how)

    monkeypatch.setattr(Canvas, "label", recording)
    return texts


def named(names: tuple[str | None, ...], language: str = "fr") -> Say:
    """Return arriba's texts for people of these names."""
    return kit_of("arriba", language).at(ALL[: len(names)], names).say


def fitted(say: Say, width: int) -> str:
    """Return the names of all people as they fit the width."""
    canvas = kit_of("arriba", "fr").canvas()
    return with_names(canvas, width, say, lambda said: listed(said, range(len(say.names))))


def test_names_are_whole_where_they_fit_and_cut_where_they_do_not() -> None:
    say = named(("Maximilien", "Ann"))
    assert fitted(say, 128) == "Maximilien, Ann"
    assert re.fullmatch(r"Max\w*…, Ann", fitted(say, 66))
    assert fitted(say, 24) == "J1 J2"


def test_who_gave_no_name_has_the_number_of_the_button() -> None:
    say = kit_of("arriba", "fr").at((1, 4), ("Ann", None)).say
    assert fitted(say, 128) == "Ann, J5"
    assert fitted(kit_of("arriba", "en").at((1, 4), (None, None)).say, 128) == "P2 P5"


def test_names_are_not_cut_until_they_are_alike() -> None:
    assert fitted(named(("Marie-Anne", "Marie-Ange")), 60) == "J1 J2"
    assert fitted(named(("Tom", "Tom")), 128) == "J1 J2"


def test_a_name_that_the_font_cannot_write_is_a_number() -> None:
    assert fitted(named(("明子", "Zoë", "Ñuño")), 128) == "J1, Zoë, Ñuño"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_screen_of_the_referee_numbers_people_with_short_names(
    game: str, language: str, written: list[str]
) -> None:
    scenes = importlib.import_module(f"tests.panel.displays.{game}_scenes").SCENES
    kit = kit_of(game, language).at(ALL, PEOPLE)
    for name, draw in scenes.items():
        if name.startswith("referee"):
            draw(kit)
    numbered = [text for text in written if NUMBERED.search(text)]
    assert all(len(re.findall(r"\d", text)) > ROOM_FOR.get(game, 3) for text in numbered), numbered
    assert any(person in text for text in written for person in PEOPLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_never_push_other_words_off_the_screen(
    game: str, language: str, cut_texts: list[str]
) -> None:
    scenes = importlib.import_module(f"tests.panel.displays.{game}_scenes").SCENES
    kit, named_kit = kit_of(game, language), kit_of(game, language).at(ALL, LONG)
    for draw in scenes.values():
        draw(kit)
    before = set(cut_texts)
    cut_texts.clear()
    for draw in scenes.values():
        draw(named_kit)
    assert set(cut_texts) <= before


def test_names_are_those_of_the_buttons_that_play(written: list[str]) -> None:
    table = table_of({1: "Ann", 3: "Ben", 4: "Cleo"})
    table.duel()
    table.press((1, 500), (3, 600))
    state = table.committed
    assert state.match is not None
    drawing = MatchDrawing(state, state.match, LatestVerdict(), "en", _fail)
    assert drawing.frame(None, Tick())
    assert "Ann" in written
    assert any(text.endswith("→ Ben") for text in written)


def _fail(part: str, error: Exception) -> None:
    raise AssertionError(part) from error
