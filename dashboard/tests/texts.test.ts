import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameOf, slugOf } from "../src/shell/rules";
import { bundleOf } from "../src/shell/texts";
import { listed, verdictArgs } from "../src/shell/verdicts";
import type { Language } from "../src/wire/protocol";

const SEEDS = join(import.meta.dirname, "../../seeds");
const SRC = join(import.meta.dirname, "../src");

const read = (...path: string[]) => readFileSync(join(SEEDS, ...path), "utf8");
const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1]!).sort();
const nameOf = (seat: number) => ["Ada", "Bo", "Cy"][seat]!;

describe("texts", () => {
  it.each([
    ["box", "ftl"],
    ["arriba", "page"],
    ["statistics", "page"],
  ])("of %s exist in both languages under the same ids", (folder, kind) => {
    const file = (tongue: Language) => (kind === "page" ? `page.${tongue}.ftl` : `${tongue}.ftl`);
    expect(idsOf(read(folder, file("fr")))).toEqual(idsOf(read(folder, file("en"))));
  });

  it.each(["fr", "en"] as const)("that the pages name outright all exist in %s", (tongue) => {
    const known = new Set([
      ...idsOf(read("box", `${tongue}.ftl`)),
      ...idsOf(read("arriba", `page.${tongue}.ftl`)),
      ...idsOf(read("statistics", `page.${tongue}.ftl`)),
    ]);
    expect([...namedIds()].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(["fr", "en"] as const)("format without an error in %s", (tongue) => {
    const bundle = bundleOf(tongue, [read("arriba", `page.${tongue}.ftl`)]);
    const errors: Error[] = [];
    const args = {
      seats: "Ada",
      seat: "Ada",
      count: 1,
      seconds: 3,
      emblem: "x",
      colour: "y",
      gap: "9 µs",
      round: 1,
      rounds: 3,
    };
    for (const id of idsOf(read("arriba", `page.${tongue}.ftl`))) {
      const message = bundle.getMessage(id)!;
      for (const pattern of [message.value!, ...Object.values(message.attributes)]) {
        expect(bundle.formatPattern(pattern, args, errors)).not.toBe("");
      }
    }
    expect(errors).toEqual([]);
  });
});

describe("verdicts", () => {
  it("turn seats into names and keep other numbers", () => {
    const verdict = { rule: "arriba.duel", seat: 2, seats: [0, 1], cards: 7, winners: null };
    expect(verdictArgs(verdict, nameOf, "en")).toEqual({
      rule: "arriba.duel",
      seat: "Cy",
      seats: "Ada and Bo",
      cards: 7,
      winners: "",
    });
  });

  it("list names as the language does", () => {
    expect(listed(["Ada", "Bo", "Cy"], "fr")).toBe("Ada, Bo et Cy");
  });

  it("find their text by the rule without its game", () => {
    expect([gameOf("arriba.wrong.early"), slugOf("arriba.wrong.early")]).toEqual([
      "arriba",
      "wrong-early",
    ]);
  });
});

/** Every whole text id that stands in a call in the sources. */
function namedIds(): Set<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(SRC, name), "utf8"));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/"((?:ui|arriba|statistics)-[a-z-]+[a-z])"/g)].map((hit) => hit[1]!),
    ),
  );
}
