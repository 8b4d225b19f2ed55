import { COLUMNS, RED, SQUARES } from "./squares";

interface Props {
  /** The squares of a move, from its first to its last. */
  path: readonly number[];
  me: number | null;
}

const HEAD = 0.34;

interface Point {
  x: number;
  y: number;
}

/** A move drawn over the board: its way with an arrowhead, or a ring where a man comes in. */
export function Arrow({ path, me }: Props) {
  const points = path.map((square) => centreOf(square, me));
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined) return null;
  return (
    <svg
      class="tt-arrow"
      viewBox={`0 0 ${COLUMNS} ${SQUARES / COLUMNS}`}
      aria-hidden="true"
      data-testid="arrow"
      data-path={path.join(" ")}
    >
      {before === undefined ? (
        <circle cx={end.x} cy={end.y} r={0.42} />
      ) : (
        <>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
          <path d={headOf(before, end)} />
        </>
      )}
    </svg>
  );
}

/** The middle of a square as this viewer sees the board, in squares. */
export function centreOf(square: number, me: number | null): Point {
  const place = me === RED ? SQUARES - square : square - 1;
  return { x: (place % COLUMNS) + 0.5, y: Math.floor(place / COLUMNS) + 0.5 };
}

function headOf(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: ((to.x - from.x) / length) * HEAD, y: ((to.y - from.y) / length) * HEAD };
  const left = `${to.x - along.x - along.y * 0.7} ${to.y - along.y + along.x * 0.7}`;
  const right = `${to.x - along.x + along.y * 0.7} ${to.y - along.y - along.x * 0.7}`;
  return `M${to.x + along.x * 0.4} ${to.y + along.y * 0.4} L${left} L${right} Z`;
}
