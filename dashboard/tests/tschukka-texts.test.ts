import tschukka from "../src/games/tschukka";
import { PRINTED } from "../src/games/tschukka/PhaseStrip";
import { KINDS } from "../src/games/tschukka/people";
import { SPELLS } from "../src/games/tschukka/spells";
import { describeTexts } from "./page-texts";

const words = (names: readonly string[]) => names.map((name) => name.replaceAll("_", "-"));

const FAMILIES = ["red", "green", "blue", "yellow"];
const ALL_WAIT = ["housing", "choosing", "placing", "writing", "starving", "noting", "youth"];
const PICKS = ["starving", "noting", "youth"];
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

const text = { family: "x", families: "x", name: "x", names: "x", hut: "x", kind: "x" };
const more = { phase: "x", hungry: "x", spell: "x", what: "x", known: "yes", round: 1 };
const args = [0, 1, 2].map((count) => ({
  ...text,
  ...more,
  count,
  birds: count,
  spells: count,
  free: count,
  missing: count,
  allowance: count,
  people: count,
  counters: count,
}));

describeTexts({
  game: "tschukka",
  module: tschukka,
  composed: [
    ...FAMILIES.flatMap((name) => [`family-${name}`, `family-${name}-letter`]),
    ...words(KINDS).flatMap((name) => [`kind-${name}`, `count-${name}`]),
    ...words(SPELLS).map((name) => `spell-${name}`),
    ...PRINTED.map((name) => `phase-${name}`),
    ...["first", "choosing", "placing", "writing", "throwing", ...PICKS, "over"].map(
      (name) => `phase-${name}`,
    ),
    ...[...ALL_WAIT, "reveal"].flatMap((name) => [`now-${name}`, `now-${name}-me`]),
    ...["first", "throwing", "drawing", "meal", "census", "over"].map((name) => `now-${name}`),
    ...PICKS.flatMap((name) => [name, `${name}-done`]),
    ...["bird", "hunter", "people", "piece"].flatMap((name) => [
      `legend-${name}`,
      `number-${name}`,
    ]),
    ...["bird", "piece"].map((name) => `count-${name}`),
    ...["move", "village", "board"].map((name) => `face-${name}`),
    ...["hidden", "mine", "open"].map((name) => `counter-${name}`),
    ...["add", "remove"].map((name) => `do-${name}`),
    ...["full", "outside", "discard"].map((name) => `housing-${name}`),
    ...["girl", "boy", "woman", "man"].map((name) => `do-swap-${name}`),
    ...["young-woman", "young-man"].map((name) => `do-turn-${name}`),
    ...["pen", "pole"].map((name) => `place-${name}`),
    ...["children", "women", "men", "elders", "birds"].map((name) => `short-${name}`),
    ...["me", "other", "nobody"].map((name) => `end-${name}`),
    ...CAUSES.map((name) => `cause-${name}`),
  ],
  args,
});
