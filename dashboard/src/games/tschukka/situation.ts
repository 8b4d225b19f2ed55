import type { View } from "../../contract/tschukka";
import { attentionOf, type Situation as OfSeats, type Waiting } from "../../kit/play/awaited";
import { familyOf, ownerOf } from "./families";

/** What is going on, with the families that it names instead of seats. */
export interface Situation extends Omit<OfSeats, "seats"> {
  families: string[];
}

const REVEALS = new Set(["births", "hunt", "illness", "ageing"]);

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  const { seats, isMine, tone } = attentionOf(waiting, me);
  if (view.phase === "throwing") return { tone, ...throwing(view) };
  const owners = isMine ? [me] : seats;
  const word = REVEALS.has(view.phase) ? "reveal" : view.phase;
  return {
    key: `tschukka-now-${word}${isMine ? "-me" : ""}`,
    tone,
    families: view.awaited.filter((name) => owners.includes(familyOf(view, name)!.seat)),
  };
}

function throwing(view: View): Omit<Situation, "tone"> {
  const families = [...new Set(view.births.map((birth) => ownerOf(birth.hut)))];
  const word = view.chance === "table" ? "throwing" : "drawing";
  return { key: `tschukka-now-${word}`, families };
}
