import type { ReadonlySignal } from "@preact/signals";
import type { SeatView } from "../contract/wire";
import type { SameMoment } from "../games/page";
import { type Answer, type Command, isStale, positionOf } from "../wire/commands";

/** What playing needs of a feed. */
export interface Desk {
  readonly seat: ReadonlySignal<SeatView | null>;
  ask(command: Command): Promise<Answer>;
}

const TRIES = 5;
const NEWS_TIMEOUT_MS = 2000;

/**
 * Plays a move that was made for what the page showed. While several people tap at once the table
 * counts on, and refuses all but the first as stale: a move is then made again for the new state,
 * provided that the game says it still means the same there.
 */
export async function playOn(
  desk: Desk,
  move: string,
  shown: SeatView,
  isSameMoment: SameMoment = () => false,
  news_timeout_ms = NEWS_TIMEOUT_MS,
): Promise<Answer> {
  let made = shown;
  let reply = await desk.ask({ do: "play", move, ...positionOf(made) });
  for (let tries = 1; isStale(reply) && tries < TRIES; tries++) {
    const now = await newer(desk.seat, made.number, news_timeout_ms);
    const holds = now?.moves.includes(move) && isSameLine(made, now) && isSameMoment(made, now);
    if (!now || !holds) return reply;
    made = now;
    reply = await desk.ask({ do: "play", move, ...positionOf(made) });
  }
  return reply;
}

/** Whether one state followed the other by moves alone: no other match, nothing taken back. */
const isSameLine = (before: SeatView, now: SeatView): boolean =>
  before.match === now.match && before.branch === now.branch;

/** The seat's state after that number: it may come a moment after the reply that told of it. */
function newer(seat: Desk["seat"], number: number, timeout_ms: number): Promise<SeatView | null> {
  return new Promise((resolve) => {
    let stop = () => {};
    const settle = (state: SeatView | null) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve(state);
    };
    const timer = setTimeout(() => settle(null), timeout_ms);
    stop = seat.subscribe((state) => {
      if (state !== null && state.number > number) settle(state);
    });
  });
}
