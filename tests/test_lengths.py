"""Limits of length: files of at most 300 lines, Python functions of at most 40.

Biome checks the TypeScript files (dashboard/biome.jsonc).
"""

from __future__ import annotations

import ast
from pathlib import Path

PROJECT = Path(__file__).parents[1]
FOLDERS = (".ci", "dashboard", "docs", "engines", "firmware_host", "hardware", "tests")
FILE_LINES = 300
FUNCTION_LINES = 40


def sources() -> dict[str, str]:
    """Return the Python files of the project by their paths."""
    paths = [path for folder in FOLDERS for path in (PROJECT / folder).rglob("*.py")]
    own = [path for path in paths if "node_modules" not in path.parts]
    return {str(path.relative_to(PROJECT)): path.read_text(encoding="utf-8") for path in own}


def _texts(folder: str, pattern: str) -> dict[str, str]:
    paths = (PROJECT / folder).rglob(pattern)
    return {str(path.relative_to(PROJECT)): path.read_text(encoding="utf-8") for path in paths}


def functions(source: str) -> list[tuple[str, int]]:
    """Return the name and the length of every function, without its decorators."""
    found = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [(node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in found]


def test_no_file_is_too_long() -> None:
    files = sources() | _texts("docs", "*.md") | _texts("dashboard/src", "*.css")
    lengths = {path: len(source.splitlines()) for path, source in files.items()}
    assert len(lengths) > 100
    assert {path: lines for path, lines in lengths.items() if lines > FILE_LINES} == {}


def test_no_function_is_too_long() -> None:
    found = {
        f"{path}:{name}": lines
        for path, source in sources().items()
        for name, lines in functions(source)
        if lines > FUNCTION_LINES
    }
    assert found == {}


def test_a_long_function_is_measured_whole() -> None:
    source = "@cache\ndef long(\n    a: int,\n) -> int:\n    b = a\n\n    return b\n"
    assert functions(source) == [("long", 6)]
