"""Reasons for an invalid command have texts in the reader's language."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.table import commands
from firmware_host.texts.texts import Sentences
from firmware_host.wire.decode_errors import bad_command, invalid, not_json
from firmware_host.wire.tickets import JoinRequest

if TYPE_CHECKING:
    from firmware_host.table.problems import Problem

# Words that the decoder uses, and that no French sentence has.

FOREIGN = re.compile(r"Expected|Object|Invalid|field|value|length|missing|JSON is|Input|codec")


def _plain(text: str) -> str:
    """Return the text with the apostrophe of keyboards, which is easier to compare with."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\u202f", " ")


def of_decoder(kind: Any, body: str) -> Problem:
    """Return the problem with a body that the decoder refuses."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(body.encode(), type=kind)
    return invalid(caught.value)


@pytest.mark.parametrize(
    ("kind", "body", "french", "english"),
    [
        (JoinRequest, "{}", "il manque « seat »", "“seat” is missing"),
        (JoinRequest, "[]", "un objet entre accolades", "an object in braces"),
        (
            JoinRequest,
            '{"seat": "3"}',
            "« seat » est un texte, il faut un nombre entier",
            "“seat” is a text, it must be a whole number",
        ),
        (JoinRequest, '{"seat": 1, "x": 1}', "« x » ne veut rien dire ici", "“x” is unknown here"),
        (
            JoinRequest,
            '{"seat": 1, "language": "de"}',
            "« language » ne peut pas valoir « de »",
            "“language” cannot be “de”",
        ),
        (
            commands.SeatCommand,
            '{"do": "play", "number": -1}',
            "« number » doit valoir 0 ou plus",
            "“number” must be 0 or more",
        ),
        (commands.SeatCommand, "{}", "il manque « do »", "“do” is missing"),
        (
            commands.HostCommand,
            '{"do": "correct", "moves": [7]}',
            "« moves[0] » est un nombre, il faut un texte",
            "“moves[0]” is a number, it must be a text",
        ),
        (
            commands.HostCommand,
            '{"do": "new_match", "options": null}',
            "« options » est vide, il faut un objet",
            "“options” is nothing, it must be an object",
        ),
    ],
)
def test_errors_of_the_decoder_have_texts_in_both_languages(
    kind: Any, body: str, french: str, english: str
) -> None:
    text = Sentences().problem(of_decoder(kind, body))
    assert french in _plain(text["fr"])
    assert english in text["en"]
    assert not FOREIGN.search(text["fr"].replace(json.dumps(body), ""))


@pytest.mark.parametrize(
    ("body", "french"),
    [
        (b"", "il s'arrête trop tôt"),
        (b"{", "il s'arrête trop tôt"),
        (b'{"a" 1}', "ce n'est plus du JSON à partir de l'octet 5"),
        (b'{"a": "\xff"}', "ce n'est pas de l'UTF-8"),
        (b"[" * 60_000, "il est trop imbriqué"),
    ],
)
def test_invalid_json_has_a_text_in_both_languages(body: bytes, french: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError, RecursionError)) as caught:
        msgspec.json.decode(body)
    text = Sentences().problem(not_json(caught.value))
    assert french in _plain(text["fr"])
    assert not FOREIGN.search(text["fr"])
    assert text["fr"] != text["en"]


@pytest.mark.parametrize("kind", ["int", "float", "str", "bool", "array", "object", "null"])
def test_every_type_has_a_text(kind: str) -> None:
    text = Sentences().problem(bad_command("type", "x", kind, kind))
    assert kind not in re.findall(r"\w+", text["fr"])


def test_an_unknown_decoder_error_is_not_quoted() -> None:
    error = msgspec.ValidationError("Something quite different - at `$.seat`")
    text = Sentences().problem(invalid(error))
    assert "« seat » n'est pas comme il faut" in _plain(text["fr"])
    assert "different" not in text["fr"]
