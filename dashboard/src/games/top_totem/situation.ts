import type { Tone } from "../../kit/play/Banner";
import type { TopTotemView } from "./view";

export interface Situation {
  key: string;
  tone: Tone;
  seats: number[];
}

/** What the table waits for, as this viewer sees it. */
export function situationOf(view: TopTotemView, me: number | null): Situation {
  const { phase, turn, call } = view;
  if (phase === "between") return { key: "between", tone: me === null ? "calm" : "mine", seats: [] };
  if (turn === null) return { key: "lot", tone: "calm", seats: [] };
  const isMine = turn === me;
  const who = isMine ? "me" : "other";
  if (call?.is_binding) {
    const how = call.piece ? "named" : "open";
    return { key: `top-${how}-${who}`, tone: isMine ? "alert" : "calm", seats: [turn] };
  }
  const what = call ? "void" : phase;
  return { key: `${what}-${who}`, tone: isMine ? "mine" : "calm", seats: [turn] };
}
