"""Which lists of changes the table may still have to carry out on the real board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.tschukka.reveals import asked

if TYPE_CHECKING:
    from firmware_host.displays.tschukka.view import Phase, Report, TschukkaView

_ORDER: Final = ("housing", "magic", "births", "hunt", "meal", "illness", "ageing", "census")

# Between two stops the box runs through whole phases by itself. After a census the view no longer
# tells where it stopped last, and a list shown twice does less harm than one never shown.
_SINCE: Final[dict[Phase, str]] = {
    "choosing": "housing",
    "placing": "housing",
    "writing": "housing",
    "births": "magic",
    "throwing": "magic",
    "hunt": "births",
    "starving": "hunt",
    "noting": "hunt",
    "illness": "hunt",
    "ageing": "illness",
    "youth": "illness",
    "housing": "births",
    "over": "births",
}


def due_reports(view: TschukkaView) -> tuple[Report, ...]:
    """Return the reports since the table was last waited for, oldest first."""
    since = _SINCE.get(view.phase)
    if since is None:
        return ()
    if view.phase in ("starving", "noting") and not asked(view, "hunt"):
        since = "births"
    about = view.round - 1 if view.phase == "housing" else view.round
    return tuple(
        report
        for report in view.reports
        if report.round == about and _ORDER.index(report.phase) >= _ORDER.index(since)
    )
