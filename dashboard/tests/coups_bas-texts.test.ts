import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coupsBas } from "../src/games/coups_bas";
import { KINDS } from "../src/games/coups_bas/cards";
import { bundleOf } from "../src/shell/texts";
import type { Language } from "../src/wire/protocol";

const SEEDS = join(import.meta.dirname, "../../seeds/coups_bas");
const SRC = join(import.meta.dirname, "../src/games/coups_bas");

const read = (tongue: Language) => readFileSync(join(SEEDS, `page.${tongue}.ftl`), "utf8");
const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]!).sort();

const AIMED = ["h1", "h3", "h4", "h7", "l2", "l4", "l6", "l7", "l7-to"];
const TURNS = ["action", "again-action", "again-card", "lynx", "shed", "misstep", "arrive", "answer"];

/** The ids that the pages put together from a name of the game. */
const COMPOSED = [
  ...KINDS.map((kind) => `card-${kind.toLowerCase()}`),
  ...AIMED.map((name) => `ask-${name}`),
  ...TURNS.flatMap((name) => [`now-${name}`, `now-${name}-me`]),
  ...["deal", "steal", "over", "pressed"].map((name) => `now-${name}`),
  ...["yes", "no", "real"].map((name) => `press-${name}`),
  ...["steal", "destroy"].map((name) => `guard-${name}`),
  ...["me", "other", "team-me", "team-other", "nobody"].map((name) => `end-${name}`),
  ...coupsBas.options.groups.map((group) => `options-${group.key}`),
].map((name) => `coups_bas-${name}`);

describe("texts of coups_bas", () => {
  it("exist in both languages under the same ids", () => {
    expect(idsOf(read("fr"))).toEqual(idsOf(read("en")));
  });

  it.each(["fr", "en"] as const)("that the pages use all exist in %s, and no others", (tongue) => {
    const used = new Set([...namedIds(), ...COMPOSED]);
    expect([...used].sort()).toEqual(idsOf(read(tongue)));
  });

  it("call a card by its printed name in both languages, with its effect", () => {
    const [fr, en] = [bundleOf("fr", [read("fr")]), bundleOf("en", [read("en")])];
    for (const kind of KINDS) {
      const [french, english] = [fr, en].map((each) =>
        each.getMessage(`coups_bas-card-${kind.toLowerCase()}`),
      );
      expect(english!.value).toEqual(french!.value);
      expect(english!.attributes).toHaveProperty("means");
      expect(Object.keys(french!.attributes)).toContain("effect");
    }
  });

  it.each(["fr", "en"] as const)("format without an error in %s", (tongue) => {
    const bundle = bundleOf(tongue, [read(tongue)]);
    const errors: Error[] = [];
    const words = { name: "x", names: "x", card: "x", cards: "x", answer: "x", top: "x" };
    for (const count of [0, 1, 2]) {
      const numbers = { count, step: count, hand: count, rounds: count, looking: count };
      const args = { ...words, ...numbers, round: 1, target: 24, guard: "steal", scores: "1 + 2" };
      for (const id of idsOf(read(tongue))) {
        const message = bundle.getMessage(id)!;
        for (const pattern of [message.value!, ...Object.values(message.attributes)])
          expect(bundle.formatPattern(pattern, args, errors).trim()).not.toBe("");
      }
    }
    expect(errors).toEqual([]);
  });

  it("name an option of the game only once", () => {
    const { important, groups } = coupsBas.options;
    const names = [...important, ...groups.flatMap((group) => group.names)];
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Every whole text id that stands in the sources; what a template completes is COMPOSED. */
function namedIds(): string[] {
  const files = readdirSync(SRC, { encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(join(SRC, name), "utf8"));
  return sources.flatMap((source) =>
    [...source.matchAll(/"(coups_bas-[a-z-]+[a-z])"/g)].map((hit) => hit[1]!),
  );
}
