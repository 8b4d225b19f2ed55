"""Rules of the state machine about the people: seats, names, pauses, resignations, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.people import clean_name
from tests.table.table_machine import ANYBODY, BUTTONS, SIZE, TableMachine, has_match

if TYPE_CHECKING:
    from firmware_host.table.decision import Origin

    Language = Literal["fr", "en"]

WRONG_BUTTONS = st.sampled_from([SIZE, 99])
NAMES = st.sampled_from(["", "Ann", " Zoé\n B. ", "名前", "x" * 24])
LANGUAGES = st.sampled_from(["fr", "en"])
TOKENS = st.sampled_from(["t1", "t2", "t3 t4"])
BOTS = st.sampled_from(["", "random", "careless", "greedy"])


class PeopleRules(TableMachine):
    """People come and go, stop and go on."""

    @rule(button=BUTTONS, name=NAMES, language=LANGUAGES, token=TOKENS, is_back=st.booleans())
    def sit(self, button: int, name: str, language: Language, token: str, *, is_back: bool) -> None:
        """Bind a phone to a seat."""
        self.ask(BOX, do.Sit(button, name, language, token, is_back), is_due=True)
        self.model.sit(button, (clean_name(name), language, token), is_back=is_back)

    @rule(button=WRONG_BUTTONS, name=NAMES)
    def sit_nowhere(self, button: int, name: str) -> None:
        """Ask for a seat that the box has not, and with a name that is too long."""
        self.ask(BOX, do.Sit(button, name, "fr", "t"), is_due=False)
        self.ask(BOX, do.Sit(0, name + "y" * 25, "fr", "t"), is_due=False)

    @rule(button=BUTTONS, is_host=st.booleans())
    def leave(self, button: int, *, is_host: bool) -> None:
        """Get up, or let the host free the seat."""
        is_due = button in self.model.guests
        if self.ask(HOST if is_host else button, do.Leave(seat=button), is_due=is_due):
            self.model.leave(button)

    @rule(button=BUTTONS, name=NAMES, language=LANGUAGES)
    def rename(self, button: int, name: str, language: Language) -> None:
        """Give a person another name."""
        is_due = button in self.model.guests
        if self.ask(button, do.Name(name=name, language=language), is_due=is_due):
            token = self.model.guests[button][2]
            self.model.guests[button] = (clean_name(name), language, token)

    @rule(by=ANYBODY, is_paused=st.booleans())
    def pause_or_resume(self, by: Origin, *, is_paused: bool) -> None:
        """Let anybody stop a match, or let it go on."""
        running = self.model.running
        command = do.Pause() if is_paused else do.Resume()
        if self.ask(by, command, is_due=running is not None) and running:
            running.is_paused = is_paused

    @rule(button=BUTTONS)
    def resign(self, button: int) -> None:
        """Take a seat out of the match."""
        running, seat = self.model.running, self.model.playing_seat(button)
        is_due = running is not None and seat is not None
        if self.ask(button, do.Resign(), is_due=is_due) and running and seat is not None:
            running.resigned.add(seat)
            running.vote = None

    @rule(by=st.sampled_from([HOST, BOX]), seat=st.integers(0, SIZE), bot=BOTS)
    def seat_bot(self, by: Origin, seat: int, bot: str) -> None:
        """Let a bot play a seat, or no bot any more."""
        running = self.model.running
        is_due = running is not None and seat < running.seats
        command = do.Bot(seat=seat, bot=bot)
        if self.ask(by, command, is_due=is_due) and running:
            running.seat_bot(seat, bot)

    @rule(seat=st.integers(0, SIZE - 1))
    def seat_unknown_bot(self, seat: int) -> None:
        """Ask for a bot that nobody knows."""
        self.ask(HOST, do.Bot(seat=seat, bot="nobody"), is_due=False)

    @rule(by=ANYBODY)
    def go_on(self, by: Origin) -> None:
        """Tell bots not to wait for somebody."""
        is_due = by == HOST or self.model.playing_seat(by) is not None
        self.ask(by, do.GoOn(), is_due=is_due)

    @rule(button=BUTTONS)
    def tell(self, button: int) -> None:
        """Let the box tell what changes nothing at the table."""
        self.ask(BOX, do.CutOff(button), is_due=True)
        self.ask(BOX, do.HostGiven("Ann", None, 1), is_due=True)

    @precondition(has_match)
    @rule(button=BUTTONS)
    def ask_for_what_only_the_host_may(self, button: int) -> None:
        """Let a seat try to end and to correct a match."""
        self.ask(button, do.End(), is_due=False)
        self.ask(button, do.Correct(to=0, reason="mine"), is_due=False)
        self.ask(HOST, do.Sit(button, "", "fr", "t"), is_due=False)

    @rule()
    def restart(self) -> None:
        """Stop the box and start it."""
        self.real.restart()
        self.model.restarted()

    @rule()
    def crash(self) -> None:
        """Kill the box and start it."""
        self.real.crash()
        self.model.restarted()
