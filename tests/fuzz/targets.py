"""The table of all fuzz targets, by name: hypothesis and atheris run the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.fuzz import devices, files, games, guard, journal, messages

if TYPE_CHECKING:
    from tests.fuzz.target import Target

TARGETS: Final[dict[str, Target]] = {
    **games.TARGETS,
    **messages.TARGETS,
    **files.TARGETS,
    **journal.TARGETS,
    **devices.TARGETS,
    **guard.TARGETS,
}
