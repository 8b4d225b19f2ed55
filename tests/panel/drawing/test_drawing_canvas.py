"""Text and canvas: every accent is drawn, everything fits, and frames survive as pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from firmware_host.panel.drawing.canvas import HUGE, LARGE, SMALL, Canvas
from firmware_host.panel.drawing.font import Font, FontError, load_font
from firmware_host.panel.drawing.frames import frame_of, image_of
from firmware_host.panel.drawing.scaling import enlarged
from hardware.ports import Frame
from tests.panel.frame_pngs import frame_of_png, png_of

FONT = load_font(Path(__file__).parents[3] / "seeds" / "box" / "font.txt")
ASCII = "".join(map(chr, range(32, 127)))
FRENCH = "àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»\u2019…\u2013—"
SIGNS = "·•→←↑↓\u00d7±°µ€♥★✓✗¡¿ñÑ₀₁₂₃₄₅₆₇₈₉"
UNKNOWN = "漢"


def _pixels(text: str) -> tuple[tuple[int, int], bytes]:
    image = FONT.line(text)
    return image.size, image.tobytes()


def _lit_box(frame: Frame) -> tuple[int, int, int, int] | None:
    return image_of(frame).getbbox()


@pytest.mark.parametrize("character", ASCII + FRENCH + SIGNS)
def test_every_character_has_its_own_glyph(character: str) -> None:
    assert FONT.has(character)
    others = {_pixels(other) for other in ASCII + FRENCH + SIGNS if other != character}
    assert _pixels(character) not in others | {_pixels(UNKNOWN)}
    assert (FONT.line(character).getbbox() is None) == (character == " ")


@pytest.mark.parametrize(("accented", "bare"), [("é", "e"), ("à", "a"), ("ô", "o"), ("Ç", "C")])
def test_an_accent_adds_ink_to_its_letter(accented: str, bare: str) -> None:
    with_accent, without = (FONT.line(c).convert("L").histogram()[255] for c in (accented, bare))
    assert with_accent > without


def test_letters_stand_on_the_baseline() -> None:
    for letter in "ABCDEFGHIJKLMNOPRSTUVWXYZÉÈÀÊabcdehiklmnorstuvwxzéèà0123456789":
        box = FONT.line(letter).getbbox()
        assert box is not None
        assert box[3] == FONT.baseline


def test_a_character_without_a_glyph_is_its_base_letter_or_a_box() -> None:
    assert _pixels("ő") == _pixels("o")
    assert _pixels(UNKNOWN) == _pixels("字")


def test_fluents_isolates_are_not_seen_and_its_spaces_are_spaces() -> None:
    assert _pixels("a\u2068b\u2069c") == _pixels("abc")
    assert _pixels("7\u202f!\u00a0") == _pixels("7 ! ")


@given(text=st.text(max_size=40), width=st.integers(0, 128), scale=st.sampled_from([1, 2, 4]))
def test_fitted_text_fits(text: str, width: int, scale: int) -> None:
    short = Canvas(FONT).fitted(text, width, scale)
    assert Canvas(FONT).text_width(short, scale) <= width
    assert short in ("", text) or short.endswith("…")


@given(text=st.text(alphabet=ASCII + FRENCH, min_size=1, max_size=30))
def test_a_label_stays_within_its_columns(text: str) -> None:
    canvas = Canvas(FONT)
    canvas.label((20, 20, 100, 44), text, LARGE)
    box = _lit_box(canvas.frame())
    assert box is None or (box[0] >= 20 and box[2] <= 100)


def test_a_label_takes_the_largest_scale_that_fits() -> None:
    heights = []
    for text in ("7", "DUEL", "LE DUEL EST LA"):
        canvas = Canvas(FONT)
        canvas.label((0, 0, 100, 64), text, HUGE)
        box = _lit_box(canvas.frame())
        assert box is not None
        heights.append(box[3] - box[1])
    assert heights == [28, 28, 7]


@pytest.mark.parametrize(("align", "left", "right"), [("left", 10, 13), ("right", 87, 90)])
def test_labels_align(align: str, left: int, right: int) -> None:
    canvas = Canvas(FONT)
    canvas.label((10, 0, 90, 20), "I", align="left" if align == "left" else "right")
    box = _lit_box(canvas.frame())
    assert box is not None
    assert (box[0], box[2]) == (left, right)


def test_drawing_text_returns_its_end() -> None:
    canvas = Canvas(FONT)
    assert canvas.text((5, 5), "", SMALL) == 5
    assert canvas.text((5, 5), "TT", LARGE) == 5 + 22


def test_enlarging_keeps_corners_and_joins_diagonals() -> None:
    square = Image.new("1", (4, 4))
    square.paste(255, (1, 1, 3, 3))
    assert enlarged(square, 2).getbbox() == (2, 2, 6, 6)
    assert enlarged(square, 2).convert("L").histogram()[255] == 16
    stairs = Image.new("1", (2, 2))
    stairs.putpixel((0, 0), 255)
    stairs.putpixel((1, 1), 255)
    assert enlarged(stairs, 2).convert("L").histogram()[255] == 8 + 2
    with pytest.raises(ValueError, match="not 3"):
        enlarged(square, 3)


@pytest.mark.parametrize(("share", "lit"), [(-1, 0), (0, 0), (0.5, 8), (1, 16), (7, 16)])
def test_a_bar_is_filled_by_its_share(share: float, lit: int) -> None:
    canvas = Canvas(FONT)
    canvas.bar((0, 0, 20, 8), share)
    row = [image_of(canvas.frame()).getpixel((x, 4)) for x in range(2, 18)]
    assert sum(map(bool, row)) == lit


def test_lines_boxes_and_inversion() -> None:
    canvas = Canvas(FONT, 16, 16)
    canvas.line((0, 0), (15, 0))
    canvas.outline((2, 2, 6, 6))
    canvas.fill((8, 8, 16, 16))
    canvas.paste(Image.new("1", (2, 2), 255), (10, 10), lit=False)
    lit = image_of(canvas.frame()).convert("L").histogram()[255]
    assert lit == 16 + 12 + 64 - 4
    canvas.invert((0, 0, 16, 16))
    assert image_of(canvas.frame()).convert("L").histogram()[255] == 256 - lit
    canvas.invert((0, 0, 16, 16))
    assert image_of(canvas.frame()).convert("L").histogram()[255] == lit


def test_the_frame_is_packed_high_bit_first() -> None:
    canvas = Canvas(FONT, 16, 2)
    canvas.fill((0, 0, 1, 1))
    canvas.fill((15, 1, 16, 2))
    assert canvas.frame() == Frame(16, 2, bytes([0x80, 0, 0, 0x01]))


@given(st.binary(min_size=32, max_size=32))
def test_frames_survive_as_pictures(bits: bytes) -> None:
    frame = Frame(16, 16, bits)
    assert frame_of(image_of(frame)) == frame
    assert frame_of_png(png_of(frame)) == frame


def test_only_one_bit_pictures_are_frames() -> None:
    with pytest.raises(ValueError, match="mode L"):
        frame_of(Image.new("L", (8, 8)))


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        ("a note only\n", "no line `metrics"),
        ("metrics height=2 baseline=2\n", "no line `metrics"),
        ("metrics height=2 baseline=2 gap=1\n\nglyphs A B\n# #\n", "strip A B: needs 2 rows"),
        ("metrics height=1 baseline=1 gap=1\n\nglyphs A B\n#\n", "needs 1 rows of 2 cells"),
        ("metrics height=2 baseline=2 gap=1\n\nglyphs A\n#\n##\n", "glyph A"),
        ("metrics height=1 baseline=1 gap=1\n\nglyphs A\nx\n", "glyph A"),
    ],
)
def test_a_bad_sheet_names_the_fault(tmp_path: Path, sheet: str, message: str) -> None:
    path = tmp_path / "font.txt"
    path.write_text(sheet, encoding="utf-8")
    with pytest.raises(FontError, match=message):
        load_font(path)


def test_a_font_is_small_to_print() -> None:
    assert repr(Font(1, 1, 1, {})) == "Font(height=1, baseline=1, gap=1)"
