"""The names of the rules by which a hand or a match ends."""

from typing import Final

SIXTH: Final = "coups_bas.sixth_floor"
SIXTH_GIVEN: Final = "coups_bas.sixth_by_gift"
EXHAUSTED: Final = "coups_bas.exhausted"
ARRIVED: Final = "coups_bas.on_arrive"
CHAMPION: Final = "coups_bas.champion"
CHAMPIONS: Final = "coups_bas.champions"
HIGHEST: Final = "coups_bas.highest"
SHARED: Final = "coups_bas.shared"
ONE_HAND: Final = "coups_bas.one_hand"

ENDINGS: Final = frozenset(
    (SIXTH, SIXTH_GIVEN, EXHAUSTED, ARRIVED, CHAMPION, CHAMPIONS, HIGHEST, SHARED, ONE_HAND)
)
