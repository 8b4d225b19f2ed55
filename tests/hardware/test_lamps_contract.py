"""What every driver of the Lamps port does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.hardware.rigs import LAMPS, LAMPS_RIGS

if TYPE_CHECKING:
    from tests.hardware.rigs import LampsRig


@pytest.fixture(params=LAMPS_RIGS.values(), ids=list(LAMPS_RIGS))
def rig(request: pytest.FixtureRequest) -> LampsRig:
    made: LampsRig = request.param()
    return made


def test_lamps_are_dark_at_first(rig: LampsRig) -> None:
    assert rig.seen() == dict.fromkeys(range(LAMPS), False)


def test_only_the_named_lamps_change(rig: LampsRig) -> None:
    rig.port.show({0: True, 4: True})
    rig.port.show({0: False, 1: True})
    assert [lamp for lamp, is_lit in rig.seen().items() if is_lit] == [1, 4]


def test_an_unknown_lamp_is_refused_and_nothing_changes(rig: LampsRig) -> None:
    with pytest.raises(ValueError, match="no lamps"):
        rig.port.show({0: True, LAMPS: True})
    assert not any(rig.seen().values())
