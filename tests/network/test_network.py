"""A phone over a bad network: it is right in the end, and what it asks for is done once.

How long that takes is measured by `make test-network`.
"""

from __future__ import annotations

import pytest

from tests.network.running import measured
from tests.network.scenarios import SCENARIOS, SHORT

pytestmark = pytest.mark.suite


def test_a_phone_over_a_bad_network_is_right_and_nothing_is_done_twice() -> None:
    found = {figures["name"]: figures for figures in measured("short")}
    assert found.keys() == SCENARIOS.keys()
    weather, commands = found["bad weather"], found["commands over a broken line"]
    assert len(weather["right_after_ms"]) == SHORT.moves
    assert weather["lost"] > 0
    assert weather["taps"] > 0
    assert commands["accepted"] == commands["done"] == SHORT.commands
    assert commands["missed"] == []
