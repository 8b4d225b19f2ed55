"""What arriba's screens derive from the engine's view: the parties of an event, its verdict."""

from __future__ import annotations

from engines.arriba.events import Mark, MarkVerdict
from engines.arriba.view import View
from engines.core.seats import Seat


def is_judged(view: View) -> bool:
    """Tell whether the cards are real and the box does not know their faces."""
    return view.deck == "judged"


def place_of(view: View, seat: int) -> int | None:
    """Return the seat's place among the presses that wait to be judged, from 1, or None."""
    pressed = [press.seat for press in view.presses]
    return pressed.index(Seat(seat)) + 1 if seat in pressed else None


def parties(view: View) -> frozenset[int]:
    """Return the seats that may grab for a match that stands."""
    return frozenset(seat for match in view.matches for seat in match.seats)


def tied(view: View) -> frozenset[int]:
    """Return the seats whose presses could not be told apart."""
    pressed = (mark.seat for mark in view.photo if mark.verdict == "tied")
    return frozenset(view.tied or pressed)


def named_seat(view: View) -> int | None:
    """Return the seat that the verdict names; a tie and a lapse name none."""
    return view.verdict.get("seat") if view.verdict else None


def touched_seats(view: View) -> tuple[int, ...]:
    """Return the other seats that the verdict touches: the losers, or those that are tied."""
    return view.verdict.get("seats", ()) if view.verdict else ()


def cards_moved(view: View) -> int:
    """Return how many cards the verdict moved."""
    return view.verdict.get("cards", 0) if view.verdict else 0


def finding(view: View, seat: int) -> MarkVerdict | None:
    """Return how the seat's last press ended; a party whose hand came late or not at all lost."""
    judged: list[MarkVerdict] = [mark.verdict for mark in view.photo if mark.seat == seat]
    if judged and judged[-1] != "late":
        return judged[-1]
    if seat in touched_seats(view) and _winning_mark(view):
        return "lost"
    return judged[-1] if judged else None


def is_fault(view: View) -> bool:
    """Tell whether the verdict punishes the seat that it names."""
    seat = named_seat(view)
    return seat is not None and finding(view, seat) in ("wrong", "early")


def margin_ns(view: View, seat: int) -> int | None:
    """Return how far the winner was ahead of the next press, or the seat behind the winner."""
    winning = _winning_mark(view)
    if winning is None:
        return None
    rivals = [mark for mark in view.photo if mark.seat != winning.seat]
    if seat != winning.seat:
        rivals = [mark for mark in rivals if mark.seat == seat]
    gaps = [mark.at_ns - winning.at_ns for mark in rivals]
    return min((gap for gap in gaps if gap >= 0), default=None)


def _winning_mark(view: View) -> Mark | None:
    seat = named_seat(view)
    won = [mark for mark in view.photo if mark.verdict == "won" and mark.seat == seat]
    return won[-1] if won else None
