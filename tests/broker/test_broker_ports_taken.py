"""A free port that somebody takes before the broker does."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from firmware_host.broker import PortTakenError, open_broker, opening
from firmware_host.broker.ports import free_ports

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("kind", ["mosquitto", "nats"])
async def test_another_port_is_tried_when_one_is_taken_just_then(
    kind: opening.KindName, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[tuple[int, ...]] = []
    with socket.socket() as thief:

        def choose(*wanted: tuple[str, int]) -> tuple[int, ...]:
            chosen.append(free_ports(*wanted))
            if len(chosen) == 1:
                thief.bind(("127.0.0.1", chosen[0][0]))
                thief.listen(1)
            return chosen[-1]

        monkeypatch.setattr(opening, "free_ports", choose)
        async with open_broker(tmp_path, "den", kind=kind, port=0):
            assert len(chosen) == 2


async def test_a_configured_port_that_is_taken_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as thief:
        thief.bind(("127.0.0.1", 0))
        thief.listen(1)
        taken = thief.getsockname()[1]
        monkeypatch.setattr(opening, "free_ports", lambda *_: (taken,))
        with pytest.raises(PortTakenError, match="in use"):
            async with open_broker(tmp_path, "den", kind="mosquitto", port=taken):
                pass
