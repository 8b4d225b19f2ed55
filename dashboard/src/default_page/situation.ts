import type { PublicState } from "../contract/wire";
import { awaitedSeats, toneOf, type Waiting } from "../kit/play/awaited";
import type { Tone } from "../kit/play/Banner";
import { t } from "../shell/texts";
import { listedNames, type NameOf } from "../shell/verdicts";

type By = PublicState["awaited"][string];

/** Who is awaited, and by what, in words. */
export interface Situation {
  tone: Tone;
  seats: number[];
  title: string;
  hint: string | null;
}

export function situationOf(state: Waiting, me: number | null, nameOf: NameOf): Situation {
  const { awaited } = state;
  const seats = awaitedSeats(state);
  const tone = toneOf(state, me);
  const mine = me === null ? undefined : awaited[me];
  if (mine !== undefined) {
    const hint = t("ui-awaited-by-me", { by: mine });
    return { tone, seats, title: t("ui-awaited-me"), hint };
  }
  if (seats.length === 0) return { tone, seats, title: t("ui-awaited-nobody"), hint: null };
  const title = t("ui-awaited-of", { names: listedNames(seats, nameOf), count: seats.length });
  return { tone, seats, title, hint: byWhat(awaited, nameOf) };
}

/** By what all of them act, or who by what where they differ. */
function byWhat(awaited: PublicState["awaited"], nameOf: NameOf): string | null {
  const groups = new Map<By, number[]>();
  for (const [seat, by] of Object.entries(awaited))
    groups.set(by, [...(groups.get(by) ?? []), Number(seat)]);
  const [first, ...rest] = [...groups];
  if (first === undefined) return null;
  if (rest.length === 0) return t("ui-awaited-by", { by: first[0] });
  const said = [...groups].map(([by, seats]) =>
    t("ui-awaited-by-names", { names: listedNames(seats, nameOf), by: t("ui-awaited-by", { by }) }),
  );
  return said.join(" · ");
}
