"""`python -m firmware_host.wire.contract FOLDER`: write the contract; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from firmware_host.wire.contract import asyncapi, openapi
from firmware_host.wire.contract.schemas import definitions


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


def main(folder: str, *flags: str) -> int:
    """Write the files into the folder; with `--check` name those that differ and return 1."""
    stale = {
        path: text for name, text in files().items() if _read(path := Path(folder) / name) != text
    }
    if "--check" in flags:
        sys.stderr.writelines(f"{path} is stale: run `make contract`\n" for path in stale)
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    return 0


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
