"""`python -m firmware_host.contract FOLDER`: write the contract anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from firmware_host.contract import asyncapi, openapi
from firmware_host.contract.schemas import definitions


def files() -> dict[str, str]:
    """Return the text of every file of the contract by name."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Payloads of totembox",
        "$defs": definitions("#/$defs/"),
    }
    return {
        "asyncapi.json": _text(asyncapi.document()),
        "openapi.json": _text(openapi.document()),
        "schema.json": _text(schema),
    }


def _text(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def main(folder: str) -> None:
    """Write the files into the folder."""
    for name, text in files().items():
        (Path(folder) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
