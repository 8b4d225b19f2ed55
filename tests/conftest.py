"""What all tests share: the flag that draws the golden files anew."""

from __future__ import annotations

import pytest


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


@pytest.fixture
def is_regold(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regold"))
