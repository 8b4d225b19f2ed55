"""Which texts the code asks for: by whole ids, and by ids that it puts together."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]

_SPEAKERS = frozenset({"translate", "translations", "say", "speak", "_all_languages"})
_PAGE_CALL = re.compile(r"\b(?:t|find|has|findText)\(")
_PAGE_TEXT = re.compile(r'"([^"\n]*)"|`([^`]*)`')
_HOLE = re.compile(r"\$\{[^}]*\}")
_ID = re.compile(r"[a-z][a-z_]*(?:-[\w.+]+)+-?", re.IGNORECASE)


class Asked(NamedTuple):
    """An id in the code; `.+` stands for what is put in."""

    place: str
    pattern: str


def asked_by_pages() -> Iterator[Asked]:
    """Return the ids in calls of the page that look up texts."""
    for path in sorted((ROOT / "dashboard/src").rglob("*.ts*")):
        source = path.read_text(encoding="utf-8")
        for call in _PAGE_CALL.finditer(source):
            for whole, template in _PAGE_TEXT.findall(_first_argument(source, call.end())):
                pattern = whole or _HOLE.sub(".+", template)
                if _ID.fullmatch(pattern):
                    yield Asked(str(path.relative_to(ROOT)), pattern)


def _first_argument(source: str, begin: int) -> str:
    """Return the source from there to the comma or bracket that ends the argument."""
    depth = 0
    for place, letter in enumerate(source[begin:], begin):
        if letter in "({[":
            depth += 1
        elif letter in ")}]":
            depth -= 1
        if depth < 0 or (depth == 0 and letter == ","):
            return source[begin:place]
    return source[begin:]


def asked_by_box() -> Iterator[Asked]:
    """Return the ids in calls of the box that look up texts."""
    for path in sorted((ROOT / "firmware_host").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name_of(node.func) in _SPEAKERS:
                for pattern in filter(None, map(_pattern_of, node.args)):
                    if _ID.fullmatch(pattern):
                        yield Asked(str(path.relative_to(ROOT)), pattern)


def _name_of(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _pattern_of(argument: ast.expr) -> str:
    match argument:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_pattern_of(part) or ".+" for part in parts)
        case _:
            return ""
