import { Sightings } from "./sightings";

/** Between two looks the page has time for everything else; people hold a card for a second. */
const REST_MS = 100;
/** Until the page knows the state that the box is at. */
const NEWS_MS = 300;

/** What became of a code: entered, refused for good, or meant for a state that is over. */
export type Entered = "done" | "stale";

export interface Watch {
  /** Returns the codes in view now, the one that is held out first. */
  look: () => Promise<readonly string[]>;
  enter: (code: string) => Promise<Entered>;
  signal: AbortSignal;
  rest?: (ms: number) => Promise<void>;
  now?: () => number;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Enters each code that comes into view, one at a time, until it is told to stop. */
export async function watch(watching: Watch): Promise<void> {
  const { look, enter, signal, rest = sleep, now = () => performance.now() } = watching;
  const sightings = new Sightings();
  while (!signal.aborted) {
    const code = sightings.fresh(await look(), now());
    if (code !== null && !signal.aborted) {
      if ((await enter(code)) === "done") sightings.keep(code, now());
      else {
        // The table moved on in this moment: what is still held out is meant for what is now.
        sightings.forget(code);
        await rest(NEWS_MS);
      }
    }
    await rest(REST_MS);
  }
}
