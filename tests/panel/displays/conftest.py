"""What the display tests share: which texts did not fit their place."""

from __future__ import annotations

import pytest

from firmware_host.panel.drawing.canvas import Canvas


@pytest.fixture
def cut_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts that a canvas had to cut, as they are drawn."""
    cut: list[str] = []
    fitted = Canvas.fitted

    def recording(canvas: Canvas, text: str, width: int, scale: int = 1) -> str:
        short = fitted(canvas, text, width, scale)
        cut.extend([] if short == text else [text])
        return short

    monkeypatch.setattr(Canvas, "fitted", recording)
    return cut
