"""Printed sheets as a printer and a camera see them: rendered to pictures, then decoded."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import zxingcpp
from PIL import Image, ImageChops, ImageEnhance, ImageFilter

from engines.catalog import GAMES
from firmware_host.cards.codes import code_of, is_code, piece_of
from firmware_host.cards.sheets import KINDS, PAPERS, SCALE_MM, labels_of, print_cards
from firmware_host.cli import main

WITH_CARDS = [name for name, game in GAMES.items() if game.cards()]
DPI = 200
MM = DPI / 25.4


def pages_of(pdf: bytes, folder: Path, dpi: int = DPI) -> list[Image.Image]:
    """Return the pages as poppler draws them."""
    (folder / "cards.pdf").write_bytes(pdf)
    command = ("pdftoppm", "-gray", "-r", str(dpi), "-png", "cards.pdf", "page")
    drawn = subprocess.run(command, cwd=folder, check=True, capture_output=True)
    assert drawn.stderr == b""
    pages: list[Image.Image] = []
    for path in sorted(folder.glob("page*.png")):
        with Image.open(path) as page:
            pages.append(page.convert("L"))
    return pages


def read(picture: Image.Image) -> Counter[str]:
    """Return the text of every code in the picture."""
    return Counter(found.text for found in zxingcpp.read_barcodes(picture))


@pytest.mark.suite
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_code_of_every_game_is_read(tmp_path: Path, game: str, paper: str, kind: str) -> None:
    pages = pages_of(print_cards(GAMES[game], "fr", paper, kind), tmp_path)
    found: Counter[str] = Counter()
    for page in pages:
        assert list(page.size) == pytest.approx([side * MM for side in PAPERS[paper]], abs=1.5)
        found += read(page)
    assert found == Counter(label.code for label in labels_of(GAMES[game], "fr"))
    pieces = Counter(piece_of(GAMES[game], code) for code in found)
    assert pieces == {card.piece: card.copies for card in GAMES[game].cards()}


def test_the_scale_is_fifty_millimetres_long(tmp_path: Path) -> None:
    (page, *_) = pages_of(print_cards(GAMES["tschukka"], "en", "a4", "stickers"), tmp_path)
    foot = page.crop((0, page.height - int(13 * MM), page.width, page.height))
    dark = foot.point(lambda grey: 255 if grey < 128 else 0)
    ends = dark.crop((0, 0, int(73 * MM), dark.height)).getbbox()
    assert ends is not None
    assert ends[2] - ends[0] == pytest.approx(SCALE_MM * MM, abs=1.5)


def rotated(card: Image.Image, frame: int) -> Image.Image:
    """Turn the card as it lies on a table."""
    return card.rotate(
        37 + 50 * frame, expand=True, fillcolor=255, resample=Image.Resampling.BICUBIC
    )


def blurred(card: Image.Image, frame: int) -> Image.Image:
    """Move the card out of focus."""
    return card.filter(ImageFilter.GaussianBlur(1.8 + 0.3 * frame))


def dim(card: Image.Image, frame: int) -> Image.Image:
    """Light the card badly, with the noise of a small sensor."""
    grain = Random(frame).randbytes(card.width * card.height)  # noqa: S311 - the same grain in every run
    noise = Image.frombytes("L", card.size, grain).point(lambda grey: grey // 16)
    return ImageChops.add(ImageEnhance.Brightness(card).enhance(0.25), noise)


def tilted(card: Image.Image, frame: int) -> Image.Image:
    """Look at the card from the side."""
    width, height = card.size
    away = -(0.25 + 0.1 * frame) / height
    seen = (1, away * width / 2, 0, 0, 1 + away * height, 0, 0, away)
    return card.transform(
        card.size, Image.Transform.PERSPECTIVE, seen, Image.Resampling.BICUBIC, fillcolor=255
    )


Spoil = Callable[[Image.Image, int], Image.Image]
FRAMES = 3


@pytest.mark.suite
@pytest.mark.parametrize("spoil", [rotated, blurred, dim, tilted])
@pytest.mark.parametrize("game", WITH_CARDS)
def test_a_code_is_read_as_a_camera_sees_it(tmp_path: Path, game: str, spoil: Spoil) -> None:
    kind, labels = KINDS["stickers"], labels_of(GAMES[game], "fr")
    (page, *_) = pages_of(print_cards(GAMES[game], "fr", "a4", "stickers"), tmp_path, dpi=300)
    mm = 300 / 25.4
    columns = int((210 - 24) // kind.width)
    left = (210 - columns * kind.width) / 2
    unread = 0
    for place in range(2 * columns):
        row, column = divmod(place, columns)
        x, y = (left + column * kind.width) * mm, (12 + row * kind.height) * mm
        card = page.crop((int(x), int(y), int(x + kind.width * mm), int(y + kind.height * mm)))
        # A camera looks again and again: one frame may show nothing, but none another code.
        frames = [read(spoil(card, frame)) for frame in range(FRAMES)]
        assert {code for frame in frames for code in frame} == {labels[place].code}
        unread += frames.count(Counter())
    assert unread <= columns * FRAMES // 10


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", WITH_CARDS)
def test_names_are_words_and_tell_pieces_apart(game: str, language: str) -> None:
    labels = labels_of(GAMES[game], language)
    names = {label.name for label in labels}
    assert len(names) == len(GAMES[game].cards())
    assert not [name for name in names if "{" in name or "$" in name]
    for label in labels:
        label.name.replace("\u202f", " ").encode("cp1252")


@pytest.mark.parametrize("game", WITH_CARDS)
def test_a_code_is_of_one_game_and_in_any_case(game: str) -> None:
    (first, *_) = GAMES[game].cards()
    code = code_of(game, first.piece, 1)
    assert is_code(code.lower())
    assert piece_of(GAMES[game], code.lower()) == first.piece
    assert piece_of(GAMES[game], code_of(game, first.piece, first.copies + 1)) is None
    for other in GAMES.values():
        assert (piece_of(other, code) is None) == (other.name != game)


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "codes.pdf"
    assert main(["cards", "print", "arriba", "--out", str(path), "--language", "fr"]) == 0
    assert path.read_bytes() == print_cards(GAMES["arriba"], "fr", "a4", "stickers")
    assert "80" in capsys.readouterr().out


def test_a_game_without_cards_and_a_folder_that_is_not_there_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "print", "top_totem"]) == 2
    assert "top_totem" in capsys.readouterr().err
    assert main(["cards", "print", "arriba", "--out", str(tmp_path / "no" / "x.pdf")]) == 2
    assert "No such file" in capsys.readouterr().err
