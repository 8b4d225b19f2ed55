"""Every text of the project exists in French and in English, and every text asked for exists."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.seeds.fluent_files import LANGUAGES, SEEDS
from tests.seeds.named_texts import Asked, asked_by_box, asked_by_pages

if TYPE_CHECKING:
    from pathlib import Path

FRENCH = sorted(SEEDS.rglob("*fr.ftl"))
ENGLISH = sorted(SEEDS.rglob("*en.ftl"))
FOLDERS = sorted({path.parent for path in FRENCH})

MEANING = ".means"
"""What a card's printed French name means: nobody who reads French needs it."""

every_file = pytest.mark.parametrize(
    "french", FRENCH, ids=[str(path.relative_to(SEEDS)) for path in FRENCH]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def in_english(french: Path) -> Path:
    return french.with_name(french.name.removesuffix("fr.ftl") + "en.ftl")


@cache
def entries_of(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(parse(path.read_text(encoding="utf-8")).body)


def texts_of(path: Path) -> dict[str, frozenset[str]]:
    """Return the variables of every value and every attribute in a file, terms included."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries_of(path):
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = {"": entry.value, **{f".{each.id.name}": each for each in entry.attributes}}
            for name, part in parts.items():
                if part is not None:
                    found[key + name] = _variables_of(part)
    return found


def _variables_of(part: ast.BaseNode) -> frozenset[str]:
    seen = _Variables()
    seen.visit(part)
    return frozenset(seen.names)


@cache
def ids_of(folder: Path, language: str) -> frozenset[str]:
    """Return the ids that a folder has in one language."""
    files = folder.glob(f"*{language}.ftl")
    return frozenset(key for path in files for key in texts_of(path))


def test_every_file_is_there_in_both_languages() -> None:
    assert FRENCH
    assert sorted(map(in_english, FRENCH)) == ENGLISH
    assert sorted(SEEDS.rglob("*.ftl")) == sorted([*FRENCH, *ENGLISH])


@every_file
def test_both_languages_have_the_same_texts_of_the_same_variables(french: Path) -> None:
    english = {
        key: variables
        for key, variables in texts_of(in_english(french)).items()
        if not key.endswith(MEANING)
    }
    assert texts_of(french) == english


@every_file
def test_both_files_are_valid_fluent(french: Path) -> None:
    for path in (french, in_english(french)):
        junk = [entry.content for entry in entries_of(path) if isinstance(entry, ast.Junk)]
        assert junk == []


@pytest.mark.parametrize("folder", FOLDERS, ids=[path.name for path in FOLDERS])
@every_language
def test_ids_that_are_loaded_together_are_unique(folder: Path, language: str) -> None:
    ids = Counter(
        entry.id.name
        for path in folder.glob(f"*{language}.ftl")
        for entry in entries_of(path)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, count in ids.items() if count > 1] == []


def missing(asked: list[Asked], language: str) -> list[Asked]:
    """Return what is asked for and in no folder."""
    known = frozenset[str]().union(*(ids_of(folder, language) for folder in FOLDERS))
    is_there = {
        pattern: any(re.fullmatch(pattern, key) for key in known)
        for pattern in {each.pattern for each in asked}
    }
    return [each for each in asked if not is_there[each.pattern]]


@every_language
def test_every_text_that_the_pages_ask_for_exists(language: str) -> None:
    asked = list(asked_by_pages())
    assert len(asked) > 300
    assert missing(asked, language) == []


@every_language
def test_every_text_that_the_box_asks_for_exists(language: str) -> None:
    asked = list(asked_by_box())
    assert len(asked) > 30
    assert missing(asked, language) == []


def test_a_missing_text_is_found() -> None:
    assert missing([Asked("here", "ui-nothing-of-this-name")], "fr")
    assert missing([Asked("here", "ui-nothing-.+")], "en")
