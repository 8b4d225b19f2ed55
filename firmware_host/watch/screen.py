"""How tables look in a terminal: one in full, or all of them in a list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from firmware_host.hall.tables import TableCard
from firmware_host.texts.printable import printable
from firmware_host.texts.texts import BOX, default_name, translate
from firmware_host.watch.watcher import Skipped
from firmware_host.wire.public import SeatSummary, Summary, button_of, person_of

_COLOURS = {"online": "green", "silent": "yellow", "offline": "red"}
_ROWS_AROUND = 10
_SIGNS = {"online": "●", "silent": "◌", "offline": "○"}


class Screen:
    """Draws in one language; what people typed is made printable before it is measured."""

    def __init__(self, language: str, skipped: Skipped | None = None) -> None:
        self._language = language
        self._skipped = skipped or Skipped()

    def waiting(self, is_up: bool, sought: str = "", known: Sequence[str] = ()) -> RenderableType:
        """Return what is shown before there is a table, or not the one that is sought."""
        if is_up and sought and known:
            said = self._say("watch-other", box=sought, known=", ".join(known))
        else:
            said = self._say("watch-none" if is_up else "watch-lost")
        return Text(said, style="yellow")

    def all(self, cards: Sequence[TableCard], is_up: bool) -> RenderableType:
        """Return a line for each table."""
        table = Table(expand=True, box=None, padding=(0, 1), header_style="dim")
        for key in ("table", "condition", "game", "phase", "awaited", "score"):
            table.add_column(self._say(f"watch-{key}"), overflow="fold")
        for card in cards:
            summary = card.summary
            table.add_row(
                Text(card.box, style="bold"),
                self._condition(card),
                Text(self._title(summary)),
                Text(self._phase(summary)),
                Text(", ".join(self._name(seat) for seat in summary.seats if seat.acts)),
                Text(self._scores(summary)),
            )
        return Group(table, self._foot(is_up))

    def one(self, card: TableCard, events: Sequence[str], is_up: bool, rows: int) -> RenderableType:
        """Return one table in full, with as many of its last events as there are rows for."""
        shown = list(events)[-max(3, rows - len(card.summary.seats) - _ROWS_AROUND) :]
        lines = (Text(line, no_wrap=True, overflow="ellipsis") for line in shown)
        return Group(
            self._head(card),
            Panel(self._seats(card.summary), border_style="dim"),
            self._verdict(card.summary),
            Panel(
                Group(*lines),
                title=self._say("watch-events"),
                title_align="left",
                border_style="dim",
            ),
            self._foot(is_up),
        )

    def _verdict(self, summary: Summary) -> Text:
        label = (f"{self._say('watch-verdict')} ", "dim")
        if summary.verdict is None:
            return Text.assemble(label, ("-", "dim"))
        said = printable(summary.verdict.text.get(self._language, ""))
        rule = printable(summary.verdict.rule)
        return Text.assemble(label, (said, "bold"), (f"  [{rule}]", "dim"))

    def _head(self, card: TableCard) -> Text:
        summary = card.summary
        head = Text.assemble((card.box, "bold"), "  ", self._condition(card))
        head.append(f"  {self._title(summary)}", style="bold cyan")
        head.append(f"  {self._phase(summary)}")
        if summary.match is not None:
            head.append(f"  {self._say('watch-move', number=summary.number)}", style="dim")
        return head

    def _seats(self, summary: Summary) -> Table:
        table = Table(box=None, expand=True, padding=(0, 1), header_style="dim")
        for key in ("seat", "name", "score"):
            table.add_column(
                self._say(f"watch-{key}"), justify="right" if key == "score" else "left"
            )
        table.add_column("")
        for seat in summary.seats:
            table.add_row(
                str(button_of(seat) + 1),
                Text(self._name(seat), style="bold" if seat.acts else ""),
                "" if seat.score is None else str(seat.score),
                Text(self._remark(seat, summary), style="green" if seat.acts else "dim"),
            )
        return table

    def _remark(self, seat: SeatSummary, summary: Summary) -> str:
        words = [
            (seat.acts, "watch-awaited"),
            (seat.resigned, "watch-resigned"),
            (seat.bot, "watch-bot"),
            (seat.joined and not summary.match, "watch-phone"),
        ]
        return ", ".join(self._say(key) for holds, key in words if holds)

    def _phase(self, summary: Summary) -> str:
        if summary.match is None:
            return self._say("watch-idle")
        if summary.outcome is not None:
            won = [
                self._name(seat) for seat in summary.seats if seat.seat in summary.outcome.winners
            ]
            return self._say("watch-winners", names=", ".join(won) or "-")
        if summary.ended:
            return self._say("watch-ended")
        text = printable(summary.phase_text.get(self._language, ""))
        return f"{self._say('watch-paused')} · {text}" if summary.paused else text

    def _scores(self, summary: Summary) -> str:
        return "  ".join(
            f"{self._name(seat)} {seat.score}" for seat in summary.seats if seat.score is not None
        )

    def _condition(self, card: TableCard) -> Text:
        word = self._say(f"watch-{card.condition}")
        return Text(f"{_SIGNS[card.condition]} {word}", style=_COLOURS[card.condition])

    def _foot(self, is_up: bool) -> Text:
        if not is_up:
            return Text(self._say("watch-lost"), style="bold yellow")
        keys = Text(self._say("watch-keys"), style="dim")
        if not self._skipped.count:
            return keys
        facts = {"topic": printable(self._skipped.topic), "reason": printable(self._skipped.reason)}
        said = self._say("watch-skipped", count=self._skipped.count, **facts)
        # On a line of its own, so that 80 columns are enough for the reason.
        return Text.assemble(keys, "\n", (said, "yellow"), no_wrap=True, overflow="ellipsis")

    def _name(self, seat: SeatSummary) -> str:
        return printable(person_of(seat) or default_name(button_of(seat), self._language))

    def _title(self, summary: Summary) -> str:
        return printable(summary.title.get(self._language, ""))

    def _say(self, key: str, **facts: object) -> str:
        return translate(BOX, self._language, key, facts)
