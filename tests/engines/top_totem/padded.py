"""A second, slow generator of turns for tests: a padded board of letters, no code shared.

A turn is its notation; with several capturing men it is also the board that it leads to.
"""

from __future__ import annotations

from dataclasses import dataclass, field

STRIDE = 12
EDGE = "#"
YELLOW = (28, 29, 36, 37, 44, 45)
NORTH, SOUTH, WEST, EAST = -STRIDE, STRIDE, -1, 1
AROUND = (NORTH, SOUTH, WEST, EAST)
DIAGONALS = (NORTH + WEST, NORTH + EAST, SOUTH + WEST, SOUTH + EAST)


def cell(number: int) -> int:
    """Return where a numbered square lies in the padded list."""
    return ((number - 1) // 8 + 2) * STRIDE + (number - 1) % 8 + 2


NUMBER = {cell(number): number for number in range(1, 73)}
INSIDE = {cell(number) for number in YELLOW}
TOTEM = {(cell(36), cell(37)), (cell(37), cell(36))}


@dataclass
class Rules:
    """The settings that change how men move."""

    free_walk: bool = True
    open_border: bool = True
    to_the_end: bool = False
    all_pieces: bool = False
    one_more: bool = False


@dataclass
class Mailbox:
    """A board, whose turn it is, and who still waits in the camp."""

    text: str
    side: int
    camp: tuple[int, int] = (0, 0)
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        """Spread the 72 letters over the padded board."""
        self.cells = [EDGE] * (STRIDE * 13)
        for number, letter in enumerate(self.text, start=1):
            self.cells[cell(number)] = letter
        self.mine = "iI" if self.side == 0 else "wW"
        self.theirs = "wW" if self.side == 0 else "iI"
        self.ahead = SOUTH if self.side == 0 else NORTH

    def board(self) -> str:
        """Return the 72 letters."""
        return "".join(self.cells[cell(number)] for number in range(1, 73))

    def turns(self) -> dict[str, str]:
        """Return every turn and the board after it; a pass where there is nothing else."""
        found: dict[str, str] = {}
        for spot in [spot for spot in NUMBER if self.cells[spot] in self.mine]:
            if self.cells[spot] == self.mine[0]:
                self._walk(spot, found)
            else:
                self._ride(spot, str(NUMBER[spot]), 2, found)
        self._come_in(found)
        if self.rules.all_pieces:
            self._raid("", set(), found)
        return found or {"pass": self.board()}

    def _walk(self, spot: int, found: dict[str, str]) -> None:
        for end in self._steps(spot):
            self._note(found, spot, end, f"{NUMBER[spot]}-{NUMBER[end]}")
        self._jump_on(spot, str(NUMBER[spot]), found)

    def _note(self, found: dict[str, str], spot: int, end: int, text: str) -> None:
        man = self.cells[spot]
        self.cells[spot], self.cells[end] = ".", man
        found[text] = self.board()
        self.cells[end], self.cells[spot] = ".", man

    def _steps(self, spot: int) -> list[int]:
        man = self.cells[spot]
        return [spot + way for way in AROUND if self._may_step(man, spot, spot + way)]

    def _may_step(self, man: str, spot: int, end: int) -> bool:
        if self.cells[end] != "." or (spot, end) in TOTEM:
            return False
        if man in "IW":
            return end not in INSIDE
        circles = spot in INSIDE and end in INSIDE and self.rules.free_walk
        return end - spot != -self.ahead or circles

    def _jumps(self, spot: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for way in DIAGONALS:
            victim, end = spot + way, spot + 2 * way
            if self.cells[victim] not in self.theirs or self.cells[end] != ".":
                continue
            if self.cells[spot] in "IW":
                if victim in INSIDE or end in INSIDE:
                    continue
            elif not self.rules.open_border and (spot in INSIDE) != (victim in INSIDE):
                continue
            found.append((victim, end))
        return found

    def _jump_on(
        self, spot: int, text: str, found: dict[str, str], *, then_step: bool = False
    ) -> bool:
        """Try every capture from here, deeper first; tell whether there was any."""
        jumps = self._jumps(spot)
        for victim, end in jumps:
            man, dead = self.cells[spot], self.cells[victim]
            self.cells[spot] = self.cells[victim] = "."
            self.cells[end] = man
            longer = f"{text}x{NUMBER[victim]}-{NUMBER[end]}"
            went_on = self._jump_on(end, longer, found, then_step=then_step)
            if not (went_on and self.rules.to_the_end):
                found[longer] = self.board()
                for after in self._steps(end) if then_step else ():
                    self._note(found, end, after, f"{longer}-{NUMBER[after]}")
            self.cells[end] = "."
            self.cells[spot], self.cells[victim] = man, dead
        return bool(jumps)

    def _ride(self, spot: int, text: str, coups: int, found: dict[str, str]) -> None:
        for end in self._steps(spot):
            man = self.cells[spot]
            self.cells[spot], self.cells[end] = ".", man
            longer = f"{text}-{NUMBER[end]}"
            found[longer] = self.board()
            if coups == 2:
                self._ride(end, longer, 1, found)
            self.cells[end], self.cells[spot] = ".", man
        self._jump_on(spot, text, found, then_step=coups == 2)

    def _come_in(self, found: dict[str, str]) -> None:
        if not any(self.camp):
            return
        man = self.mine[0] if self.camp[0] else self.mine[1]
        for number in range(1, 9) if self.side == 0 else range(65, 73):
            spot = cell(number)
            if self.cells[spot] != ".":
                continue
            self.cells[spot] = man
            found[f"enter {number}"] = self.board()
            if man in "IW" and self.rules.one_more:
                self._ride(spot, f"enter {number}", 1, found)
            self.cells[spot] = "."

    def _raid(self, before: str, used: set[int], found: dict[str, str]) -> None:
        """Try captures by one man after the other, in every order."""
        for spot in [spot for spot in NUMBER if self.cells[spot] in self.mine]:
            if spot in used:
                continue
            chains: dict[str, str] = {}
            self._jump_on(spot, str(NUMBER[spot]), chains)
            for text, board in chains.items():
                end = cell(int(text.rsplit("-", 1)[1]))
                whole = f"{before}+{text}" if before else text
                if before:
                    found[whole] = board
                after = Mailbox(board, self.side, self.camp, self.rules)
                after._raid(whole, used | {end}, found)


def perft(text: str, side: int, depth: int) -> int:
    """Return how many lines of so many turns there are, from nothing but this generator."""
    if any(_has_won(text, man, foe) for man, foe in (("i", "w"), ("w", "i"))):
        return 0
    boards = Mailbox(text, side).turns().values()
    if depth == 1:
        return len(boards)
    return sum(perft(board, 1 - side, depth - 1) for board in boards)


def _has_won(text: str, man: str, foe: str) -> bool:
    inside = sum(text[number - 1] == man for number in YELLOW)
    return inside == len(YELLOW) or (inside > 0 and foe not in text)
