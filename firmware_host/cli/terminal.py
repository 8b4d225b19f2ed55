"""The console of all commands that draw: what others wrote reaches a terminal only as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import (
    Console,  # noqa: TID251 - the one place that makes one
    ConsoleOptions,
    RenderableType,
)
from rich.segment import Segment

from firmware_host.texts.printable import printable_lines


class Terminal(Console):
    """A console of rich that takes no markup from texts and lets no control character through."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(markup=False, highlight=False, **settings)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield the segments; rich's own movements of the cursor are marked as such and stay."""
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(printable_lines(segment.text), segment.style)
