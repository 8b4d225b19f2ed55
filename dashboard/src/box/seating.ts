import type { GameEntry, NewMatch, Table } from "../contract/wire";

/** A button of the box, with the person whose phone sat down there. */
export interface Place {
  button: number;
  name: string | null;
}

/** Who plays at a button: a person, nobody, or the bot of that name. */
export type Occupant = string;
export const PERSON: Occupant = "person";
export const EMPTY: Occupant = "empty";
export const isBot = (occupant: Occupant): boolean => occupant !== PERSON && occupant !== EMPTY;

/** Every button of the box, in table order; those outside a match have people too. */
export function placesOfBox(table: Table | null, size: number): Place[] {
  const people = [...(table?.seats.filter((seat) => seat.joined) ?? []), ...(table?.outside ?? [])];
  return Array.from({ length: size }, (_, button) => ({
    button,
    name: people.find((one) => one.button === button)?.name ?? null,
  }));
}

type Chosen = Readonly<Record<number, Occupant>>;
type Limits = Pick<GameEntry, "seats" | "players" | "levels">;

/**
 * Who plays at each button. Who sits plays, as far as the game has room, and bots fill up what the
 * game needs; what the host chose stays. Without anybody, one person plays at the first button.
 */
export function seatingOf(places: readonly Place[], chosen: Chosen, game: Limits): Occupant[] {
  const seating = places.map(
    ({ button, name }) => chosen[button] ?? (name === null ? EMPTY : PERSON),
  );
  const isOpen = (button: number) => chosen[button] === undefined;
  if (seating.every((one) => one === EMPTY) && isOpen(0)) seating[0] = PERSON;
  const high = Math.min(game.seats[1], places.length);
  for (let button = places.length - 1; button >= 0 && countOf(seating) > high; button--)
    if (isOpen(button) && seating[button] === PERSON) seating[button] = EMPTY;
  const least = Math.min(leastOf(seating, game), high);
  for (let button = 0; button < places.length && countOf(seating) < least; button++)
    if (isOpen(button) && seating[button] === EMPTY) seating[button] = usualBot(game);
  return seating;
}

/** A person alone gets the table that the rules are printed for; two people play as two. */
function leastOf(seating: readonly Occupant[], { seats, players }: Limits): number {
  const people = seating.filter((one) => one === PERSON).length;
  return people > 1 ? seats[0] : Math.max(seats[0], players?.[0] ?? 0);
}

const usualBot = ({ levels }: Limits): Occupant =>
  (levels.find(({ level }) => level === "medium") ?? levels[0])?.bot ?? PERSON;

export const countOf = (seating: readonly Occupant[]): number =>
  seating.filter((one) => one !== EMPTY).length;

/** The buttons of a match, and its bots by seat of the match. */
export function matchOf(
  seating: readonly Occupant[],
): Required<Pick<NewMatch, "buttons" | "bots">> {
  const buttons = seating.flatMap((one, button) => (one === EMPTY ? [] : [button]));
  const bots = buttons.flatMap((button, seat) =>
    isBot(seating[button]!) ? [[seat, seating[button]!]] : [],
  );
  return { buttons, bots: Object.fromEntries(bots) };
}
