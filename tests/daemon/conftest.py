"""A whole box in this process, on ports of its own, with either broker."""

from __future__ import annotations

import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from evening import Evening, config_for

from firmware_host.app.daemon import running

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.config import Config


@pytest.fixture(params=["mosquitto", "nats"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    return config_for(tmp_path, request.param)


@pytest.fixture
async def evening(config: Config) -> AsyncGenerator[Evening]:
    """Run a box, its host and its panel."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        yield await Evening.begin(box, stack)
