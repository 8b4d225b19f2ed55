import type { View } from "../../contract/totemix";
import { attentionOf, type Situation, type Waiting } from "../../kit/play/awaited";

/** What the table waits for, as this viewer sees it. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  const { what } = view.wait;
  const { seats, isMine, tone } = attentionOf(waiting, me);
  if (what === "free") return { tone, ...freely(view, me) };
  const who = isMine ? "me" : "other";
  const isDrawn = seats.length === 0 && (what === "dice" || what === "draw");
  return { key: `${what}-${who}`, tone, seats: isDrawn ? drawnFor(view) : seats };
}

function freely(view: View, me: number | null): Omit<Situation, "tone"> {
  const seat = me === null ? undefined : view.seats[me];
  if (seat === undefined) return { key: "free", seats: [] };
  if (seat.stage !== "act") return { key: `stage-${seat.stage}`, seats: [me!] };
  if (seat.actions > 0) return { key: "free-act", seats: [me!] };
  return { key: seat.can_pay ? "free-roll" : "free-broke", seats: [me!] };
}

/** The seat for which the box rolls or draws, while no seat is awaited. */
function drawnFor(view: View): number[] {
  if (view.roll) return [view.roll.seat];
  return view.seats.flatMap(({ stage }, seat) => (stage === "act" ? [] : [seat]));
}
