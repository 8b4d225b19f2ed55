import { signal } from "@preact/signals";
import type { GameTexts, RuleText } from "../contract/wire";
import { textsFromBox } from "./gameTexts";
import type { Language } from "./language";
import { startAnew } from "./startAnew";
import { setFrench } from "./typography";

type RuleBook = GameTexts["rules"];

/** Sections of the printed rules that belong together, under a heading of ours. */
interface Headed {
  fr: string;
  en: string;
  sections: readonly string[];
}

/** Rules that belong together; those without a heading are procedure of the box. */
export interface Chapter {
  title: { fr: string; en: string } | null;
  rules: readonly [id: string, rule: RuleText][];
}

const files = import.meta.glob<{ rules: RuleBook; chapters?: Headed[] }>(
  "../../../seeds/*/rules.toml",
  { import: "default" },
);
/** The folder of the table's own rules, such as the end when all others resigned. */
const OF_TABLE = "box";
/** The games whose rules came with this page. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(files)
  .map((path) => path.split("/").at(-2)!)
  .filter((folder) => folder !== OF_TABLE);
const books = signal<ReadonlyMap<string, RuleBook>>(new Map());
const headings = new Map<string, readonly Headed[]>();
const asked = new Set<string>();

export const gameOf = (rule: string): string => rule.slice(0, rule.indexOf("."));

/** The rule's name inside its game as a part of a Fluent id, which has no dots. */
export const slugOf = (rule: string): string =>
  rule.slice(rule.indexOf(".") + 1).replaceAll(".", "-");

/** The entry of a rule id, or null while it is loading or unknown. */
export function ruleOf(id: string): RuleText | null {
  const game = gameOf(id);
  loadRules(game).catch(startAnew);
  return books.value.get(game)?.[id] ?? null;
}

/** The values of a match's settings by name. */
export type Settings = Readonly<Record<string, unknown>>;

/** What a rule says where these settings are played; without settings the default ones are. */
export function digestFor(rule: RuleText, tongue: Language, settings: Settings | null): string {
  const applying = (rule.when ?? []).filter(({ options }) =>
    Object.entries(options).every(([name, values]) => values.includes(settings?.[name] as string)),
  );
  const size = (way: { options: object }) => Object.keys(way.options).length;
  const [best] = applying.sort((one, other) => size(other) - size(one));
  return (best ?? rule)[tongue];
}

export function digestOf(id: string, tongue: Language): string | null {
  return ruleOf(id)?.[tongue] ?? null;
}

async function loadRules(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  const folder = game === "table" ? OF_TABLE : game;
  const load = files[`../../../seeds/${folder}/rules.toml`] ?? (() => textsFromBox(game));
  const book: { rules: RuleBook; chapters?: Headed[] } = await load();
  const { rules } = book;
  headings.set(game, book.chapters ?? bySection(rules));
  books.value = new Map(books.value).set(game, setBook(rules));
}

/** The digests, and the headings of the rulebook, which are French in every language. */
function setBook(rules: RuleBook): RuleBook {
  const entries = Object.entries(rules).map(([id, rule]): [string, RuleText] => [
    id,
    {
      ...rule,
      fr: setFrench(rule.fr),
      section: setFrench(rule.section),
      when: (rule.when ?? []).map((way) => ({ ...way, fr: setFrench(way.fr) })),
    },
  ]);
  return Object.fromEntries(entries);
}

/** All rules of a game in the order of play, or null while they load. */
export function chaptersOf(game: string): Chapter[] | null {
  loadRules(game).catch(startAnew);
  const book = books.value.get(game);
  if (book === undefined) return null;
  const rules = Object.entries(book);
  const within = (sections: readonly string[]) =>
    rules.filter(([, { section }]) => sections.includes(section));
  const headed = (headings.get(game) ?? []).map(({ fr, en, sections }) => ({
    title: { fr: setFrench(fr), en },
    rules: within(sections.map(setFrench)),
  }));
  return [...headed, { title: null, rules: within([""]) }];
}

/** A game without chapters has those of its rulebook. */
function bySection(rules: RuleBook): Headed[] {
  const sections = new Set(Object.values(rules).map(({ section }) => section));
  sections.delete("");
  return [...sections].map((section) => ({ fr: section, en: section, sections: [section] }));
}
