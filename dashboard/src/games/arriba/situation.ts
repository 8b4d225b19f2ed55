import type { View } from "../../contract/arriba";
import { awaitedSeats, type Situation, toneOf, type Waiting } from "../../kit/play/awaited";

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  const tone = toneOf(waiting, me);
  const said = (key: string, seats: readonly number[]): Situation => ({ key, tone, seats });
  if (view.awaits_face) return said("arriba-now-face", [view.flipper]);
  if (view.awaits_first) return said("arriba-now-first", []);
  switch (view.phase) {
    case "flip": {
      const seats = flippers(view, waiting);
      const isMine = me !== null && seats.includes(me);
      return said(isMine ? "arriba-now-flip-me" : "arriba-now-flip", seats);
    }
    case "look":
      return said("arriba-now-look", [view.flipper]);
    case "totem":
      return said("arriba-now-totem", []);
    case "match":
    case "regrab":
      return racing(view, waiting, said, me);
    case "head":
      if (view.awaits_signal) return signalled(view, said, me);
      return said("arriba-now-head", view.head === null ? [] : [view.head]);
    case "turning":
      return said("arriba-now-turning", [view.flipper]);
    case "over":
      return said("arriba-now-over", view.winners ?? []);
    default:
      return said(`arriba-now-${view.phase}`, awaitedSeats(waiting));
  }
}

/** In tempo no seat flips; while a press is judged no seat is awaited, but the turn stays. */
function flippers(view: View, waiting: Waiting): number[] {
  const seats = awaitedSeats(waiting);
  return seats.length > 0 || view.flip_by === "tempo" ? seats : [view.flipper];
}

/** The player who turned the head gives the signal by the button. */
const signalled = (view: View, said: Say, me: number | null): Situation =>
  said(me === view.head ? "arriba-now-go-me" : "arriba-now-go", [view.head!]);

type Say = (key: string, seats: readonly number[]) => Situation;

/**
 * A race names all its parties, also those who have pressed, and bots: those the view knows.
 * Others are warned off while the table waits for a hand.
 */
function racing(view: View, waiting: Waiting, said: Say, me: number | null): Situation {
  const { phase, matches, tied } = view;
  const parties = phase === "match" ? matches.flatMap((match) => match.seats) : tied;
  const seats = [...new Set(parties)];
  if (me !== null && seats.includes(me)) {
    const rivals = seats.filter((seat) => seat !== me);
    return said(`arriba-now-${phase}-me`, rivals);
  }
  const others = said(`arriba-now-${phase}-others`, seats);
  const isOpen = Object.keys(waiting.awaited).length > 0;
  return me === null || !isOpen ? others : { ...others, tone: "hands-off" };
}
