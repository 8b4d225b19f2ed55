"""Choosing the kernel among what apt offers: its parts must be of one version."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.kernel.vm.architecture import KNOWN
from tests.kernel.vm.debian_kernel import newest, read_packages
from tests.kernel.vm.machine import Boot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kernel.vm.architecture import Architecture

OFFERED = """\
Package: linux-headers-amd64
Version: 6.1.190-1
Depends: linux-headers-6.1.0-54-amd64 (= 6.1.190-1)

Package: linux-headers-6.1.0-54-amd64
Version: 6.1.190-1
Depends: linux-headers-6.1.0-54-common (= 6.1.190-1), linux-kbuild-6.1 (>= 6.1.190-1), linux-compiler-gcc-12-x86

Package: linux-headers-6.1.0-54-cloud-amd64
Version: 6.1.190-1
Depends: linux-headers-6.1.0-54-common, linux-kbuild-6.1, linux-compiler-gcc-12-x86

Package: linux-headers-6.12.9+deb12-amd64
Version: 6.12.9-1~deb12u1
Depends: linux-base, linux-headers-6.12.9+deb12-common, linux-image-6.12.9+deb12-amd64 | linux-image-6.12.9+deb12-amd64-unsigned, linux-kbuild-6.12.9+deb12, gcc-12

Package: linux-headers-6.12.11+deb12-amd64
Version: 6.12.11-1~deb12u1
Depends: linux-headers-6.12.11+deb12-common, linux-image-6.12.11+deb12-amd64-unsigned, linux-kbuild-6.12.11+deb12, gcc-12

Package: linux-source-6.1
Version: 6.1.190-1

Package: linux-source-6.12
Version: 6.12.9-1~deb12u1
"""  # noqa: E501 - as apt prints it


def test_the_newest_kernel_whose_source_is_there_is_taken() -> None:
    kernel = newest(read_packages(OFFERED), "amd64")
    assert kernel is not None
    assert kernel.release == "6.12.9+deb12-amd64"
    assert kernel.compiler == "gcc-12"
    assert kernel.packages == (
        "linux-image-6.12.9+deb12-amd64-unsigned",
        "linux-headers-6.12.9+deb12-amd64",
        "linux-headers-6.12.9+deb12-common",
        "linux-kbuild-6.12.9+deb12",
        "linux-source-6.12",
    )


def test_a_series_can_be_asked_for() -> None:
    kernel = newest(read_packages(OFFERED), "amd64", "6.1")
    assert kernel is not None
    assert (kernel.release, kernel.compiler) == ("6.1.0-54-amd64", "gcc-12")
    assert "linux-image-6.1.0-54-amd64-unsigned" in kernel.packages
    assert "linux-kbuild-6.1" in kernel.packages


@pytest.mark.parametrize("series", ["6.6", "6"])
def test_a_series_that_is_not_offered_gives_none(series: str) -> None:
    assert newest(read_packages(OFFERED), "amd64", series) is None


def test_nothing_offered_gives_none() -> None:
    assert newest(read_packages(""), "amd64") is None


def test_a_host_gets_the_kernel_of_its_own_kind() -> None:
    assert newest(read_packages(OFFERED), "arm64") is None
    kernel = newest(read_packages(OFFERED.replace("amd64", "arm64")), "arm64")
    assert kernel is not None
    assert kernel.release == "6.12.9+deb12-arm64"
    assert kernel.packages[0] == "linux-image-6.12.9+deb12-arm64-unsigned"


@pytest.mark.parametrize("kind", KNOWN.values(), ids=lambda kind: kind.debian)
def test_every_machine_counts_its_instructions_and_talks_to_its_console(
    kind: Architecture, tmp_path: Path
) -> None:
    command = Boot(kind, tmp_path / "vmlinuz", tmp_path / "initramfs", tmp_path).command()
    assert command[0] == kind.qemu
    assert command[command.index("-icount") + 1] == "shift=0,sleep=off"
    assert f"console={kind.console} " in command[command.index("-append") + 1]
