"""Texts are parsed one by one, and read as if the whole file had been parsed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from firmware_host.texts.bundle import Bundle
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import LANGUAGES
from firmware_host.texts.typography import set_french

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = sorted(path.name for path in data_folder("seeds").iterdir())
FACTS = {"seat": "Ann", "count": 2, "move": "deal", "phase": "flip", "card": "bear"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_each_text_alone_equals_the_one_in_its_file(folder: str, language: str) -> None:
    path = data_folder("seeds") / folder
    texts, whole = Bundle(path, language), FluentBundle([language], use_isolating=False)
    files = sorted(path.glob(f"*{language}.ftl"))
    parsed = [FluentResource(set_french(file.read_text(encoding="utf-8"))) for file in files]
    keys = [part.id.name for file in parsed for part in file.body if isinstance(part, Message)]
    assert keys
    for resource in parsed:
        whole.add_resource(resource)
    for key in keys:
        pattern = whole.get_message(key).value
        assert key in texts
        assert pattern is not None
        assert texts.format(key, FACTS) == whole.format_pattern(pattern, FACTS)[0]


def written(folder: Path, source: str) -> Bundle:
    """Return the texts of a file in English."""
    (folder / "en.ftl").write_text(source, encoding="utf-8")
    return Bundle(folder, "en")


def test_a_text_includes_the_texts_it_refers_to(tmp_path: Path) -> None:
    texts = written(
        tmp_path,
        "-brand = box\nhello = { inner } and { -brand }\n"
        "inner = { $count ->\n    [one] one { leaf }\n   *[other] { $count } { leaf }\n}\n"
        "# no text = at all\nleaf = leaves\n",
    )
    assert texts.format("hello", {"count": 3}) == "3 leaves and box"
    assert "no text" not in texts


def test_an_empty_text_is_missing(tmp_path: Path) -> None:
    texts = written(tmp_path, "bare =\n    .hint = A hint\n")
    assert texts.format("bare", {}) is None
