import arriba from "../src/games/arriba";
import { describeTexts } from "./page-texts";

describeTexts({
  game: "arriba",
  module: arriba,
  composed: [
    ...["r", "g", "b", "y"].flatMap((name) => [`colour-${name}`, `colour-${name}-letter`]),
    ...["won", "lost", "tied", "late", "early", "wrong", "spared"].map((name) => `mark-${name}`),
    ...["deal", "face", "flip", "turning", "head", "signal", "lower"].map((name) => `now-${name}`),
    ...["won", "lost", "late", "tied"].map((name) => `moment-${name}-by`),
    ...["won", "lost", "late", "tied", "wrong", "early"].map((name) => `moment-${name}`),
    ...["wrong_grab", "outsider", "early", "countdown_press", "idle_press", "turn_order"].map(
      (rule) => `moment-why-${rule}`,
    ),
    ...["take", "rid", "give"].map((name) => `moment-${name}`),
    ...["begins", "goes-on", "turns"].flatMap((name) => [`now-${name}`, `now-${name}-me`]),
    ...["same", "totem", "nothing", "head", "accident"].map((name) => `lay-${name}`),
    ...["totem", "nothing", "head", "accident"].map((name) => `answer-${name}`),
    ...["give", "give_all", "take", "share", "take_share", "lay_under", "take_all"].map(
      (act) => `do-${act}`,
    ),
    ...["match", "regrab"].flatMap((name) => [`now-${name}-me`, `now-${name}-others`]),
  ],
  args: [0, 1, 2].map((count) => ({
    seats: "Ada",
    seat: "Ada",
    who: "Ada",
    what: "x",
    sum: count,
    rest: count,
    most: count,
    draw: count,
    open: count,
    count,
    cards: count,
    span: "0.08 s",
    seconds: 3,
    emblem: "x",
    colour: "y",
    gap: "9 µs",
    round: 1,
    rounds: 3,
  })),
});
