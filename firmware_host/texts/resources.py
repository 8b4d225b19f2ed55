"""The data folders of the project, in the installed package or in the checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_CHECKOUT: Final = {"seeds": "seeds", "config": "config", "dashboard": "dashboard/dist"}


def data_folder(name: str) -> Path:
    """Return the folder of `seeds`, `config` or `dashboard`; it may be missing in a checkout."""
    installed = _PACKAGE / "data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / _CHECKOUT[name]
