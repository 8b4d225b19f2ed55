"""Where a running box can raise, and what makes it go through there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp

from engines.core.judge import legal_moves
from firmware_host.app.daemon import running
from firmware_host.app.page_presses import PagePresses
from firmware_host.bots import analyst
from firmware_host.bots.driver import BotDriver
from firmware_host.buttons.race import Race
from firmware_host.buttons.scan import Scan
from firmware_host.menu.menus import Menus
from firmware_host.mqtt import answering
from firmware_host.mqtt.frontend import MqttFrontend
from firmware_host.panel.menu_screens import MenuScreens
from firmware_host.panel.panel import Panel
from firmware_host.public.heartbeat import Heartbeat
from firmware_host.public.results import ResultsPublisher
from firmware_host.public.summary import SummaryPublisher
from firmware_host.seating.lobby import Lobby
from firmware_host.sound.frontend import SoundFrontend
from firmware_host.statistics import evening as statistics
from firmware_host.table.deadlines import Deadlines
from tests.daemon.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from contextlib import AsyncExitStack

    from firmware_host.config.box import Config

OPTIONS = {"start": "bacarta", "first": "red", "rounds": 1, "analysis_when": "always"}


class Place(NamedTuple):
    """Where something raises, and what makes the box go through there."""

    owner: object
    name: str
    provoke: Callable[[Evening], Awaitable[Any]]


async def start(config: Config, stack: AsyncExitStack) -> Evening:
    """Run a box with its host."""
    box = await stack.enter_async_context(running(config))
    return await Evening.begin(box, stack)


async def begin(evening: Evening) -> None:
    """Begin a match of two seats at which nobody sits."""
    reply = await evening.host.ask(
        do="new_match", game="top_totem", seats=2, seed=1, options=OPTIONS
    )
    assert reply["ok"], reply


async def move(evening: Evening) -> None:
    """Make a real move over MQTT, and see it on the disk."""
    state = evening.box.table.accepted
    assert state.match is not None
    (seat,) = state.match.game.to_act(state.match.state)
    text = state.match.game.write(legal_moves(state.match.game, state.match.state, seat)[0])
    reply = await evening.host.ask(do="play", seat=seat, move=text, number=state.number)
    assert reply["ok"], reply
    assert evening.box.table.accepted.number > state.number


async def press(evening: Evening) -> None:
    """Press and release a seat's button."""
    evening.box.virtual.buttons.press(0)
    await asyncio.sleep(0.03)
    evening.box.virtual.buttons.release(0)


async def press_on_page(evening: Evening) -> None:
    """Press a button on the page of the box."""
    await evening.panel.publish("box/press", {"button": 1, "down": True, "ms": 1.0, "page": "x"})


async def scan(evening: Evening) -> None:
    """Hold a card to the reader."""
    evening.box.virtual.scanner.scan("04A1B2C3")


async def sit_and_leave(evening: Evening) -> None:
    """Take a seat with a phone, and let the host free it."""
    if 4 not in evening.phones:
        await evening.join(4, "Ann")
    await evening.host.ask(do="leave", seat=4)


async def wait(evening: Evening) -> None:
    """Do nothing: it comes by itself."""
    del evening


async def count(evening: Evening) -> tuple[int, Any]:
    """Ask for the statistics; return status and answer."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{evening.box.address}api/statistics") as response,
    ):
        return response.status, await response.json()


async def analyse(evening: Evening) -> dict[str, Any]:
    """Ask for the best move."""
    return await evening.host.ask(do="analyse")


async def ask_past(evening: Evening) -> dict[str, Any]:
    """Ask for the latest moves."""
    return await evening.host.ask(do="past", to=0)


IN_MATCH = {
    "menus": Place(Menus, "due_ns", press),
    "screens of menus": Place(MenuScreens, "_frame", press),
    "panel": Place(Panel, "_draw", move),
    "race": Place(Race, "_take", press),
    "deadlines": Place(Deadlines, "_due", move),
    "bots": Place(BotDriver, "_next", move),
    "scan": Place(Scan, "_take", scan),
    "lobby": Place(Lobby, "_revoke_outdated", sit_and_leave),
    "heartbeat": Place(Heartbeat, "measure", wait),
    "page": Place(PagePresses, "hear", press_on_page),
    "statistics": Place(statistics, "figures", count),
    "analysis": Place(analyst, "analyse", analyse),
    "answers": Place(answering, "past", ask_past),
    "listener mqtt": Place(MqttFrontend, "_publish_events", move),
    "listener panel": Place(Panel, "_on_update", move),
    "listener race": Place(Race, "_on_update", move),
    "listener deadlines": Place(Deadlines, "_on_update", move),
    "listener bots": Place(BotDriver, "_on_update", move),
    "listener analysis": Place(analyst.Analyst, "_forget", move),
    "listener lobby": Place(Lobby, "_on_update", move),
    "listener menus": Place(Menus, "_on_update", move),
    "listener sound": Place(SoundFrontend, "_on_update", move),
    "listener summary": Place(SummaryPublisher, "_on_update", move),
    "listener results": Place(ResultsPublisher, "_on_update", move),
}
AT_RESTART = {
    "panel": Place(Panel, "run", wait),
    "race": Place(Race, "_judge", wait),
    "deadlines": Place(Deadlines, "_due", wait),
    "bots": Place(BotDriver, "_next", wait),
    "scan": Place(Scan, "run", wait),
    "lobby": Place(Lobby, "_revoke_outdated", wait),
    "heartbeat": Place(Heartbeat, "measure", wait),
    **{device: place for device, place in IN_MATCH.items() if device.startswith("listener ")},
    "listener mqtt": Place(MqttFrontend, "_publish_state", move),
    "menus": Place(Menus, "due_ns", wait),
    "screens of menus": Place(MenuScreens, "_frame", wait),
}
