import arriba from "../src/games/arriba";
import { describeTexts } from "./page-texts";

describeTexts({
  game: "arriba",
  module: arriba,
  composed: [
    ...["r", "g", "b", "y"].flatMap((name) => [`colour-${name}`, `colour-${name}-letter`]),
    ...["won", "lost", "tied", "late", "early", "wrong", "spared"].map((name) => `mark-${name}`),
    ...["deal", "face", "flip", "turning", "head", "signal", "lower"].map((name) => `now-${name}`),
    ...["match", "regrab"].flatMap((name) => [`now-${name}-me`, `now-${name}-others`]),
  ],
  args: [0, 1, 2].map((count) => ({
    seats: "Ada",
    seat: "Ada",
    count,
    seconds: 3,
    emblem: "x",
    colour: "y",
    gap: "9 µs",
    round: 1,
    rounds: 3,
  })),
});
