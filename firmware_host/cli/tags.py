"""`totembox tags learn`: hold each card to the reader once, and the box knows it from then on."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from engines.catalog import find_game
from firmware_host.app.boxes import open_box
from firmware_host.buttons.tags import Tags, TagsError, read_tags, write_tags
from firmware_host.cards.codes import is_code, piece_of
from firmware_host.cli.box_file import add_config, load_config
from firmware_host.cli.language import cli_language
from firmware_host.cli.terminal import Terminal
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate
from hardware.ports import DeviceError, Scanner


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    learn = verbs.add_parser("learn", help="ask for the cards of a game one by one")
    learn.add_argument("game", metavar="GAME", help="name of the game; see `totembox games`")
    learn.add_argument("--card", help="ask for this card only, even if it has tags already")
    add_config(learn)


def act(given: argparse.Namespace) -> int:
    """Learn tags until all cards have theirs, or until somebody has had enough."""
    config = load_config(given)
    if not config.scanner.device:
        raise Problem("no-reader")
    try:
        path = Path(config.scanner.tags)
        wanted = cards_to_learn(given.game, given.card, read_tags(path))
        scanner = open_box(config).scanner
        if scanner is not None:
            asyncio.run(Lesson(given.game, path, scanner).learn(wanted))
    except (TagsError, DeviceError) as error:
        raise Problem("tags-wrong", reason=str(error)) from error
    return 0


def cards_to_learn(game: str, card: str | None, tags: Tags) -> list[str]:
    """Return the cards that lack tags, each as often as it does."""
    rules = find_game(game)
    if not rules.cards():
        raise Problem("no-scan", game=game)
    pieces = {printed.piece: printed.copies for printed in rules.cards()}
    if card is not None:
        if card not in pieces:
            raise Problem("card-unknown", card=card[:40], game=game)
        return [card]
    return [
        piece
        for piece, count in sorted(pieces.items())
        for _ in range(count - tags.count(game, piece))
    ]


class Lesson:
    """Asks for cards; what was learnt is written down after each of them."""

    def __init__(self, game: str, path: Path, scanner: Scanner) -> None:
        self._game = game
        self._path = path
        self._scanner = scanner
        self._console = Terminal(soft_wrap=True)
        self._language = cli_language()

    async def learn(self, wanted: list[str]) -> None:
        """Ask for every card; Enter skips one."""
        learnt = 0
        lines = self._scanner.lines()
        skips = _Skips()
        try:
            for number, card in enumerate(wanted, start=1):
                self._say("tags-ask", card=card, number=number, count=len(wanted))
                tag = await _next_tag(lines, skips)
                if tag is not None:
                    learnt += self._keep(tag, card)
        except (asyncio.CancelledError, StopAsyncIteration):
            # Ctrl+C, or a reader that has nothing more: what was learnt is written already.
            pass
        finally:
            skips.close()
        self._say("tags-done", learnt=learnt, file=str(self._path))

    def _keep(self, tag: str, card: str) -> bool:
        """Write the tag down, unless it is a printed code, which names its card by itself."""
        if is_code(tag):
            printed = piece_of(find_game(self._game), tag)
            self._say("tags-printed", tag=tag, card=printed or "?")
            return False
        tags = read_tags(self._path)
        before = tags.card(self._game, tag)
        write_tags(self._path, tags.with_tag(self._game, tag, card))
        if before is None or before == card:
            self._say("tags-learnt", tag=tag, card=card)
        else:
            self._say("tags-moved", tag=tag, card=card, before=before)
        return True

    def _say(self, key: str, **facts: Any) -> None:
        self._console.print(translate(BOX, self._language, key, facts))


class _Skips:
    """Lines on the keyboard, if there is one."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._news: asyncio.Queue[None] = asyncio.Queue()
        self._is_read = sys.stdin.isatty()
        if self._is_read:
            self._loop.add_reader(sys.stdin.fileno(), self._on_line)

    async def wait(self) -> None:
        """Return when Enter was pressed."""
        await self._news.get()

    def close(self) -> None:
        """Listen no more."""
        if self._is_read:
            self._loop.remove_reader(sys.stdin.fileno())

    def _on_line(self) -> None:
        sys.stdin.readline()
        self._news.put_nowait(None)


async def _next_tag(lines: AsyncIterator[str], skips: _Skips) -> str | None:
    """Return the next tag, or None when the card is to be skipped."""
    tag = asyncio.ensure_future(anext(lines))
    skip = asyncio.ensure_future(skips.wait())
    try:
        await asyncio.wait({tag, skip}, return_when=asyncio.FIRST_COMPLETED)
        return tag.result() if tag.done() else None
    finally:
        for waiting in (tag, skip):
            if not waiting.done():
                waiting.cancel()
