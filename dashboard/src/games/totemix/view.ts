/** The view of totemix, as engines/totemix/view.py builds it. */
export const ENVIRONMENTS = ["sky", "forest", "ocean", "desert", "mountain", "cavern"] as const;
export const ANIMALS = ["eagle", "panther", "turtle", "oryx", "bear", "bat"] as const;
export const FACES = ["pollution", "stacking", "destruction"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Face = (typeof FACES)[number];
export type Cell = readonly [q: number, r: number];
export type Stage = "act" | "take" | "add" | "swap" | "refill";
export type Wait =
  | "map"
  | "animals"
  | "number"
  | "keep"
  | "flee"
  | "draw"
  | "pay"
  | "dice"
  | "victim"
  | "free"
  | "nothing";

export interface TileView {
  tile: string;
  environment: Environment;
  number: number | null;
  needs: number | null;
  is_polluted: boolean;
  cell: Cell | null;
  level: number;
  is_top: boolean;
}

export interface PileView {
  cell: Cell;
  tiles: string[];
  environment: Environment;
  is_polluted: boolean;
  pawns: number[];
  force: number;
}

export interface PartView {
  place: number;
  tile: string;
  animal: Animal;
  strokes: number;
  cubes: number;
}

export interface SeatView {
  animal: Animal | null;
  cell: Cell | null;
  stage: Stage;
  parts: PartView[];
  power: number;
  actions: number;
  powers: Animal[];
  is_complete: boolean;
  reserve: number;
  held: string | null;
  dice: number;
  can_pay: boolean;
  is_doubled: boolean;
}

export interface RollView {
  seat: number;
  count: number;
  face: Face | null;
  dice: Environment[];
  left: Environment[];
}

export interface GoalPlace {
  cell: Cell;
  wanted: Environment[];
  in_place: number;
}

export interface GoalView {
  name: string;
  picture: string;
  distance: number;
  total: number;
  stray: string[];
  places: GoalPlace[];
}

export interface ChronoView {
  kind: string;
  clock: number;
  clocks: number;
  dice: number;
  length_ns: number;
  until_ns: number;
}

export interface TotemixView {
  phase: "lay" | "choose" | "play" | "roll" | "over";
  wait: { what: Wait; seats: number[]; cells: Cell[] };
  tiles: TileView[];
  map: PileView[];
  lost: string[];
  seats: SeatView[];
  general: number;
  spent: number;
  pile: number;
  discard: string[];
  roll: RollView | null;
  goal: GoalView;
  chrono: ChronoView | null;
  chance: "box" | "table";
  numbers: "hidden" | "open";
  is_first_game: boolean;
  is_enfer: boolean;
  animals: Animal[];
  fatal: string[];
  clock_ns: number;
  is_won: boolean | null;
  rule: string | null;
}

export const LETTERS: Readonly<Record<string, Environment>> = {
  C: "sky",
  F: "forest",
  O: "ocean",
  D: "desert",
  M: "mountain",
  V: "cavern",
};

/** F3 is a forest. */
export const environmentOf = (tile: string): Environment => LETTERS[tile[0]!]!;

/** bear3 is a bear. */
export const animalOf = (tile: string): Animal => tile.replace(/\d$/, "") as Animal;

/** A cell as moves write it. */
export const keyOf = ([q, r]: Cell): string => `${q},${r}`;

/** The tile that lies on top of a pile. */
export const topOf = (view: TotemixView, pile: PileView): TileView | undefined =>
  view.tiles.find(({ tile }) => tile === pile.tiles.at(-1));
