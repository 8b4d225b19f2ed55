"""What the kernel tests share: a chip with hands on its wires, and the daemon at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.kernel.guest.child import Child
from tests.kernel.guest.simulated_chip import SimulatedChip

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def chip() -> Iterator[SimulatedChip]:
    """Yield the header of a Pi 4."""
    made = SimulatedChip()
    yield made
    made.close()


@pytest.fixture(scope="module")
def judge(chip: SimulatedChip) -> Iterator[Child]:  # noqa: ARG001 - the daemon finds it by itself
    """Yield the path of a press, running."""
    with Child("daemon") as child:
        child.said("begun")
        yield child


@pytest.fixture(scope="module")
def listener(chip: SimulatedChip) -> Iterator[Child]:  # noqa: ARG001 - the driver finds it itself
    """Yield the driver of the buttons, running."""
    with Child("listener") as child:
        yield child
