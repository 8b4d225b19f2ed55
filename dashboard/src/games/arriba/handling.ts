import type { View } from "../../contract/arriba";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { youAmong } from "./sayings";
import { texts } from "./texts";

type Handling = View["handling"][number];

/** What some seats do alike with their real cards. */
export interface CardLine {
  seats: readonly number[];
  words: string;
}

/** What seat `me` does with its cards after the verdict, or null. */
export function myLine({ handling }: View, me: number | null, nameOf: NameOf): string | null {
  const mine = handling.find(({ seat }) => seat === me);
  if (mine === undefined) return null;
  return texts.t(`arriba-do-${mine.act}`, { seats: listedNames(mine.seats, nameOf) });
}

/** What the others do, seats that do the same in one line. */
export function otherLines({ handling }: View, me: number | null, nameOf: NameOf): CardLine[] {
  const alike = new Map<string, Handling[]>();
  for (const one of handling) {
    if (one.seat === me) continue;
    const key = JSON.stringify([one.act, one.seats]);
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()].map((group) => lineOf(group, me, nameOf));
}

function lineOf(group: readonly Handling[], me: number | null, name: NameOf): CardLine {
  const { act, seats: partners } = group[0]!;
  const nameOf = youAmong(me, name);
  const seats = group.map(({ seat }) => seat);
  const args = {
    who: listedNames(seats, nameOf),
    count: seats.length,
    seats: listedNames(partners, nameOf),
  };
  const key = `arriba-do-${act}`;
  const toMe = partners.length === 1 && partners[0] === me ? texts.find(key, args, "you") : null;
  return { seats, words: toMe ?? texts.find(key, args, "who") ?? "" };
}
