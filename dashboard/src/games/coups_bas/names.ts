import { language } from "../../shell/language";
import { listed, type NameOf } from "../../shell/verdicts";
import type { Happening } from "../../wire/feed";
import type { GameEvent } from "../../wire/protocol";
import { kindOf, type Kind } from "./cards";
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

export const listedNames = (seats: readonly number[], nameOf: NameOf): string =>
  listed(seats.map(nameOf), language.value);

const idOf = (kind: Kind): string => `coups_bas-card-${kind.toLowerCase()}`;

// The shell knows the people in `seat` and `by`; these fields name people too.
const SEATS = new Set(["target", "source"]);

/** What happened with people's names where the box only says their seats; texts name cards. */
export function named(happenings: readonly Happening[], nameOf: NameOf): Happening[] {
  return happenings.map((happening) =>
    "event" in happening ? { ...happening, event: spoken(happening.event, nameOf) } : happening,
  );
}

function spoken(event: GameEvent, nameOf: NameOf): GameEvent {
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    SEATS.has(key) && typeof value === "number" ? nameOf(value) : value,
  ]);
  return Object.fromEntries(entries) as GameEvent;
}
