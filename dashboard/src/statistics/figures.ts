import type { EveningFigures, Figure, MatchFigures, PlayerFigures } from "../contract/wire";

export type Kind = Figure[1];

/** Five numbers that tell a distribution, in ms. */
export interface Spread {
  low: number;
  first: number;
  median: number;
  third: number;
  high: number;
}

/** A row of the charts: a person, the bots of a level, or everybody without a name. */
export interface Player {
  key: string;
  kind: PlayerFigures["kind"];
  name: string;
  /** The place where a person sat first gives the colour; bots and nobody have none. */
  button: number | null;
  matches: number;
  wins: number;
  wrong: number;
  reactions: number;
  spread: Spread | null;
  latest_ms: number[];
}

const MS = 1e6;

/** People and bots apart; whoever has no name is one group behind the people. */
export function groupsOf(
  people: readonly PlayerFigures[],
  nameOf: (player: PlayerFigures) => string,
): { people: Player[]; bots: Player[] } {
  const players = people.map((player) => playerOf(player, nameOf(player)));
  const of = (kind: Player["kind"]) => players.filter((player) => player.kind === kind);
  return { people: [...of("person"), ...of("nobody")], bots: of("bot") };
}

function playerOf(player: PlayerFigures, name: string): Player {
  const { kind, button, matches, wins, wrong, reactions, latest } = player;
  return {
    key: `${kind} ${player.name}`,
    ...{ kind, name, button, matches, wins, wrong },
    reactions: reactions?.count ?? 0,
    spread: reactions && {
      low: reactions.low / MS,
      first: reactions.first / MS,
      median: reactions.median / MS,
      third: reactions.third / MS,
      high: reactions.high / MS,
    },
    latest_ms: latest.map((ns) => ns / MS),
  };
}

/** From the most to the least; no group without a name is ranked among people. */
export function ranked(players: readonly Player[], countOf: (player: Player) => number): Player[] {
  const isNobody = ({ kind }: Player) => Number(kind === "nobody");
  return [...players].sort((a, b) => isNobody(a) - isNobody(b) || countOf(b) - countOf(a));
}

/** The button that a seat of the match had, by whose number and colour people know it. */
export const buttonOf = ({ buttons }: MatchFigures, seat: number): number => buttons[seat] ?? seat;

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
