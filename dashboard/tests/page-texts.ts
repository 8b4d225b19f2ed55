import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { GameModule } from "../src/games/page";
import type { Language } from "../src/shell/language";
import { bundleOf } from "../src/shell/texts";

const ROOT = join(import.meta.dirname, "../..");
const LANGUAGES = ["fr", "en"] as const;

export interface PageTexts {
  game: string;
  module: GameModule;
  /** The ids, without the name of the game, that the pages put together from a name. */
  composed: readonly string[];
  /** Every variable of every text, in as many sets of values as there are plurals. */
  args: readonly Record<string, FluentVariable>[];
}

/** The texts of a game's pages: both languages, none missing, none left over, all can be said. */
export function describeTexts({ game, module, composed, args }: PageTexts): void {
  const read = (tongue: Language) => readTexts(game, tongue);
  const groups = module.options.groups.map(({ key }) => `options-${key}`);
  const used = [...composed, ...groups].map((name) => `${game}-${name}`);

  describe(`texts of ${game}`, () => {
    it.each(LANGUAGES)("that the pages use all exist in %s, and no others", (tongue) => {
      const wanted = new Set([...namedIds(game), ...used]);
      expect([...wanted].sort()).toEqual(idsOf(read(tongue)));
    });

    it.each(LANGUAGES)("format without an error in %s", (tongue) => {
      const bundle = bundleOf(tongue, [read(tongue)]);
      const errors: Error[] = [];
      for (const id of idsOf(read(tongue))) {
        const { value, attributes } = bundle.getMessage(id)!;
        for (const pattern of [value!, ...Object.values(attributes)])
          for (const values of args)
            expect(bundle.formatPattern(pattern, values, errors).trim()).not.toBe("");
      }
      expect(errors).toEqual([]);
    });

    it("name an option of the game only once", () => {
      const { important, groups } = module.options;
      const names = [...important, ...groups.flatMap((group) => group.names)];
      expect(new Set(names).size).toBe(names.length);
    });
  });
}

export const readTexts = (game: string, tongue: Language): string =>
  readFileSync(join(ROOT, "seeds", game, `page.${tongue}.ftl`), "utf8");

export const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]!).sort();

/** Every whole text id that stands in the sources of the game's pages. */
function namedIds(game: string): string[] {
  const folder = join(ROOT, "dashboard/src/games", game);
  const files = readdirSync(folder, { encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(join(folder, name), "utf8"));
  const id = new RegExp(`"(${game}-[a-z-]+[a-z])"`, "g");
  return sources.flatMap((source) => [...source.matchAll(id)].map((hit) => hit[1]!));
}
