"""The driver of the buttons as a process of its own, telling everything that it reports."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from hardware.pi.board import Board, Wires, open_lines
from hardware.pi.buttons import PiButtons
from hardware.ports import Edge, Gap

SEATS = 8
BUTTON_LINES = (4, 17, 27, 22, 5, 6, 13, 19, 26)
LAMP_LINES = (18, 23, 24, 25, 12, 16, 20, 21, 14)


def say(what: str, *facts: Any) -> None:
    """Tell the test something, as one line."""
    sys.stdout.write(json.dumps([what, *facts]) + "\n")
    sys.stdout.flush()


def say_item(item: Edge | Gap) -> None:
    """Tell the test what the buttons reported."""
    if isinstance(item, Edge):
        say("edge", item.button, item.is_down, item.at_ns)
    else:
        say("gap", item.button, item.at_ns)


async def listen(buttons: PiButtons) -> None:
    """Tell what comes until somebody ends us."""
    buttons.is_down(0)
    say("ready")
    async for item in buttons.edges():
        say_item(item)


if __name__ == "__main__":
    asyncio.run(listen(PiButtons(Board(lambda: open_lines(Wires(BUTTON_LINES))), BUTTON_LINES)))
