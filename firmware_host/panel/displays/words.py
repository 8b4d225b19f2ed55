"""The big word on a seat's screen: what it must do now, or how it ended."""

from __future__ import annotations

from firmware_host.panel.drawing.canvas import LARGE, Canvas


def draw_word(canvas: Canvas, corner: tuple[int, int], word: str, *, lit: bool) -> None:
    """Draw the word from the corner to the end of the screen, flashing in a frame."""
    left, top = corner
    width, height = canvas.size
    box = (left, top, width, height)
    if lit:
        canvas.fill(box)
    elif word:
        canvas.outline(box)
    canvas.label((left + 2, top + 1, width - 2, height - 1), word, LARGE, lit=not lit)
