"""What came back from the test machine: pytest's own report, and no verdict without it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Report:
    """How many tests ran, which did not pass, and what was measured."""

    tests: int
    troubles: tuple[str, ...]
    measured: tuple[tuple[str, str], ...]
    exit_code: int

    @property
    def is_good(self) -> bool:
        """Return whether every test ran and passed, in the report and by pytest's own word."""
        return self.tests > 0 and not self.troubles and self.exit_code == 0


def read(results: Path) -> Report:
    """Return the report; raise TroubleError when the machine did not get as far as writing it."""
    try:
        exit_code = int((results / "exit").read_text())
        # The file comes from our own machine, not from a stranger.
        root = ET.parse(results / "report.xml").getroot()  # noqa: S314
    except (OSError, ValueError, ET.ParseError) as error:
        raise TroubleError(
            f"The test machine went off without a report ({error}); the last words of its console"
            f" are above, all of them in {results / 'console.log'}."
        ) from error
    cases = list(root.iter("testcase"))
    return Report(
        tests=len(cases),
        troubles=tuple(f"{_name(case)}: {what}" for case in cases if (what := _trouble(case))),
        measured=tuple(_measured(cases)),
        exit_code=exit_code,
    )


def _name(case: ET.Element) -> str:
    return f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name')}"


def _trouble(case: ET.Element) -> str | None:
    """Return what kept the test from passing; a skipped one has shown nothing either."""
    kinds = {"failure": "failed", "error": "broke", "skipped": "was skipped"}
    return next((kinds[child.tag] for child in case if child.tag in kinds), None)


def _measured(cases: list[ET.Element]) -> list[tuple[str, str]]:
    return [
        (f"{_name(case)}: {item.get('name')}", item.get("value", ""))
        for case in cases
        for item in case.iter("property")
    ]
