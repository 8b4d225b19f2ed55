"""French typography: narrow spaces before its signs and inside its quotes."""

from __future__ import annotations

import re

import pytest

from engines.catalog import GAMES
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import rule_digests, translate, translations
from firmware_host.texts.typography import set_french
from tests.seeds.fluent_files import load_toml

BREAKING = re.compile(r"[ \u00a0][!?;:»]|«[ \u00a0]")
KEY = re.compile(r"^([a-z][\w-]*) = \S", re.MULTILINE)


EXAMPLES = load_toml("box", "typography.toml")["examples"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["written"])
def test_a_space_before_a_sign_is_narrow_and_does_not_break(example: dict[str, str]) -> None:
    assert set_french(example["written"]) == example["set"]


@pytest.mark.parametrize("folder", ["box", "hall", *GAMES])
def test_every_french_text_has_narrow_spaces(folder: str) -> None:
    files = sorted((data_folder("seeds") / folder).glob("*fr.ftl"))
    keys = [key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))]
    said = [translate(folder, "fr", key, {}) for key in keys]
    assert any("\u202f" in text for text in said)
    assert [text for text in said if BREAKING.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_french_digest_has_narrow_spaces(game: str) -> None:
    digests = [digest["fr"] for digest in rule_digests(game).values()]
    assert digests
    assert [text for text in digests if BREAKING.search(text)] == []


def test_english_has_no_such_spaces_but_in_french_names() -> None:
    assert translations("arriba", "game-name") == {"fr": "Arriba\u202f!", "en": "Arriba!"}
