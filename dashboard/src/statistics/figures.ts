import type { EveningFigures, Figure, MatchFigures } from "../contract/wire";

export type Kind = Figure[1];

/** One person over all matches; the colour is that of the seat where the person sat first. */
export interface Person {
  key: string;
  name: string;
  seat: number;
  reactions_ms: number[];
  wrong: number;
  wins: number;
}

type SeatName = (seat: number) => string;

/** Who played, in the order of appearance; a seat without a name is a person of its own. */
export function peopleOf(evening: EveningFigures, seatName: SeatName): Person[] {
  const people = new Map<string, Person>();
  for (const match of evening.matches) {
    const seated = Array.from({ length: match.seats }, (_, seat) =>
      personAt(people, match, seat, seatName),
    );
    for (const figure of match.figures) addFigure(seated, figure);
    for (const seat of match.winners ?? []) if (seated[seat]) seated[seat].wins += 1;
  }
  return [...people.values()];
}

/** The button that a seat of the match had, by whose number and colour people know it. */
export const buttonOf = ({ buttons }: MatchFigures, seat: number): number => buttons[seat] ?? seat;

function personAt(
  people: Map<string, Person>,
  match: MatchFigures,
  seat: number,
  seatName: SeatName,
): Person {
  const given = match.names[seat]?.trim();
  const button = buttonOf(match, seat);
  const key = given ? `name ${given.toLocaleLowerCase()}` : `seat ${button}`;
  const name = given || seatName(button);
  const fresh = { key, name, seat: button, reactions_ms: [], wrong: 0, wins: 0 };
  if (!people.has(key)) people.set(key, fresh);
  return people.get(key)!;
}

function addFigure(seated: Person[], [, kind, seat, value]: Figure): void {
  const person = seat === null ? undefined : seated[seat];
  if (kind === "reaction") person?.reactions_ms.push(value / 1e6);
  if (kind === "wrong" && person) person.wrong += value;
}

/** Five numbers that tell a distribution; quantiles lie between neighbours, as R's type 7. */
export interface Spread {
  low: number;
  first: number;
  median: number;
  third: number;
  high: number;
}

export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => quantile(sorted, share);
  return { low: at(0), first: at(0.25), median: at(0.5), third: at(0.75), high: at(1) };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

/** The course of one seat, or of the table, through a match: after which move, how much. */
export interface Course {
  seat: number | null;
  points: [number: number, value: number][];
}

export interface MatchCourse {
  match: MatchFigures;
  moves: number;
  most: number;
  courses: Course[];
}

/** Matches in which something of the kind was measured, the newest first. */
export function coursesOf(evening: EveningFigures, kind: Kind): MatchCourse[] {
  return evening.matches
    .map((match) => courseOf(match, kind))
    .filter(({ courses }) => courses.length > 0)
    .reverse();
}

function courseOf(match: MatchFigures, kind: Kind): MatchCourse {
  const courses = new Map<number | null, Course>();
  for (const [number, found, seat, value] of match.figures) {
    if (found !== kind) continue;
    if (!courses.has(seat)) courses.set(seat, { seat, points: [] });
    courses.get(seat)!.points.push([number, value]);
  }
  const all = [...courses.values()].flatMap(({ points }) => points);
  return {
    match,
    moves: Math.max(1, ...match.figures.map(([number]) => number)),
    most: Math.max(1, ...all.map(([, value]) => value)),
    courses: [...courses.values()].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1)),
  };
}

/** The end of an axis that holds the value: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= value)!;
}
