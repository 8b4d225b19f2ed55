import { describe, expect, it } from "vitest";
import coupsBas from "../src/games/coups_bas";
import { KINDS } from "../src/games/coups_bas/cards";
import { bundleOf } from "../src/shell/texts";
import { describeTexts, readTexts } from "./page-texts";

const AIMED = ["h1", "h3", "h4", "h7", "l2", "l4", "l6", "l7", "l7-to"];
const TURNS = [
  "action",
  "stop",
  "again-action",
  "again-card",
  "lynx",
  "shed",
  "misstep",
  "arrive",
  "answer",
];

const words = { name: "x", names: "x", card: "x", cards: "x", answer: "x", top: "x" };
const args = [0, 1, 2].map((count) => ({
  ...words,
  count,
  step: count,
  hand: count,
  rounds: count,
  looking: count,
  round: 1,
  target: 24,
  guard: "steal",
  scores: "1 + 2",
}));

describeTexts({
  game: "coups_bas",
  module: coupsBas,
  composed: [
    ...KINDS.map((kind) => `card-${kind.toLowerCase()}`),
    ...AIMED.map((name) => `ask-${name}`),
    ...TURNS.flatMap((name) => [`now-${name}`, `now-${name}-me`]),
    ...["deal", "steal", "over", "pressed"].map((name) => `now-${name}`),
    ...["yes", "no", "real"].map((name) => `press-${name}`),
    ...["won", "countered", "cancelled", "hit", "taken", "gift", "swapped", "stolen", "slow"].map(
      (word) => `moment-${word}`,
    ),
    ...["floors-less", "floors-more", "cards-less"].map((name) => `moment-${name}`),
    ...["steal", "destroy"].map((name) => `guard-${name}`),
    ...["me", "other", "team-me", "team-other", "nobody"].map((name) => `end-${name}`),
  ],
  args,
});

describe("cards of coups_bas", () => {
  it("have their printed name in both languages, with its effect", () => {
    const [fr, en] = (["fr", "en"] as const).map((tongue) =>
      bundleOf(tongue, [readTexts("coups_bas", tongue)]),
    );
    expect(KINDS.length).toBeGreaterThan(0);
    for (const kind of KINDS) {
      const [french, english] = [fr!, en!].map((each) =>
        each.getMessage(`coups_bas-card-${kind.toLowerCase()}`),
      );
      expect(english!.value).toEqual(french!.value);
      expect(english!.attributes).toHaveProperty("means");
      expect(Object.keys(french!.attributes)).toContain("effect");
    }
  });
});
