"""Which chip the driver takes for the header of the Pi."""

from __future__ import annotations

import pytest

from hardware.pi.board import header_chip
from hardware.ports import DeviceError
from tests.kernel.guest.simulated_chip import PI_4, PI_5, SimulatedChip


@pytest.mark.parametrize("label", [PI_4, PI_5])
def test_the_chip_of_the_header_is_found_by_its_label(label: str) -> None:
    other, header = SimulatedChip("pinctrl-of-something-else"), SimulatedChip(label)
    try:
        assert header_chip() == f"/dev/{header.name}"
        header.close()
        with pytest.raises(DeviceError, match=other.name):
            header_chip()
    finally:
        other.close()
        header.close()
