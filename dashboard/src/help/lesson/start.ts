import type { GameEntry, Table } from "../../contract/wire";
import type { Command } from "../../wire/commands";

/** Begins with look-alikes, brings a pair of the learner soon, then a head and a totem. */
const SEED = 291;
const GAME = "arriba";
const SEATS = 3;

/** Whether the match on the table is the lesson: nobody deals the same by chance. */
export const isLesson = (table: Table | null): boolean =>
  table?.match != null && table.game === GAME && table.chance?.seed === String(SEED);

/** The one seat that a person plays. */
export const learnerOf = (table: Table): number | null =>
  table.seats.find(({ bot }) => bot === null)?.seat ?? null;

/** The lesson for the first person at its seats, or null if the box does not know the game. */
export function lessonCommand(games: readonly GameEntry[], table: Table | null): Command | null {
  const bot = games.find(({ name }) => name === GAME)?.bots?.[0];
  if (bot === undefined) return null;
  const joined = table?.seats.find(({ seat, joined }) => joined && seat < SEATS);
  const learner = joined?.seat ?? 0;
  const others = Array.from({ length: SEATS }, (_, seat) => seat).filter((it) => it !== learner);
  return {
    do: "new_match",
    game: GAME,
    seats: SEATS,
    seed: SEED,
    bots: Object.fromEntries(others.map((seat) => [String(seat), bot])),
    options: {
      flip_by: "tempo",
      tempo_ms: 4000,
      look_ms: 3000,
      rounds: 1,
      first_player: "seat0",
    },
  };
}
