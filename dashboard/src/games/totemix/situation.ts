import type { Tone } from "../../kit/play/Banner";
import type { TotemixView } from "./view";

export interface Situation {
  key: string;
  tone: Tone;
  seats: readonly number[];
}

/** What the table waits for, as this viewer sees it. */
export function situationOf(view: TotemixView, me: number | null): Situation {
  const { what, seats } = view.wait;
  if (what === "free") return freely(view, me);
  const isDrawn = seats.length === 0 && (what === "dice" || what === "draw");
  const asked = isDrawn ? drawnFor(view) : seats;
  const isMine = me !== null && asked.includes(me);
  const who = isMine ? "me" : "other";
  return { key: `${what}-${who}`, tone: isMine ? "mine" : "calm", seats: asked };
}

function freely(view: TotemixView, me: number | null): Situation {
  const seat = me === null ? undefined : view.seats[me];
  if (seat === undefined) return { key: "free", tone: "calm", seats: [] };
  if (seat.stage !== "act") return { key: `stage-${seat.stage}`, tone: "mine", seats: [me!] };
  if (seat.actions > 0) return { key: "free-act", tone: "mine", seats: [me!] };
  return { key: seat.can_pay ? "free-roll" : "free-broke", tone: "mine", seats: [me!] };
}

/** For whom the box rolls or draws; with real dice and tiles the view names who says what came. */
function drawnFor(view: TotemixView): number[] {
  if (view.roll) return [view.roll.seat];
  return view.seats.flatMap(({ stage }, seat) => (stage === "act" ? [] : [seat]));
}
