import type { Cell } from "./tiles";

/** Pointy-top hexagons one unit wide. */
export const ROW = Math.sqrt(3) / 2;
const SIDE = 1 / Math.sqrt(3);
const CORNERS: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return [Math.cos(angle) * SIDE, Math.sin(angle) * SIDE];
});

export const xOf = ([q, r]: Cell): number => q + r / 2;
export const yOf = ([, r]: Cell): number => r * ROW;

/** The corners of a hexagon around its centre, a little smaller than the cell. */
export function hexagon(scale = 1): string {
  return CORNERS.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(" ");
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the plane in which all cells lie, with half a cell of air around them. */
export function frameOf(cells: readonly Cell[]): Frame {
  const shown: readonly Cell[] = cells.length > 0 ? cells : [[0, 0]];
  const xs = shown.map(xOf);
  const ys = shown.map(yOf);
  const [left, top] = [Math.min(...xs) - 0.75, Math.min(...ys) - 0.85];
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + 0.75 - left),
    height: round(Math.max(...ys) + 0.85 - top),
  };
}

const NEIGHBOURS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const around = ([q, r]: Cell): Cell[] => NEIGHBOURS.map(([dq, dr]) => [q + dq, r + dr]);

/** All cells up to a distance from the middle. */
export function disc(radius: number): Cell[] {
  const cells: Cell[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++)
      cells.push([q, r]);
  return cells;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
