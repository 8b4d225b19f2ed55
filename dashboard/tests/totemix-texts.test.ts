import totemix from "../src/games/totemix";
import { TOOLS } from "../src/games/totemix/plays";
import { ANIMALS, FACES } from "../src/games/totemix/tiles";
import { describeTexts } from "./page-texts";

const AT_ONCE = ["add", "drop", "clean"];
const TWO_TAPS = ["choose", "stack", "step", "eagle", "bear", "turtle", "bat"];
const WAITS = ["map", "animals", "number", "keep", "flee", "draw", "pay", "dice", "victim"];

const args = [0, 1, 2].map((count) => ({
  count,
  cubes: count,
  strokes: count,
  height: count + 1,
  needs: count * 5,
  pawns: count,
  distance: count,
  total: 36,
  clock: 1,
  clocks: 2,
  dice: count,
  laid: count,
  all: 36,
  face: count === 1 ? "no" : "yes",
  tool: "Stack",
  cells: "(0; 1)",
  power: 3,
  actions: count,
  reserve: count,
  environment: "Forest",
  animal: "Bear",
  tile: "Bear 3",
  name: "Ada",
  names: "Ada",
  polluted: "yes",
  q: -1,
  r: 2,
  goal: "volcan",
  place: 3,
  places: "1, 2",
  terrain: "Forest",
  what: "dice",
}));

describeTexts({
  game: "totemix",
  module: totemix,
  composed: [
    "from-pile",
    "from-nothing",
    ...WAITS.flatMap((name) => [`now-${name}-me`, `now-${name}-other`]),
    "now-nothing-other",
    ...["free", "free-act", "free-roll", "free-broke"].map((name) => `now-${name}`),
    ...["take", "add", "swap", "refill"].map((name) => `now-stage-${name}`),
    ...FACES.map((name) => `face-${name}`),
    ...TOOLS.map((name) => `tool-${name}`),
    ...TOOLS.filter((name) => !AT_ONCE.includes(name)).map((name) => `ask-${name}`),
    ...TWO_TAPS.map((name) => `ask-${name}-to`),
    ...["general", "own"].map((name) => `pay-${name}`),
    ...ANIMALS.map((name) => `about-${name}`),
  ],
  args,
});
