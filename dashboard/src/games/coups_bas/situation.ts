import type { View } from "../../contract/coups_bas";
import { atOnce, attentionOf, type Situation, type Waiting } from "../../kit/play/awaited";

/** The one sentence a person at seat `me` (or a spectator) needs to read now. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  if (view.awaits_first) {
    return { key: "coups_bas-now-first", tone: attentionOf(waiting, me).tone, seats: [] };
  }
  switch (view.phase) {
    case "opening":
    case "window":
      return windowed(view, waiting, me);
    case "answer":
      return atOnce(ofTurn("answer", waiting, me));
    case "stop":
      return { ...ofTurn("stop", waiting, me), seats: view.stops };
    case "action":
    case "lynx":
    case "shed":
      return ofTurn(view.further === null ? view.phase : `again-${view.further}`, waiting, me);
    default:
      return { key: `coups_bas-now-${view.phase}`, tone: "calm", seats: [view.active] };
  }
}

function ofTurn(word: string, waiting: Waiting, me: number | null): Situation {
  const { seats, isMine, tone } = attentionOf(waiting, me);
  return { key: `coups_bas-now-${word}${isMine ? "-me" : ""}`, tone, seats };
}

/** The table says who is asked for an answer; before the window opens the view says who will be. */
function windowed(view: View, waiting: Waiting, me: number | null): Situation {
  const window = view.window!;
  const { isMine, tone } = attentionOf(waiting, me);
  const word = window.answer === "arrive" ? "arrive" : "misstep";
  const seats = window.answer === "arrive" ? view.won : [view.chain.at(-1)!.seat];
  const isAsked = view.phase === "opening" ? me !== null && window.seats.includes(me) : isMine;
  if (isAsked && view.mine?.pressed) return { key: "coups_bas-now-pressed", tone: "mine", seats };
  return { key: `coups_bas-now-${word}${isAsked ? "-me" : ""}`, tone, seats };
}

/** A pass of another seat or a void press increases the number without a change for me. */
export function isSameMoment(before: View, now: View): boolean {
  const [told, heard] = [before, now].map(({ phase, active, chain, won, window }) =>
    JSON.stringify([phase, active, chain, won, window?.answerer]),
  );
  return told === heard;
}
