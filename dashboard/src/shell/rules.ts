import { signal } from "@preact/signals";
import type { Language } from "../wire/protocol";
import { startAnew } from "./startAnew";
import { setFrench } from "./typography";

export interface Rule {
  rulings: string[];
  section: string;
  fr: string;
  en: string;
}

type RuleBook = Record<string, Rule>;

const files = import.meta.glob<{ rules: RuleBook }>("../../../seeds/*/rules.toml", {
  import: "default",
});
const books = signal<ReadonlyMap<string, RuleBook>>(new Map());
const asked = new Set<string>();

export const gameOf = (rule: string): string => rule.slice(0, rule.indexOf("."));

/** The rule's name inside its game as a part of a Fluent id, which has no dots. */
export const slugOf = (rule: string): string =>
  rule.slice(rule.indexOf(".") + 1).replaceAll(".", "-");

/** The entry of a rule id, or null while it is loading or unknown. */
export function ruleOf(id: string): Rule | null {
  const game = gameOf(id);
  loadRules(game).catch(startAnew);
  return books.value.get(game)?.[id] ?? null;
}

export function digestOf(id: string, tongue: Language): string | null {
  return ruleOf(id)?.[tongue] ?? null;
}

async function loadRules(game: string): Promise<void> {
  const load = files[`../../../seeds/${game}/rules.toml`];
  if (asked.has(game) || load === undefined) return;
  asked.add(game);
  const { rules } = await load();
  books.value = new Map(books.value).set(game, setBook(rules));
}

/** The digests, and the headings of the rulebook, which are French in every language. */
function setBook(rules: RuleBook): RuleBook {
  const entries = Object.entries(rules).map(([id, rule]) => [
    id,
    { ...rule, fr: setFrench(rule.fr), section: setFrench(rule.section) },
  ]);
  return Object.fromEntries(entries) as RuleBook;
}
