"""Which lists of changes the table may still have to carry out on the real board."""

from __future__ import annotations

from typing import Final

from engines.tschukka.changes import PhaseDone
from engines.tschukka.state import Phase
from engines.tschukka.view import View
from firmware_host.panel.displays.tschukka.reveals import asked

_ORDER: Final = ("housing", "magic", "births", "hunt", "meal", "illness", "ageing", "census")

# Between two stops the box may play whole phases. After a census the view no longer contains the
# last stop, and a list shown twice does less harm than one never shown.
_SINCE: Final[dict[Phase, str]] = {
    Phase.CHOOSING: "housing",
    Phase.PLACING: "housing",
    Phase.WRITING: "housing",
    Phase.BIRTHS: "magic",
    Phase.THROWING: "magic",
    Phase.HUNT: "births",
    Phase.STARVING: "hunt",
    Phase.NOTING: "hunt",
    Phase.ILLNESS: "hunt",
    Phase.AGEING: "illness",
    Phase.YOUTH: "illness",
    Phase.HOUSING: "births",
    Phase.OVER: "births",
}


def due_reports(view: View) -> tuple[PhaseDone, ...]:
    """Return the reports since the table was last waited for, oldest first."""
    since = _SINCE.get(view.phase)
    if since is None:
        return ()
    if view.phase in (Phase.STARVING, Phase.NOTING) and not asked(view, Phase.HUNT):
        since = "births"
    about = view.round - 1 if view.phase is Phase.HOUSING else view.round
    return tuple(
        report
        for report in view.reports
        if report.round == about and _ORDER.index(report.phase) >= _ORDER.index(since)
    )
