"""A whole box in this process, on ports of its own, with either broker."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

import pytest

from firmware_host.app import parts, supervise
from firmware_host.app.daemon import running
from firmware_host.public.heartbeat import Heartbeat
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.guest import Guest

ANN, EVE = "127.0.0.11", "127.0.0.66"

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.config.box import Config


@pytest.fixture(params=["mosquitto", pytest.param("nats", marks=pytest.mark.suite)])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Return the configuration of a box with either broker, NATS in the suites."""
    return config_for(tmp_path, request.param)


@pytest.fixture
def faulty_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Config:
    """Return the configuration of a box whose failed parts are restarted at once."""
    monkeypatch.setattr(supervise, "_BACKOFF_S", (0.02,))
    monkeypatch.setattr(parts, "Heartbeat", partial(Heartbeat, every_s=0.05))
    return config_for(tmp_path, "mosquitto")


@pytest.fixture
async def stack() -> AsyncGenerator[AsyncExitStack]:
    """Return what is left in reverse when the test is over."""
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture
async def evening(config: Config) -> AsyncGenerator[Evening]:
    """Run a box, its host and its panel."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        yield await Evening.begin(box, stack)


@pytest.fixture
async def table(evening: Evening) -> Evening:
    """Return a box with the second that people get to read what their press is for."""
    evening.box.lobby.confirmation.shown_s = 1.0
    evening.box.lobby.confirmation.hold_s = 0.4
    evening.box.lobby.requests.within_s = 6.0
    return evening


@pytest.fixture
async def guests(table: Evening) -> AsyncGenerator[tuple[Guest, Guest]]:
    """Return Ann, who sits at the table, and Eve, who is somewhere in the Wi-Fi."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        address = table.box.address
        yield await enter(Guest.at(ANN, address)), await enter(Guest.at(EVE, address))
