"""The suites run by `make test-deb`, which builds what they install, and nowhere else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.deb.machine import Machine, machine

if TYPE_CHECKING:
    from collections.abc import Iterator

collect_ignore_glob = [] if "TOTEMBOX_DEBS" in os.environ else ["test_*.py"]


@pytest.fixture(scope="session")
def debs() -> Path:
    """Return the folder with the packages, and with an older one in `older`."""
    return Path(os.environ["TOTEMBOX_DEBS"])


@pytest.fixture(params=os.environ.get("TOTEMBOX_DEBIANS", "").split())
def debian(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Machine]:
    """Yield a Debian of each release, under systemd, without a network."""
    with machine(Path(os.environ["TOTEMBOX_ROOTS"]) / f"{request.param}.tar", tmp_path) as made:
        yield made
