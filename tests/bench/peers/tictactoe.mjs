// Random play of noughts and crosses through boardgame.io's reducer. A line with a number of
// milliseconds on standard input is answered by how many moves were made in so much CPU time,
// and by that time in seconds.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)("boardgame.io/internal");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const reduce = CreateGameReducer({ game });
let seed = 1;
const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
let state = InitializeGame({ game });

function move() {
  if (state.ctx.gameover) state = InitializeGame({ game });
  const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
  const payload = { type: "mark", args: [free[below(free.length)]], playerID: state.ctx.currentPlayer };
  state = reduce(state, { type: "MAKE_MOVE", payload });
}

const spent = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

for await (const line of createInterface({ input: process.stdin })) {
  const begun = process.cpuUsage();
  let moves = 0;
  while (spent(begun) < Number(line) / 1000) for (let n = 0; n < 8; n += 1, moves += 1) move();
  console.log(`${moves} ${spent(begun)}`);
}
