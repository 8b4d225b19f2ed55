"""One real broker of each make, on free loopback ports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from firmware_host.broker import RestartPolicy
from tests.broker.broker_clients import BOX_ID
from tests.fixtures.guarded import guarded_broker

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
    policy = RestartPolicy(first_ms=20)
    async with guarded_broker(tmp_path, BOX_ID, kind=make, policy=policy) as running:
        yield running
