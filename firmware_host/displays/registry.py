"""Which game shows what: one display per game, each drawing from the published view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from firmware_host.displays import arriba, coups_bas, top_totem, totemix, tschukka

if TYPE_CHECKING:
    from firmware_host.displays.beat import Beat
    from firmware_host.displays.kit import Kit
    from hardware.ports import Frame, Pixel


class Display(Protocol):
    """What a game puts on screens, lamps and lights."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return the screen for everybody."""
        ...

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the screen of one seat."""
        ...

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return which seats' lamps are lit."""
        ...

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the colours of the LED panel."""
        ...


class ArribaDisplay:
    """Arriba on the box."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return all tops, the call of an event, or its verdict."""
        return arriba.referee(kit, arriba.read_view(view), is_beat=beat.is_on)

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the seat's top card and what it has to do."""
        return arriba.seat_screen(kit, arriba.read_view(view), seat, is_beat=beat.is_on)

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return the seats whose hand is awaited."""
        return arriba.lamps(arriba.read_view(view))

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the table seen from above."""
        return arriba.lights(arriba.read_view(view), count, is_beat=beat.is_on)


class CoupsBasDisplay:
    """TOTEM! on the box."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return the totems, the card that may be answered, a verdict, or the scores."""
        read = coups_bas.read_view(view)
        return coups_bas.referee(kit, read, beat, coups_bas.share_left(read, beat.now_ns))

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the seat's totem and what it has to do."""
        read = coups_bas.read_view(view)
        return coups_bas.seat_screen(kit, read, seat, beat, coups_bas.share_left(read, beat.now_ns))

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return the seats that may act."""
        return coups_bas.lamps(coups_bas.read_view(view))

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the score track, and within it the time for answers."""
        read = coups_bas.read_view(view)
        return coups_bas.lights(read, count, beat, coups_bas.share_left(read, beat.now_ns))


class TotemixDisplay:
    """TOTEMIX on the box."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return the map with the clock, the throw of the dice, or the end."""
        return totemix.referee(kit, totemix.read_view(view), beat)

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the seat's animal and what it may do."""
        return totemix.seat_screen(kit, totemix.read_view(view), seat, beat)

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return who must answer, or has actions left."""
        return totemix.lamps(totemix.read_view(view))

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the state of every terrain."""
        return totemix.lights(totemix.read_view(view), count, beat)


class TopTotemDisplay:
    """TOP TOTEM on the box."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return the board, both sides, and whose turn it is or what was called."""
        return top_totem.referee(kit, top_totem.read_view(view), beat)

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the board from the side's own base, and what it may do."""
        return top_totem.seat_screen(kit, top_totem.read_view(view), seat, beat)

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return whose hand is awaited."""
        return top_totem.lamps(top_totem.read_view(view))

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the last move and who stands inside."""
        return top_totem.lights(top_totem.read_view(view), count, is_beat=beat.is_on)


class TschukkaDisplay:
    """The village on the box."""

    def referee(self, kit: Kit, view: bytes, beat: Beat) -> Frame:
        """Return a reveal, or a page of the race, the changes or the huts."""
        return tschukka.referee(kit, tschukka.read_view(view), beat)

    def seat(self, kit: Kit, view: bytes, seat: int, beat: Beat) -> Frame:
        """Return the seat's huts and what it has to do."""
        return tschukka.seat_screen(kit, tschukka.read_view(view), seat, beat)

    def lamps(self, view: bytes) -> dict[int, bool]:
        """Return the seats whose family must act."""
        return tschukka.lamps(tschukka.read_view(view))

    def lights(self, view: bytes, count: int, beat: Beat) -> tuple[Pixel, ...]:
        """Return the race of the totem poles."""
        return tschukka.lights(tschukka.read_view(view), count, is_beat=beat.is_on)


DISPLAYS: Final[dict[str, Display]] = {
    "arriba": ArribaDisplay(),
    "tschukka": TschukkaDisplay(),
    "coups_bas": CoupsBasDisplay(),
    "totemix": TotemixDisplay(),
    "top_totem": TopTotemDisplay(),
}
