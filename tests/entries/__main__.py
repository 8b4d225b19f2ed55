"""`python -m tests.entries [matches]`: entries for each real action, as in docs/entries.md."""

from __future__ import annotations

import sys

from tests.entries.counts import MISTAKE_SHARE, Counted, Mode, counted, modes


def _row(game: str, name: str, mode: Mode, matches: int) -> str:
    exact = counted(mode, matches, f"{game} {name}")
    erring = counted(mode, matches, f"{game} {name}", MISTAKE_SHARE)
    cells = (
        game,
        name,
        mode.before or "-",
        f"{_per_action(exact):.2f} per {mode.action}",
        f"{exact.taps / max(1, exact.entries):.2f}",
        f"{exact.wrong} of {exact.matches} matches",
        f"{erring.repair_taps} ({erring.mistakes} mistakes)",
    )
    return f"| {' | '.join(cells)} |"


def _per_action(count: Counted) -> float:
    return count.entries / max(1, count.actions)


def main() -> None:
    """Print the table."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    head = ("game", "mode", "before", "entries", "taps per entry", "wrong", "most taps to undo")
    print(f"| {' | '.join(head)} |")
    print("|---" * len(head) + "|")
    for (game, name), mode in modes().items():
        print(_row(game, name, mode, matches), flush=True)


if __name__ == "__main__":
    main()
