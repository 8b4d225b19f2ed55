import type { Table } from "../contract/wire";
import type { LinkPhase } from "./link";

export type Trouble =
  | "connecting"
  | "reconnecting"
  | "refused"
  | "full"
  | "box-offline"
  | "ended"
  | "paused";

/** The one thing that keeps this page from playing now, the most serious first. */
export function troubleOf(
  phase: LinkPhase,
  boxIsOnline: boolean | null,
  table: Pick<Table, "paused" | "ended"> | null,
): Trouble | null {
  if (phase === "refused") return "refused";
  if (phase === "full") return "full";
  if (phase === "connecting") return "connecting";
  if (phase === "down") return "reconnecting";
  if (boxIsOnline === false) return "box-offline";
  if (table?.ended) return "ended";
  return table?.paused ? "paused" : null;
}
