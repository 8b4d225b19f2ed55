"""Rules of the state machine about the match: moves, chance, undo, corrections, beginning, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from engines.bots.random_bot import choose
from engines.catalog import GAMES, find_game
from engines.core.seats import CHANCE
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.playing import draws_chance
from firmware_host.wire import build
from tests.engines.playing import seeded
from tests.table.table_machine import ANYBODY, BUTTONS, SIZE, TableMachine, has_match
from tests.table.table_model import MatchModel, line_of, lines_of

if TYPE_CHECKING:
    from random import Random

    from firmware_host.table.decision import Origin

GAME_NAMES = st.sampled_from(sorted(GAMES))
PICKS = st.integers(0, 2**16)
ORDERS = st.lists(BUTTONS, unique=True, min_size=1).map(sorted)


class PlayRules(TableMachine):
    """A match begins, is played, taken back, corrected and ended."""

    @initialize(game=GAME_NAMES, seats=st.integers(1, SIZE), seed=PICKS, steps=st.integers(0, 60))
    def begin_in_the_middle(self, game: str, seats: int, seed: int, steps: int) -> None:
        """Let people sit down, begin a match and play for a while."""
        for button in range(seats):
            self.ask(BOX, do.Sit(button, f"P{button}", "fr", "t"), is_due=True)
            self.model.sit(button, (f"P{button}", "fr", "t"), is_back=False)
        low, high = find_game(game).seats[0], find_game(game).seats[-1]
        self.begin(game, min(max(seats, low), high), seed=bool(seed % 2))
        if self.model.match is not None:
            self.play_on(seed, steps)

    @rule(game=GAME_NAMES, seats=st.integers(0, SIZE + 1), seed=st.booleans())
    def begin(self, game: str, seats: int, *, seed: bool) -> None:
        """Begin a match where people sit."""
        command = do.NewMatch(game=game, seats=seats, seed=1 if seed else None)
        is_due = seats in find_game(game).seats and seats <= SIZE
        free = [button for button in range(SIZE) if button not in self.model.guests]
        if self.ask(HOST, command, is_due=is_due):
            self._began(game, sorted([*sorted(self.model.guests), *free][:seats]), {})

    @rule(game=GAME_NAMES, buttons=ORDERS, picks=PICKS)
    def begin_at(self, game: str, buttons: list[int], picks: int) -> None:
        """Begin a match at any buttons, some of them with bots."""
        bots = {seat: "random" for seat in range(len(buttons)) if picks >> seat & 1}
        command = do.NewMatch(game=game, buttons=buttons, bots=bots)
        if self.ask(HOST, command, is_due=len(buttons) in find_game(game).seats):
            self._began(game, buttons, bots)

    @precondition(has_match)
    @rule(pick=PICKS, button=BUTTONS)
    def play_on_a_phone(self, pick: int, button: int) -> None:
        """Send a move that the view of a phone offers."""
        view = build.seat_view(self.real.state, button)
        if view is None or not view.moves:
            return
        move = view.moves[pick % len(view.moves)]
        model, seat = self.model.in_play, view.seat
        is_due = model is not None and seat not in model.resigned and seat not in model.bots
        self._play(button, do.Play(move=move, number=view.number), is_due=is_due)

    @precondition(has_match)
    @rule(pick=PICKS)
    def play_by_the_host(self, pick: int) -> None:
        """Enter a move that the view of the host offers, for a seat or for chance."""
        view = build.host_view(self.real.state)
        assert view is not None
        offered = [(seat, move) for seat, moves in view.moves.items() for move in moves]
        if offered:
            seat, move = offered[pick % len(offered)]
            named: Any = seat if seat == "chance" else int(seat)
            command = do.Play(move=move, number=view.number, seat=named)
            self._play(HOST, command, is_due=self.model.in_play is not None)

    @precondition(has_match)
    @rule(button=BUTTONS, by_host=st.booleans(), move=st.sampled_from(["flip", "", "é", "0 1"]))
    def play_wrong(self, button: int, move: str, *, by_host: bool) -> None:
        """Send a move for another number, and one without."""
        origin: Origin = HOST if by_host else button
        seat = 0 if by_host else None
        for number in (self.real.state.number + 1, None):
            self.ask(origin, do.Play(move=move, number=number, seat=seat), is_due=False)

    @precondition(has_match)
    @rule(seed=PICKS, steps=st.integers(1, 12))
    def play_on(self, seed: int, steps: int) -> None:
        """Let bots and chance play on for a while."""
        random = seeded(seed)
        for _ in range(steps):
            if self.model.in_play is None or self.match.game.outcome(self.match.state) is not None:
                return
            if draws_chance(self.match):
                self._draw()
            else:
                self._play_any(random)

    @precondition(has_match)
    @rule()
    def draw(self) -> None:
        """Let chance play what it owes when that is due; in a pause it is refused."""
        if draws_chance(self.match):
            self._draw()

    @precondition(has_match)
    @rule(buttons=ORDERS, ms=st.integers(0, 3_000))
    def press(self, buttons: list[int], ms: int) -> None:
        """Press some buttons."""
        self.real.now_ns += ms * 1_000_000
        stamp = self.real.table.clock.now_ns()
        presses = tuple((button, stamp + place) for place, button in enumerate(buttons))
        model = self.model.in_play
        kept = self.real.state.number
        done = self.ask(BOX, do.Presses(presses), is_due=None if model else False)
        if not done or model is None or self.real.state.number == kept:
            return
        pressed = {str(seat) for button in buttons if (seat := model.seat_at(button)) is not None}
        made = [line for line in lines_of(self.match)[kept:] if line.split(" ")[0] in pressed]
        self.model.moved(self.match, made, kept)

    @precondition(has_match)
    @rule()
    def play_again(self) -> None:
        """Lose presses, which is no move."""
        self.ask(BOX, do.PlayAgain(), is_due=self.model.in_play is not None)

    @precondition(has_match)
    @rule(to=PICKS, again=st.integers(0, 3), numbered=st.booleans())
    def correct(self, to: int, again: int, *, numbered: bool) -> None:
        """Go back and enter some of the same moves again."""
        model = self.model.match
        assert model is not None
        to %= len(model.lines) + 1
        moves = model.lines[to : to + again]
        number = len(model.lines) if numbered else None
        command = do.Correct(to=to, moves=moves, reason="a slip", number=number)
        is_due = None if moves and not model.is_closed else not model.is_closed
        if self.ask(HOST, command, is_due=is_due):
            self._went_back(to, moves)

    @precondition(has_match)
    @rule()
    def correct_wrong(self) -> None:
        """Correct without a reason, and to numbers that are not there."""
        number = self.real.state.number
        self.ask(HOST, do.Correct(to=0, reason=" "), is_due=False)
        self.ask(HOST, do.Correct(to=number + 1, reason="x"), is_due=False)
        self.ask(HOST, do.Correct(to=0, reason="x", number=number + 1), is_due=False)

    @precondition(has_match)
    @rule()
    def end(self) -> None:
        """End the match."""
        running = self.model.running
        if self.ask(HOST, do.End(), is_due=running is not None) and running:
            running.is_ended, running.is_paused, running.vote = True, False, None

    @precondition(has_match)
    @rule(is_other=st.booleans())
    def close(self, *, is_other: bool) -> None:
        """Close a match, as the box does some minutes after its end."""
        model = self.model.match
        assert model is not None
        command = do.CloseMatch("other" if is_other else model.id)
        if self.ask(BOX, command, is_due=not is_other and not model.is_running):
            model.is_closed, model.vote = True, None

    @precondition(has_match)
    @rule(by=ANYBODY)
    def rematch(self, by: Origin) -> None:
        """Ask for the same game once more."""
        model = self.model.match
        assert model is not None
        is_asker = by == HOST or model.seat_at(by) is not None
        self.ask(by, do.Rematch(), is_due=is_asker and not model.is_running)
        state = self.real.state
        if state.match_id != model.id:
            assert self._is_full(model.game) or self.model.guests.keys() <= {*state.buttons}
            self._began(model.game, list(state.buttons), dict(state.bots))

    def _is_full(self, game: str) -> bool:
        """Tell whether people, with or without a phone, have all seats that the game can have."""
        state = self.real.state
        most = min(find_game(game).seats[-1], state.size)
        return not state.bots and len(state.buttons) == most

    def _began(self, game: str, buttons: list[int], bots: dict[int, str]) -> None:
        state = self.real.state
        assert self.model.match is None or self.model.match.id != state.match_id
        model = MatchModel(state.match_id, game, len(buttons), tuple(buttons), bots=bots)
        model.is_cooperative = find_game(game).is_cooperative
        self.model.match = model
        self.model.moved(self.match, [], 0)

    def _play(self, origin: Origin, command: do.Play, *, is_due: bool) -> None:
        before = self.match
        if self.ask(origin, command, is_due=is_due):
            made = lines_of(self.match)[before.number]
            named = self.real.state.seat_at(origin) if isinstance(origin, int) else command.seat
            assert made in {f"{named} {command.move}", f"chance {command.move}"}
            self.model.moved(self.match, [made], before.number)

    def _play_any(self, random: Random) -> None:
        """Let the box make a legal move of whoever is to act; people enter what they rolled."""
        match = self.match
        seat, move = choose(match.game, match.state, match.seats, random)
        line = line_of(match, None if seat == CHANCE else seat, move)
        command: Any = do.DefaultMove(match.number, seat, match.game.write(move))
        self.ask(BOX, do.ChanceMove(match.number, move) if seat == CHANCE else command, is_due=True)
        self.model.moved(self.match, [line], match.number)

    def _draw(self) -> None:
        match, clock = self.match, self.real.table.clock
        random = self.real.state.random()
        move = match.game.sample_chance(match.state, random, clock.now_ns())
        self.real.now_ns += max(0, (match.game.time_of(move) or 0) - clock.now_ns())
        command = do.ChanceMove(match.number, move)
        if self.ask(BOX, command, is_due=self.model.in_play is not None):
            self.model.moved(self.match, [line_of(match, None, move)], match.number)

    def _went_back(self, to: int, made: list[str]) -> None:
        model = self.model.match
        assert model is not None
        model.is_ended = False
        self.model.moved(self.match, made, to)
