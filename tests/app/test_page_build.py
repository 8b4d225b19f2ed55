"""When the page is built anew, and when its packages are fetched: only if something has changed."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

BUILD = Path(__file__).resolve().parents[2] / "dashboard/build.py"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the builder of an empty page in a folder of its own, which notes what it would run."""
    spec = importlib.util.spec_from_file_location("page_build", BUILD)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    monkeypatch.setattr(made, "LOCK", touched(tmp_path / "package-lock.json", 10))
    monkeypatch.setattr(made, "INSTALLED", tmp_path / "node_modules/.package-lock.json")
    monkeypatch.setattr(made, "BUILT", tmp_path / "dist/index.html")
    monkeypatch.setattr(made, "_tools", lambda: ("node", ("npm",)))
    monkeypatch.setattr(made, "_FILES", ())
    monkeypatch.setattr(made, "_FOLDERS", (tmp_path / "src",))
    monkeypatch.setattr(made, "ran", ran := list[str](), raising=False)
    monkeypatch.setattr(
        made, "_run", lambda *words: ran.append(Path(words[0]).name + " " + words[1])
    )
    return made


def touched(path: Path, second: int) -> Path:
    """Return the file, last changed at this second."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (second, second))
    return path


def test_packages_are_fetched_once_and_again_for_a_new_lock_file(build: Any) -> None:
    build.run("test")
    assert build.ran == ["npm ci", "npm run"]
    touched(build.INSTALLED, 11)
    build.run("test")
    assert build.ran[2:] == ["npm run"]
    touched(build.LOCK, 12)
    build.run("test")
    assert build.ran[3:] == ["npm ci", "npm run"]


def test_a_page_is_fresh_until_one_of_its_sources_changes(build: Any, tmp_path: Path) -> None:
    source = touched(tmp_path / "src/kit/Button.tsx", 20)
    assert not build.is_fresh()
    touched(build.BUILT, 20)
    assert build.is_fresh()
    touched(tmp_path / "src/notes.md", 30)
    assert build.is_fresh(), "this is no part of the page"
    touched(source, 21)
    assert not build.is_fresh()
