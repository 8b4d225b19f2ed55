import topTotem from "../src/games/top_totem";
import { describeTexts } from "./page-texts";

const WAITING = ["place", "play", "top-open", "top-named", "void"];

const args = [0, 1, 2].map((count) => ({
  count,
  inside: count,
  worth: 10,
  camp: count,
  seat: count,
  square: 28,
  man: "rider-1",
  kind: count === 1 ? "rider" : "pedestrian",
  name: "Ada",
  names: "Ada",
  side: "Red",
  round: 1,
  rounds: 2,
  piece: 20,
  victim: 29,
  points: 60,
  move: "from 20 to 28",
  score: "+1.0",
  depth: count,
  wins: "yes",
}));

describeTexts({
  game: "top_totem",
  module: topTotem,
  composed: [
    "now-lot",
    "now-between",
    "now-setup",
    ...WAITING.flatMap((name) => [`now-${name}-me`, `now-${name}-other`]),
    ...["move", "enter", "place", "call"].map((name) => `how-${name}`),
    ...["to", "on", "on-take", "sent"].map((name) => `draft-${name}`),
    ...["pass", "announce", "next"],
    ...["best", "decided", "none", "thinking"].map((name) => `analysis-${name}`),
    ...["from", "step", "then", "take"].map((name) => `way-${name}`),
    ...["pedestrian", "rider"].map((name) => `${name}s`),
    ...["me", "other", "drawn"].map((name) => `end-${name}`),
  ],
  args,
});
