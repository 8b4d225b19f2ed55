import type { Face, PartView, PileView, TileView, View } from "../../contract/totemix";

export type Environment = TileView["environment"];
export type Animal = PartView["animal"];
export type Cell = PileView["cell"];

export const ENVIRONMENTS: readonly Environment[] = [
  "sky",
  "forest",
  "ocean",
  "desert",
  "mountain",
  "cavern",
];
export const ANIMALS: readonly Animal[] = ["eagle", "panther", "turtle", "oryx", "bear", "bat"];
export const FACES: readonly Face[] = ["pollution", "stacking", "destruction"];

const LETTERS: Readonly<Record<string, Environment>> = {
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
export const animalOf = (tile: string): Animal =>
  ANIMALS.find((animal) => tile.startsWith(animal))!;

/** A cell as moves write it. */
export const keyOf = ([q, r]: Cell): string => `${q},${r}`;

/** The cell that a move writes so. */
export function cellOf(key: string): Cell {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return [q, r];
}

/** The tile that lies on top of a pile. */
export const topOf = (view: View, pile: PileView): TileView | undefined =>
  view.tiles.find(({ tile }) => tile === pile.tiles.at(-1));

/** The totem tiles that can still be in the pile: those that lie nowhere else. */
export function tilesInPile(view: View): string[] {
  const seen = new Set([
    ...view.discard,
    ...view.seats.flatMap(({ parts, held }) => [...parts.map(({ tile }) => tile), held ?? ""]),
  ]);
  return view.animals.flatMap((animal) =>
    [1, 2, 3, 4, 5, 6].map((strokes) => `${animal}${strokes}`).filter((tile) => !seen.has(tile)),
  );
}

/** The moves as a table with real totem tiles taps them: a draw names the tile that came. */
export function withRealTiles(moves: readonly string[], view: View): readonly string[] {
  if (!view.entered.includes("draw")) return moves;
  return moves.flatMap((move) => {
    const [word, source] = move.split(" ");
    return source === "pile" ? tilesInPile(view).map((tile) => `${word} ${tile}`) : [move];
  });
}
