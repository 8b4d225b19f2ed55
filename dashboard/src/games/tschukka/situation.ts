import type { Tone } from "../../kit/play/Banner";
import { familiesOf, ownerOf, type TschukkaView } from "./view";

/** What is going on: a text id, how loudly to say it, and whom it names. */
export interface Situation {
  key: string;
  tone: Tone;
  families: string[];
}

const REVEALS = new Set(["births", "hunt", "illness", "ageing"]);

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: TschukkaView, me: number | null): Situation {
  const own = familiesOf(view, me).map((family) => family.name);
  const mine = view.awaited.filter((family) => own.includes(family));
  if (view.phase === "throwing") return throwing(view);
  const isMine = mine.length > 0;
  const word = REVEALS.has(view.phase) ? "reveal" : view.phase;
  return {
    key: `tschukka-now-${word}${isMine ? "-me" : ""}`,
    tone: isMine ? "mine" : "calm",
    families: isMine ? mine : view.awaited,
  };
}

function throwing(view: TschukkaView): Situation {
  const families = [...new Set(view.births.map((birth) => ownerOf(birth.hut)))];
  const word = view.chance === "table" ? "throwing" : "drawing";
  return { key: `tschukka-now-${word}`, tone: "calm", families };
}
