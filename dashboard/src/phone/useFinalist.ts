import { useRef } from "preact/hooks";
import type { PublicState, SeatView, Table } from "../contract/wire";

/** The seat of this phone if the phone was there before the match was over, else null. */
export function useFinalist(
  table: Table | null,
  mine: SeatView | null,
  shown: PublicState | SeatView | null,
): number | null {
  const played = useRef<string | null>(null);
  const match = table?.match ?? null;
  const isOn = shown !== null && shown.outcome == null && !table?.ended;
  if (isOn) played.current = match;
  return mine !== null && match !== null && played.current === match ? mine.seat : null;
}
