import type { View } from "../../contract/arriba";
import { awaitedSeats, type Situation, toneOf, type Waiting } from "../../kit/play/awaited";
import { isDisputed, isJudged, saidOf } from "./sayings";

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  const tone = toneOf(waiting, me);
  const said = (key: string, seats: readonly number[]): Situation => ({ key, tone, seats });
  const isLate = view.owed.length > 0 && ["flip", "look"].includes(view.phase);
  if (view.awaits_face) return said("arriba-now-face", isLate ? view.owed : [view.flipper]);
  if (isLate) return said("arriba-now-owed", view.owed);
  if (view.awaits_first) return said("arriba-now-first", []);
  switch (view.phase) {
    case "flip": {
      if (isJudged(view)) return judged(view, said, me);
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
      return said(headKey(view), view.head === null ? [] : [view.head]);
    case "turning":
      return said("arriba-now-turning", [view.flipper]);
    case "over":
      return said("arriba-now-over", view.winners ?? []);
    default:
      return said(`arriba-now-${view.phase}`, awaitedSeats(waiting));
  }
}

/** With real cards the signal is given aloud, so no seconds are counted. */
const headKey = ({ deck }: View): string =>
  deck === "box" ? "arriba-now-head" : "arriba-now-together";

/** Real cards that the box does not know: the question, a head, the end, or who turns. */
function judged(view: View, said: Say, me: number | null): Situation {
  const counts = saidOf(view, "count");
  if (view.asks) {
    const key = isDisputed(saidOf(view, "lay")) ? "arriba-now-again" : "arriba-now-asks";
    return said(key, [view.presses[0]!.seat]);
  }
  if (counts.length > 0) return said("arriba-now-counts", [counts[0]!.seat]);
  if (view.may_end) return said("arriba-now-may-end", []);
  if (view.head !== null) return said("arriba-now-together", []);
  const word = view.counted ? "turns" : view.verdict === null ? "begins" : "goes-on";
  return said(`arriba-now-${word}${me === view.flipper ? "-me" : ""}`, [view.flipper]);
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
