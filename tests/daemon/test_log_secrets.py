"""The log of a box contains no credentials."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, cast

import pytest

from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.phone import post

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.broker import Broker


async def test_the_log_contains_no_credentials(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        evening = await Evening.begin(box, stack)
        await evening.join(0, "Ann")
        await evening.join(0, "Ben")
        _, watching = await post(box.address, "api/watch", {})
        await post(box.address, "api/panel", {"key": "a wrong key"})
        await post(box.address, "api/join", {"seat": 0, "resume": "a wrong token"})
        os.kill(await cast("Broker", box.broker).pid(), signal.SIGKILL)
        await evening.host.is_cut.wait()
        while "mosquitto ended" not in caplog.text:  # noqa: ASYNC110 - a log has no event
            await asyncio.sleep(0.01)
        tickets = (watching, evening.host.ticket, *(p.ticket for p in evening.phones.values()))
        own = box.broker.credentials
        secrets = {own.password, own.client, box.lobby.panel_key}
        secrets |= {t[key] for t in tickets for key in ("password", "client", "resume") if key in t}
    assert [secret for secret in secrets if secret in caplog.text] == []
