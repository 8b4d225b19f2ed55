#!/usr/bin/env python3
"""Builds the phone page before a wheel is packed, so that an installed box needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_DATA = {
    **{
        f"config/{name}": f"firmware_host/data/config/{name}"
        for name in ("box.toml", "hall.toml", "pi.toml", "tags.toml", "totembox.service")
    },
    "seeds": "firmware_host/data/seeds",
    "dashboard/dist": "firmware_host/data/dashboard",
}


def _builder() -> Any:
    """Return build.py as a module; the build backend does not have this folder on its path."""
    spec = importlib.util.spec_from_file_location(
        "dashboard_build", Path(__file__).with_name("build.py")
    )
    if spec is None or spec.loader is None:
        raise FileNotFoundError("dashboard/build.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class DashboardHook(BuildHookInterface[Any]):
    """Runs dashboard/build.py unless the page is fresh."""

    PLUGIN_NAME = "dashboard"

    def dependencies(self) -> list[str]:
        """Return Node as a wheel when there is a page to build and no Node to build it with."""
        builder = _builder()
        return [] if builder.is_fresh() or builder.has_node() else [builder.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and pack it with the other data; a checkout reads its own folders."""
        if version == "editable":
            return
        builder = _builder()
        if not builder.is_fresh():
            builder.build()
        build_data["force_include"].update(_DATA)
