import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KINDS } from "../src/games/tschukka/people";
import { PRINTED } from "../src/games/tschukka/PhaseStrip";
import { SPELLS } from "../src/games/tschukka/spells";
import { tschukka } from "../src/games/tschukka";
import { bundleOf } from "../src/shell/texts";
import type { Language } from "../src/wire/protocol";

const SEEDS = join(import.meta.dirname, "../../seeds/tschukka");
const SRC = join(import.meta.dirname, "../src/games/tschukka");

const read = (tongue: Language) => readFileSync(join(SEEDS, `page.${tongue}.ftl`), "utf8");
const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]!).sort();
const words = (names: readonly string[]) => names.map((name) => name.replaceAll("_", "-"));

const FAMILIES = ["red", "green", "blue", "yellow"];
const PHASES = ["first", "housing", "choosing", "placing", "writing", "reveal", "throwing"];
const CAUSES = [
  "discard",
  "replacement",
  "sacrifice",
  "starvation",
  "pen-cut",
  "illness",
  "elders-lost",
  "consolation",
  "extinction",
];

/** The ids that the pages put together from a name of the game. */
const COMPOSED = [
  ...FAMILIES.flatMap((name) => [`family-${name}`, `family-${name}-letter`]),
  ...words(KINDS).flatMap((name) => [`kind-${name}`, `count-${name}`]),
  ...words(SPELLS).map((name) => `spell-${name}`),
  ...PRINTED.map((name) => `phase-${name}`),
  ...PHASES.map((name) => `now-${name}`),
  ...["starving", "noting", "youth"].flatMap((name) => [name, `${name}-done`, `now-${name}-me`]),
  ...["full", "outside", "discard"].map((name) => `housing-${name}`),
  ...["girl", "boy", "woman", "man"].map((name) => `do-swap-${name}`),
  ...["young-woman", "young-man"].map((name) => `do-turn-${name}`),
  ...["pen", "pole", "camp"].map((name) => `place-${name}`),
  ...["children", "women", "men", "elders", "birds"].map((name) => `short-${name}`),
  ...["me", "other", "nobody"].map((name) => `end-${name}`),
  ...tschukka.options.groups.map((group) => `options-${group.key}`),
  ...CAUSES.map((name) => `cause-${name}`),
].map((name) => `tschukka-${name}`);

describe("texts of tschukka", () => {
  it("exist in both languages under the same ids", () => {
    expect(idsOf(read("fr"))).toEqual(idsOf(read("en")));
  });

  it.each(["fr", "en"] as const)("that the pages use all exist in %s", (tongue) => {
    const known = new Set(idsOf(read(tongue)));
    expect([...namedIds(), ...COMPOSED].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(["fr", "en"] as const)("format without an error in %s", (tongue) => {
    const bundle = bundleOf(tongue, [read(tongue)]);
    const errors: Error[] = [];
    const text = { family: "x", families: "x", name: "x", names: "x", hut: "x", kind: "x" };
    const more = { phase: "x", hungry: "x", spell: "x", what: "x", known: "yes" };
    for (const count of [0, 1, 2]) {
      const numbers = { count, birds: count, spells: count, free: count, missing: count };
      const rest = { round: 1, allowance: count, people: count, counters: count };
      for (const id of idsOf(read(tongue))) {
        const message = bundle.getMessage(id)!;
        for (const pattern of [message.value!, ...Object.values(message.attributes)]) {
          const args = { ...text, ...more, ...numbers, ...rest };
          expect(bundle.formatPattern(pattern, args, errors).trim()).not.toBe("");
        }
      }
    }
    expect(errors).toEqual([]);
  });

  it("name an option of the game only once", () => {
    const { important, groups } = tschukka.options;
    const names = [...important, ...groups.flatMap((group) => group.names)];
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Every whole text id that stands in the sources; what a template completes is COMPOSED. */
function namedIds(): string[] {
  const files = readdirSync(SRC, { encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(join(SRC, name), "utf8"));
  return sources.flatMap((source) =>
    [...source.matchAll(/"(tschukka-[a-z-]+[a-z])"/g)].map((hit) => hit[1]!),
  );
}
