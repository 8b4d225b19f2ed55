"""What all tests share: flags that write golden files again, and a table on a real journal."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# How fast an example runs says how busy the machine is, not whether the code is right.
settings.register_profile("totembox", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("totembox")

pytest_plugins = ["tests.fixtures.example_game", "tests.fixtures.table_fixtures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare --regold and --reshoot."""
    parser.addoption(
        "--regold",
        action="store_true",
        help="write the golden files anew; the run then fails, so that nobody commits unseen",
    )
    parser.addoption(
        "--reshoot",
        action="store_true",
        help="take the pictures anew that are not as they were; the run then fails, as above",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return three workers a core: tests of brokers wait more than they compute.

    The suites get two: their pages compute more, and their hands press buttons in real time.
    """
    a_core = 2 if config.getoption("markexpr") == "suite" else 3
    return a_core * len(os.sched_getaffinity(0))


@pytest.fixture
def is_regold(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regold"))
