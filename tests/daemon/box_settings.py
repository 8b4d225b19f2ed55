"""The configuration of a box for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from firmware_host.config.box import Config

if TYPE_CHECKING:
    from pathlib import Path


def config_for(folder: Path, broker: str) -> Config:
    """Return the configuration of a box that nobody outside this machine can reach."""
    return msgspec.convert(
        {
            "box": {"id": "totem-test", "language": "en"},
            "web": {"host": "127.0.0.1", "port": 0},
            "broker": {"kind": broker, "ws_host": "127.0.0.1", "ws_port": 0},
            "bots": {"read_ms": 0, "interrupt_ms": 0},
            "journal": {"path": str(folder / "journal.sqlite3")},
        },
        Config,
    )
