import type { NameOf } from "../../shell/verdicts";
import { type Kind, kindOf } from "./cards";
import { texts } from "./texts";

/** The printed name of a card, which is French in every language. */
export const kindName = (kind: Kind): string => texts.t(idOf(kind));

/** What the name means, where it is not in the reader's language. */
export const kindMeaning = (kind: Kind): string | null => texts.find(idOf(kind), {}, "means");

export const kindEffect = (kind: Kind): string => texts.find(idOf(kind), {}, "effect") ?? "";

/** The animal alone, for a small floor. */
export const headName = (kind: Kind): string => texts.find(idOf(kind), {}, "short") ?? "";

export function cardName(card: string): string {
  const kind = kindOf(card);
  return kind === null ? texts.t("coups_bas-card-unseen") : kindName(kind);
}

/** Names in a row as a route: from whom, onto whom. */
export const route = (seats: readonly number[], nameOf: NameOf): string =>
  seats.map(nameOf).join(" → ");

const idOf = (kind: Kind): string => `coups_bas-card-${kind.toLowerCase()}`;
