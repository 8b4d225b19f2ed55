import { useSignalEffect } from "@preact/signals";
import { seatsIn } from "../shell/verdicts";
import type { Feed, GameEvent } from "../wire/feed";
import { vibrate } from "./vibrate";

const VERDICT_MS = [70, 40, 70];

/** Whether a verdict is about this seat. */
export const concerns = (seat: number, verdicts: readonly GameEvent[]): boolean =>
  verdicts.some((verdict) => seatsIn(verdict).includes(seat));

/** Lets this phone vibrate at a verdict about its seat of the match, which is not its button. */
export function useVibration(feed: Pick<Feed, "live" | "seat">): void {
  useSignalEffect(() => {
    const verdicts = feed.live.value;
    const seat = feed.seat.peek()?.seat ?? null;
    if (seat !== null && concerns(seat, verdicts)) vibrate(VERDICT_MS);
  });
}
