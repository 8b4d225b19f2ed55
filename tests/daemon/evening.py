"""People around a box: what most daemon tests need."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from contextlib import AsyncExitStack

    from engines.core.match import Match
    from firmware_host.app.daemon import Running

QUICK = {
    "flip_delay_ms": 0,
    "countdown_ms": 500,
    "grab_timeout_ms": 60_000,
    "announce": "before",
}

QUIET_S = 0.03
"""A contact must be open for 20 ms before it can close again: what is shorter is bounce."""


@dataclass
class Evening:
    """A running box with its host, its panel, and phones by seat."""

    box: Running
    stack: AsyncExitStack
    host: Phone
    panel: Phone
    phones: dict[int, Phone] = field(default_factory=dict)

    @classmethod
    async def begin(cls, box: Running, stack: AsyncExitStack) -> Evening:
        """Open the virtual box with the key of its printed address.

        A press counts as soon as the screens show what it is for: most tests are about later.
        """
        box.lobby.confirmation.shown_s = 0.0
        key = box.panel_address.partition("#")[2]
        _, tickets = await post(box.address, "api/panel", {"key": key})
        host = await stack.enter_async_context(Phone.connect(tickets["host"]))
        panel = await stack.enter_async_context(Phone.connect(tickets["panel"]))
        return cls(box, stack, host, panel)

    @property
    def match(self) -> Match:
        """Return the match as far as it was accepted."""
        match = self.box.table.accepted.match
        assert match is not None
        return match

    async def join(self, seat: int, name: str, **more: Any) -> Phone:
        """Bind a new phone to the seat by a press of its button."""
        body = {"seat": seat, "name": name, "language": "fr", "press": True, **more}
        asking = asyncio.create_task(post(self.box.address, "api/join", body))
        await self.hands_on(seat, seat)
        status, ticket = await asking
        self.let_go(seat)
        await asyncio.sleep(QUIET_S)
        assert status == 200, ticket
        self.phones[seat] = await self.stack.enter_async_context(Phone.connect(ticket))
        return self.phones[seat]

    async def hands_on(self, place: int, *buttons: int) -> None:
        """Push these buttons down once the screens have asked for that long enough."""
        while not self.box.lobby.confirmation.is_ready(place):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.002)
        for button in buttons:
            self.box.virtual.buttons.press(button)

    def let_go(self, *buttons: int) -> None:
        """Let these buttons go."""
        for button in buttons:
            self.box.virtual.buttons.release(button)

    async def start(self, seats: int, seed: int | None = 1, **options: Any) -> None:
        """Join all seats and begin a match."""
        for seat in range(seats):
            if seat not in self.phones:
                await self.join(seat, f"P{seat}")
        await self.begin_match(seats, seed, **options)

    async def begin_match(self, seats: int, seed: int | None = 1, **options: Any) -> None:
        """Begin a match, whoever sits there."""
        reply = await self.host.ask(
            do="new_match", game="arriba", seats=seats, seed=seed, options={**QUICK, **options}
        )
        assert reply["ok"], reply
        await self.phase("flip")

    async def begin_calm_match(self, seats: int) -> None:
        """Begin a match of TOTEM!, in which no press is a move until somebody plays a card."""
        reply = await self.host.ask(do="new_match", game="coups_bas", seats=seats, seed=1)
        assert reply["ok"], reply
        await self.phase("action")

    async def phase(self, *wanted: str) -> dict[str, Any]:
        """Return the public view once it is in one of the phases."""
        state = await self.host.until(
            "public/state", lambda s: s is not None and s["view"]["phase"] in wanted
        )
        view: dict[str, Any] = state["view"]
        return view

    async def flip(self) -> dict[str, Any]:
        """Let the flipper tap, and return the view once the card lies open."""
        state = self.host.latest["public/state"]
        phone = self.phones[state["view"]["flipper"]]
        view = await phone.until(
            f"seat/{phone.ticket['seat']}/view",
            lambda v: v is not None and v["number"] >= state["number"],
        )
        reply = await phone.ask(do="play", move="flip", number=view["number"])
        assert reply["ok"], reply
        number = reply["number"]
        after = await self.host.until("public/state", lambda s: s["number"] > number)
        shown: dict[str, Any] = after["view"]
        return shown

    async def flip_until(self, *wanted: str) -> dict[str, Any]:
        """Flip in turn, letting other events lapse, until one of the wanted phases."""
        view = await self.phase("flip")
        while view["phase"] not in wanted:
            if view["phase"] == "flip":
                view = await self.flip()
            elif view["phase"] in ("totem", "match"):
                await self.lapse()
                view = await self.phase("flip", *wanted)
            else:
                view = await self.phase("flip", "totem", "match", "deal", *wanted)
        return view

    async def lapse(self) -> None:
        """Let the host say that nobody grabbed."""
        state = self.host.latest["public/state"]
        at_ns = self.box.table.clock.now_ns()
        move = f"timeout @{at_ns // 10**9}.{at_ns % 10**9:09d}"
        reply = await self.host.ask(do="play", seat="chance", move=move, number=state["number"])
        assert reply["ok"], reply
        await self.host.until("public/state", lambda s: s["number"] > state["number"])
