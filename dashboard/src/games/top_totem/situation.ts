import type { View } from "../../contract/top_totem";
import { atOnce, attentionOf, type Situation, type Waiting } from "../../kit/play/awaited";

/** What the table waits for, as this viewer sees it. */
export function situationOf(view: View, waiting: Waiting, me: number | null): Situation {
  const { phase, call } = view;
  const { seats, isMine, tone } = attentionOf(waiting, me);
  if (phase === "between" || phase === "lot" || phase === "setup")
    return { key: phase, tone, seats: [] };
  const who = isMine ? "me" : "other";
  if (call?.is_binding) {
    const how = call.piece ? "named" : "open";
    return atOnce({ key: `top-${how}-${who}`, tone, seats });
  }
  return { key: `${call ? "void" : phase}-${who}`, tone, seats };
}
