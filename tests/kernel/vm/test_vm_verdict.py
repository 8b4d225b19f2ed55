"""No verdict without a report: a machine that dies or says nothing is a failure, said aloud."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.kernel.vm import guest_report
from tests.kernel.vm.machine import watch
from tests.kernel.vm.trouble import TroubleError, run

if TYPE_CHECKING:
    from pathlib import Path

SUITE = "<testsuites><testsuite>{}</testsuite></testsuites>"
PASSED = '<testcase classname="tests.test_a" name="test_x"/>'
MEASURED = (
    '<testcase classname="tests.test_a" name="test_y"><properties>'
    '<property name="races" value="2000"/></properties></testcase>'
)
NOT_PASSED = '<testcase classname="tests.test_a" name="test_z"><{0} message="m">m</{0}></testcase>'


def left(results: Path, cases: str, exit_code: str = "0\n") -> Path:
    """Lay out what a machine leaves behind."""
    (results / "report.xml").write_text(SUITE.format(cases))
    (results / "exit").write_text(exit_code)
    return results


def test_a_good_report_tells_what_was_measured(tmp_path: Path) -> None:
    report = guest_report.read(left(tmp_path, PASSED + MEASURED))
    assert report.is_good
    assert report.tests == 2
    assert report.measured == (("test_a::test_y: races", "2000"),)


@pytest.mark.parametrize(
    ("kind", "told"), [("failure", "failed"), ("error", "broke"), ("skipped", "was skipped")]
)
def test_one_test_that_did_not_pass_is_named_and_spoils_the_report(
    tmp_path: Path, kind: str, told: str
) -> None:
    report = guest_report.read(left(tmp_path, PASSED + NOT_PASSED.format(kind)))
    assert not report.is_good
    assert report.troubles == (f"test_a::test_z: {told}",)


def test_a_report_without_tests_is_not_good(tmp_path: Path) -> None:
    assert not guest_report.read(left(tmp_path, "")).is_good


def test_the_exit_status_of_pytest_counts_too(tmp_path: Path) -> None:
    assert not guest_report.read(left(tmp_path, PASSED, "1\n")).is_good


def test_no_report_is_trouble(tmp_path: Path) -> None:
    with pytest.raises(TroubleError, match="went off without a report"):
        guest_report.read(tmp_path)


def test_half_a_report_is_trouble(tmp_path: Path) -> None:
    left(tmp_path, PASSED)
    (tmp_path / "report.xml").write_text("<testsuites><testsuite>")
    with pytest.raises(TroubleError, match="went off without a report"):
        guest_report.read(tmp_path)


def test_the_console_is_shown_and_kept(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    watch([sys.executable, "-c", "print('boot')"], tmp_path / "log", silence_s=60)
    assert (tmp_path / "log").read_bytes() == b"boot\n"
    assert capfdbinary.readouterr().out == b"boot\n"


def test_a_machine_that_cannot_start_is_trouble(tmp_path: Path) -> None:
    with pytest.raises(TroubleError, match="ended with 3"):
        watch([sys.executable, "-c", "raise SystemExit(3)"], tmp_path / "log", silence_s=60)


def test_a_machine_that_says_nothing_any_more_is_ended(tmp_path: Path) -> None:
    program = "import time; print('boot', flush=True); time.sleep(1_000)"
    with pytest.raises(TroubleError, match="said nothing for 2 s"):
        watch([sys.executable, "-c", program], tmp_path / "log", silence_s=2)
    assert b"boot" in (tmp_path / "log").read_bytes()


def test_a_step_that_fails_is_reported_with_its_output() -> None:
    with pytest.raises(TroubleError, match=r"Trying failed .*no such thing"):
        run("sh", "-c", "echo no such thing >&2; exit 1", doing="Trying")
