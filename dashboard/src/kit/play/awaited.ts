import type { PublicState } from "../../contract/wire";
import type { Tone } from "./Banner";

/** The fields of the table state about awaited seats. */
export type Waiting = Pick<PublicState, "awaited" | "to_act">;

/** The content of the banner: a text id, its tone, and the seats concerned. */
export interface Situation {
  key: string;
  tone: Tone;
  seats: readonly number[];
}

/** The seats that the match waits for; in a pause, or while only bots play, the seats to act. */
export function awaitedSeats({ awaited, to_act }: Waiting): number[] {
  const people = Object.keys(awaited).map(Number);
  return people.length > 0 ? people : to_act.filter((actor) => actor !== "chance");
}

/** The tone of the banner for this viewer; calm in a pause. */
export function toneOf({ awaited }: Waiting, me: number | null): "calm" | "mine" | "alert" {
  const by = me === null ? undefined : awaited[me];
  if (by === undefined) return "calm";
  return by === "button" ? "alert" : "mine";
}

/** The awaited seats, whether this viewer's is one of them, and the tone of the banner. */
export function attentionOf(waiting: Waiting, me: number | null) {
  const seats = awaitedSeats(waiting);
  return { seats, isMine: me !== null && seats.includes(me), tone: toneOf(waiting, me) };
}

/** A situation in which the awaited seat must answer at once, though not by its button. */
export const atOnce = (situation: Situation): Situation =>
  situation.tone === "mine" ? { ...situation, tone: "alert" } : situation;
