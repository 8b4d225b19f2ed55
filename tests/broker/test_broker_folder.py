"""Where a private broker keeps what it must: in memory when there is room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.broker import memory_folder

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def mounts(folder: Path, *lines: tuple[str, str]) -> Path:
    """Return a table of mounts as the kernel writes it."""
    table = folder / "mounts"
    table.write_text("".join(f"none {point} {kind} rw 0 0\n" for point, kind in lines))
    return table


def test_the_first_writable_folder_in_memory_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / "run" / "box"
    deep.mkdir(parents=True)
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    table = mounts(tmp_path, ("/", "ext4"), (str(tmp_path / "run"), "tmpfs"))
    assert memory_folder(table) == str(deep)
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path / "run"))
    assert memory_folder(table) == str(tmp_path / "run")


def test_without_a_memory_file_system_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "gone"))
    monkeypatch.delenv("RUNTIME_DIRECTORY", raising=False)
    assert memory_folder(mounts(tmp_path, ("/", "ext4"), (str(tmp_path), "tmpfs"))) is None
    assert memory_folder(tmp_path / "no-such-table") is None
