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

/** The lesson for the first person who sits, or null if the box does not know the game. */
export function lessonCommand(games: readonly GameEntry[], table: Table | null): Command | null {
  const bot = games.find(({ name }) => name === GAME)?.bots?.[0];
  if (bot === undefined) return null;
  const buttons = buttonsBeside(table);
  const bots = buttons.flatMap(({ isBot }, seat) => (isBot ? [[String(seat), bot]] : []));
  return {
    do: "new_match",
    game: GAME,
    buttons: buttons.map(({ button }) => button),
    seed: SEED,
    bots: Object.fromEntries(bots),
    options: {
      flip_by: "tempo",
      tempo_ms: 4000,
      look_ms: 3000,
      rounds: 1,
      first_player: "seat0",
    },
  };
}

/** The learner's button and two for bots, in table order: where nobody sits, if there are such. */
function buttonsBeside(table: Table | null): { button: number; isBot: boolean }[] {
  const people = [...(table?.seats.filter((seat) => seat.joined) ?? []), ...(table?.outside ?? [])];
  const taken = people.map(({ button }) => button).sort((a, b) => a - b);
  const learner = taken[0] ?? 0;
  const last = Math.max(SEATS - 1, learner, ...(table?.seats.map(({ button }) => button) ?? []));
  const all = Array.from({ length: last + 1 }, (_, button) => button);
  const free = all.filter((button) => button !== learner && !taken.includes(button));
  const others = [...free, ...taken.slice(1)].slice(0, SEATS - 1);
  return [learner, ...others]
    .sort((a, b) => a - b)
    .map((button) => ({ button, isBot: button !== learner }));
}
