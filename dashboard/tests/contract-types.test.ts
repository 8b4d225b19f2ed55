import { describe, expect, it } from "vitest";
import { filesOf } from "../contract-types.mjs";

const view = (game: string) => ({
  if: { properties: { game: { const: game } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { properties: { view: { $ref: `#/$defs/${game}.View` } } },
});
const STATE = {
  description: "What a spectator may know.",
  type: "object",
  properties: { game: { type: "string" }, view: {}, number: { type: "integer" } },
  required: ["game", "view"],
  allOf: [view("chess")],
};
const files = filesOf({
  "chess.View": {
    type: "object",
    properties: {
      phase: { enum: ["play", "over"] },
      last: { anyOf: [{ $ref: "#/$defs/chess.Square" }, { type: "null" }] },
      clocks: { type: "object", additionalProperties: { type: "number" } },
    },
    required: ["phase", "last", "clocks"],
  },
  "chess.Square": { type: "array", prefixItems: [{ type: "integer" }, { type: "string" }] },
  PublicState: STATE,
  States: { type: "array", items: { anyOf: [{ $ref: "#/$defs/PublicState" }, { const: 1 }] } },
});

describe("the types of the contract", () => {
  it("are in a file for the wire and one for each game, by the names of the schema", () => {
    expect([...files.keys()]).toEqual(["wire.ts", "chess.ts"]);
    expect(files.get("chess.ts")).toContain(`export type View = {
  phase: "play" | "over";
  last: Square | null;
  clocks: Record<string, number>;
};`);
    expect(files.get("chess.ts")).toContain("export type Square = [number, string];");
  });

  it("mark optional fields, and carry the descriptions", () => {
    expect(files.get("wire.ts")).toContain(`/** What a spectator may know. */
export type PublicState = {
  game: string;
  view: unknown;
  number?: number;
};`);
    expect(files.get("wire.ts")).toContain("export type States = Array<PublicState | 1>;");
  });

  it("give the view of each game by its name", () => {
    expect(files.get("wire.ts")).toContain('import type * as chess from "./chess";');
    expect(files.get("wire.ts")).toContain("export type Views = {\n  chess: chess.View;\n};");
  });

  it("reach a view without a cast", () => {
    const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const casting = Object.keys(sources).filter((path) => /\bview as \w/.test(sources[path]!));
    expect(casting).toEqual([]);
    expect(Object.keys(sources).length).toBeGreaterThan(100);
  });

  it("are refused for a keyword that this generator does not know", () => {
    const strange = { Odd: { type: "object", patternProperties: {} } };
    expect(() => filesOf(strange)).toThrow("patternProperties");
  });
});
