import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it, vi } from "vitest";
import type { Language } from "../src/shell/language";
import { chooseLanguage } from "../src/shell/language";
import { gameOf, slugOf } from "../src/shell/rules";
import { bundleOf, formatted, t } from "../src/shell/texts";
import { setFrench } from "../src/shell/typography";
import { listed, verdictArgs } from "../src/shell/verdicts";
import { idsOf } from "./page-texts";

const SEEDS = join(import.meta.dirname, "../../seeds");
const SRC = join(import.meta.dirname, "../src");

const read = (...path: string[]) => readFileSync(join(SEEDS, ...path), "utf8");
const { examples } = parse(read("box", "typography.toml")) as {
  examples: { written: string; set: string }[];
};
const nameOf = (seat: number) => ["Ada", "Bo", "Cy"][seat]!;

describe("texts", () => {
  it.each([
    ["box", ""],
    ["box", "host."],
    ["statistics", "page."],
  ])("of %s/%s exist in both languages under the same ids", (folder, kind) => {
    const file = (tongue: Language) => `${kind}${tongue}.ftl`;
    expect(idsOf(read(folder, file("fr")))).toEqual(idsOf(read(folder, file("en"))));
  });

  it.each(["fr", "en"] as const)("that the pages name outright all exist in %s", (tongue) => {
    const known = new Set([
      ...idsOf(read("box", `${tongue}.ftl`)),
      ...idsOf(read("box", `host.${tongue}.ftl`)),
      ...idsOf(read("statistics", `page.${tongue}.ftl`)),
    ]);
    expect([...namedIds()].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("numbers", () => {
  it("that are whole and small are written without Intl.NumberFormat, which is slow to come", () => {
    const made = vi.spyOn(Intl, "NumberFormat");
    chooseLanguage("en");
    expect(t("ui-seat", { seat: 3 })).toBe("Seat 3");
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it.each([
    ["fr", 1, "1 coup"],
    ["fr", 2, "2 coups"],
    ["fr", 1234, "1\u202f234 coups"],
    ["en", 1234, "1,234 coups"],
  ] as const)("choose their plural and their groups in %s: %d", (tongue, moves, said) => {
    const bundle = bundleOf(tongue, ["x = { $n } { $n ->\n    [one] coup\n   *[other] coups\n }"]);
    expect(formatted(bundle, "x", { n: moves })).toBe(said);
  });
});

describe("French", () => {
  it.each(examples.map(({ written, set }) => [written, set]))("sets %j", (written, set) => {
    expect(setFrench(written)).toBe(set);
  });

  it.each(["fr", "en"] as const)("is set when texts are read, names in %s too", (tongue) => {
    const { value, attributes } = bundleOf(tongue, [
      "x = Faux pas !\n    .hint = « a »",
    ]).getMessage("x")!;
    expect([value, attributes.hint]).toEqual(["Faux pas\u202f!", "«\u202fa\u202f»"]);
  });
});

describe("verdicts", () => {
  it("turn seats into names and keep other numbers", () => {
    const verdict = {
      rule: "arriba.duel",
      seat: 2,
      seats: [0, 1],
      target: 1,
      card: "H3a",
      cards: 7,
      winners: null,
    };
    expect(verdictArgs(verdict, nameOf, "en")).toEqual({
      rule: "arriba.duel",
      seat: "Cy",
      seats: "Ada and Bo",
      target: "Bo",
      card: "H3a",
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
      [...source.matchAll(/"((?:ui|statistics)-[a-z-]+[a-z])"/g)].map((hit) => hit[1]!),
    ),
  );
}
