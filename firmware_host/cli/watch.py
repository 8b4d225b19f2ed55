"""`totembox watch`: a table, or all of them, live in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
from typing import Final

from rich.console import RenderableType
from rich.live import Live

from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import complain, say
from firmware_host.cli.passwords import add_password_file, refuse_broker_password
from firmware_host.cli.stopping import told_to_stop
from firmware_host.cli.terminal import Terminal
from firmware_host.hall.tables import TableCard
from firmware_host.mqtt.connection import ClientFactory, UnreachableError, read_address
from firmware_host.mqtt.server import check_trust
from firmware_host.table.problems import Problem
from firmware_host.texts.log import start_logging
from firmware_host.texts.printable import printable
from firmware_host.watch.screen import Screen
from firmware_host.watch.spectator import Spectator
from firmware_host.watch.watcher import Watcher
from firmware_host.web.certificate import CertificateError

HERE: Final = "http://127.0.0.1:8080"
_FIRST_WORD_S: Final = 10.0
_REDRAW_S: Final = 0.2
_LOOK_AGAIN_S: Final = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--box", metavar="ID", help="show this table in full (default: list all)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--address", default=HERE, help=f"address of the box's page (default {HERE})"
    )
    where.add_argument(
        "--broker", action="append", metavar="URL", help="mqtt(s)://...; repeat for cluster nodes"
    )
    add_password_file(parser)
    parser.add_argument("--ca-file", default="", help="CA certificate for mqtts and https")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--once", action="store_true", help="print once and exit")
    how.add_argument("--raw", action="store_true", help="print every MQTT message")


def act(given: argparse.Namespace) -> int:
    """Watch until Ctrl+C."""
    refuse_broker_password(given.broker or ())
    # Log lines would break the screen, which shows errors itself.
    start_logging(logging.CRITICAL)
    try:
        asyncio.run(_watch(given))
    except (BrokerError, CertificateError) as error:
        complain(error)
        return 1
    return 0


async def _watch(given: argparse.Namespace) -> None:
    clients, box = await _clients(given)
    raw = _print_raw if given.raw else None
    watcher = Watcher(clients, box, cli_language(), raw, hears_others=bool(given.broker))
    following = asyncio.create_task(watcher.run(), name="watch")
    stop = told_to_stop()
    # A picture that nobody updates any more is worse than none.
    following.add_done_callback(lambda _: stop.set())
    try:
        if given.raw:
            await stop.wait()
        elif given.once:
            await _once(watcher, given.box)
        else:
            await _show(watcher, given.box, stop)
    finally:
        following.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await following


async def _clients(given: argparse.Namespace) -> tuple[ClientFactory, str]:
    """Return the way to the broker, and which boxes to hear there."""
    if given.broker:
        address = read_address(given.broker, "watch", given.ca_file, given.password_file or "")
        await check_trust(address.servers, "--ca-file")
        return address, given.box or "+"
    spectator = Spectator(given.address, given.ca_file)
    try:
        ticket = await spectator.ticket()
    except UnreachableError as error:
        raise Problem("watch-unreachable", address=given.address, reason=str(error)) from error
    if given.box not in (None, ticket.box):
        raise Problem("watch-box-unknown", box=given.box, seconds=0, known=ticket.box)
    return spectator, ticket.box


async def _once(watcher: Watcher, box: str | None) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_FIRST_WORD_S):
            while not (_chosen(watcher, box) if box else watcher.cards()):
                await _changed(watcher)
            # The rest of what is retained comes right behind the first message.
            await asyncio.sleep(_LOOK_AGAIN_S)
    if not watcher.is_up and not watcher.cards():
        raise Problem("watch-no-broker", seconds=int(_FIRST_WORD_S))
    if box is not None and _chosen(watcher, box) is None:
        known = ", ".join(watcher.known()) or "-"
        raise Problem("watch-box-unknown", box=box, seconds=int(_FIRST_WORD_S), known=known)
    console = Terminal()
    console.print(_drawn(watcher, box, console.height))


async def _show(watcher: Watcher, box: str | None, stop: asyncio.Event) -> None:
    console = Terminal()
    with Live(console=console, screen=console.is_terminal, auto_refresh=False) as live:
        while not stop.is_set():
            live.update(_drawn(watcher, box, console.height), refresh=True)
            await asyncio.sleep(_REDRAW_S)
            await _changed(watcher, stop)


async def _changed(watcher: Watcher, *others: asyncio.Event) -> None:
    """Return at the next message, or after a moment, to show a silent box."""
    waits = [asyncio.create_task(event.wait()) for event in (watcher.news, *others)]
    await asyncio.wait(waits, timeout=_LOOK_AGAIN_S, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    watcher.news.clear()


def _drawn(watcher: Watcher, box: str | None, rows: int) -> RenderableType:
    screen = Screen(cli_language(), watcher.skipped)
    card = _chosen(watcher, box)
    if card is not None:
        return screen.one(card, watcher.events(card.box), watcher.is_up, rows)
    cards = watcher.cards()
    if cards and not box:
        return screen.all(cards, watcher.is_up)
    return screen.waiting(watcher.is_up, box or "", watcher.known())


def _chosen(watcher: Watcher, box: str | None) -> TableCard | None:
    """Return the table to show in full: the one that was asked for, or the only one there is."""
    cards = watcher.cards()
    if box is None:
        return cards[0] if len(cards) == 1 else None
    return next((card for card in cards if card.box == box), None)


def _print_raw(topic: str, payload: str) -> None:
    say(f"{printable(topic)} {printable(payload)}")
