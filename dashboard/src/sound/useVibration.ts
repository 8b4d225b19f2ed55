import { useSignalEffect } from "@preact/signals";
import { seatsIn } from "../shell/verdicts";
import type { Feed, GameEvent } from "../wire/feed";
import { vibrate } from "./vibrate";

const VERDICT_MS = [70, 40, 70];

/** Whether a verdict is about this seat. */
export const concerns = (seat: number, verdicts: readonly GameEvent[]): boolean =>
  verdicts.some((verdict) => seatsIn(verdict).includes(seat));

/** Lets the phone of a seat vibrate at a verdict about that seat. */
export function useVibration(feed: Feed, seat: number | null): void {
  useSignalEffect(() => {
    if (seat !== null && concerns(seat, feed.live.value)) vibrate(VERDICT_MS);
  });
}
