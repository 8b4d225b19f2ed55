"""How a box ends: a part that dies takes the whole box down, so that it can be started anew."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from firmware_host.app.daemon import running
from firmware_host.frontends.panel import Panel

if TYPE_CHECKING:
    from firmware_host.config import Config

pytestmark = pytest.mark.timeout(60)


class _BrokenError(Exception):
    pass


async def test_a_part_that_dies_while_mqtt_subscribes_ends_the_box(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribing = asyncio.Event()
    subscribe = aiomqtt.Client.subscribe

    async def swallow(client: aiomqtt.Client, *args: Any, **more: Any) -> Any:
        """Lose a cancellation that meets the answer, as `wait_for` of Python 3.11 does."""
        answer = await subscribe(client, *args, **more)
        subscribing.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0.05)
        return answer

    async def die(panel: Panel) -> None:
        del panel
        await subscribing.wait()
        raise _BrokenError

    monkeypatch.setattr(aiomqtt.Client, "subscribe", swallow)
    monkeypatch.setattr(Panel, "run", die)
    with pytest.raises(ExceptionGroup) as caught:
        async with asyncio.timeout(20), running(config):
            await asyncio.Event().wait()
    assert caught.group_contains(_BrokenError)
