import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const SHEETS: Record<string, string> = Object.fromEntries(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => [`/${path}`, readFileSync(join(SRC, path), "utf8")]),
);
/** Where colours are defined, and sheets that draw a thing: a game, the front of the box. */
const OWN_COLOURS = /\/(style\/theme|style\/seats|games\/[^/]+\/[^/]+|box\/[^/]+)\.css$/;

const offending = (pattern: RegExp, isFree: (path: string) => boolean): string[] =>
  Object.entries(SHEETS).flatMap(([path, css]) =>
    isFree(path) ? [] : [...css.matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  );

describe("style sheets", () => {
  it("ask for widths and heights by the names of breakpoints.css", () => {
    const raw = /@(?:media|container)[^{]*\((?:min|max)-(?:width|height)[^{]*/g;
    expect(offending(raw, () => false)).toEqual([]);
    expect(Object.keys(SHEETS).length).toBeGreaterThan(30);
  });

  it("take their colours from the theme, unless they draw a thing", () => {
    expect(offending(/#[0-9a-f]{3,8}\b/gi, (path) => OWN_COLOURS.test(path))).toEqual([]);
  });

  it("that all pages share name no game", () => {
    const games = /\.(?:arriba|ar-|tk-|cb-|tx-|tt-)[\w-]*/g;
    expect(offending(games, (path) => path.includes("/games/"))).toEqual([]);
  });
});
