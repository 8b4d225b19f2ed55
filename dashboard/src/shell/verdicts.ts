import type { FluentVariable } from "@fluent/bundle";
import type { Language } from "./language";
import { language } from "./language";
import { digestOf, gameOf, slugOf } from "./rules";
import { type Args, Texts, t } from "./texts";

export type NameOf = (seat: number) => string;

type Verdict = Readonly<Record<string, unknown>>;

/** The sentence of a verdict: to whom it is about in their own person, or the digest of its rule. */
export function verdictSentence(
  verdict: Verdict,
  nameOf: NameOf,
  me: number | null = null,
): string {
  const rule = String(verdict.rule);
  const args = verdictArgs(verdict, nameOf, language.value);
  const sentence = new Texts(gameOf(rule)).find(`verdict-${slugOf(rule)}`, args);
  return ownSentence(verdict, nameOf, me) ?? sentence ?? digestOf(rule, language.value) ?? rule;
}

/**
 * The sentence of a verdict in the person of a seat that it names, or null. It is an attribute of
 * the verdict's text: `.seat` is said to the seat in the field `seat`, `.seats` to each of `seats`.
 */
export function ownSentence(verdict: Verdict, nameOf: NameOf, me: number | null): string | null {
  if (me === null) return null;
  const rule = String(verdict.rule);
  const texts = new Texts(gameOf(rule));
  const youOf: NameOf = (seat) => (seat === me ? t("ui-you") : nameOf(seat));
  const args = verdictArgs(verdict, youOf, language.value);
  for (const field of rolesOf(verdict, me)) {
    const sentence = texts.find(`verdict-${slugOf(rule)}`, args, field);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** The fields of a verdict in which it names a seat. */
export const rolesOf = (verdict: Verdict, seat: number): string[] =>
  [...SEAT_FIELDS].filter((field) => [verdict[field]].flat().includes(seat));

/** The fields of a verdict as Fluent variables; seats become the names of their people. */
export function verdictArgs(
  verdict: Readonly<Record<string, unknown>>,
  nameOf: NameOf,
  tongue: Language,
): Args {
  const entries = Object.entries(verdict).map(([key, value]) => [
    key,
    variable(key, value, nameOf, tongue),
  ]);
  return Object.fromEntries(entries) as Args;
}

function variable(key: string, value: unknown, nameOf: NameOf, tongue: Language): FluentVariable {
  if (Array.isArray(value))
    return listed(
      value.map((item) => word(key, item, nameOf)),
      tongue,
    );
  if (typeof value === "number" && !isSeatField(key)) return value;
  return word(key, value, nameOf);
}

function word(key: string, value: unknown, nameOf: NameOf): string {
  if (typeof value === "number" && isSeatField(key)) return nameOf(value);
  return value === null || value === undefined ? "" : String(value);
}

// The box names the people in its own sentences by the same file.
const files = import.meta.glob<{ seat: string[]; seats: string[] }>(
  "../../../seeds/box/seat_facts.toml",
  { import: "default", eager: true },
);
const { seat, seats } = Object.values(files)[0]!;
const SEAT_FIELDS = new Set([...seat, ...seats]);

/** The seats that a verdict names. */
export const seatsIn = (verdict: Readonly<Record<string, unknown>>): number[] =>
  Object.entries(verdict)
    .flatMap(([key, value]) => (SEAT_FIELDS.has(key) ? [value].flat() : []))
    .filter((seat): seat is number => typeof seat === "number");

const isSeatField = (key: string): boolean => SEAT_FIELDS.has(key);

export function listed(words: string[], tongue: Language): string {
  return new Intl.ListFormat(tongue, { type: "conjunction" }).format(words);
}

/** The people of some seats, as a sentence in the reader's language lists them. */
export const listedNames = (seats: readonly number[], nameOf: NameOf): string =>
  listed(seats.map(nameOf), language.value);
