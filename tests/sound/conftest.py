"""Stand-ins for the programs that make sound, and a table to be heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.sound.stand_ins import Programs

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Return stand-ins that come before the real programs."""
    return Programs(tmp_path, monkeypatch)
