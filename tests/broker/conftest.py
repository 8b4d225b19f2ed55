"""One real broker of each make, on free loopback ports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from broker_clients import BOX_ID

from firmware_host.broker import Patience, open_broker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from firmware_host.broker import Broker

Make = Literal["mosquitto", "nats"]


@pytest.fixture(params=["mosquitto", "nats"])
def make(request: pytest.FixtureRequest) -> Make:
    """Every make of broker in turn; a missing one fails its tests."""
    make: Make = request.param
    return make


@pytest.fixture
async def broker(make: Make, tmp_path: Path) -> AsyncIterator[Broker]:
    """Run a broker that restarts quickly."""
    patience = Patience(first_ms=20)
    async with open_broker(
        tmp_path, BOX_ID, kind=make, port=0, ws_port=0, ws_host="127.0.0.1", patience=patience
    ) as running:
        yield running
