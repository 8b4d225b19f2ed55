import { pathOf } from "./Emblem";
import { hexagon, xOf, yOf } from "./hexes";
import type { Cell, Environment, PileView, TileView } from "./view";

export const FULL = hexagon(0.97);
const INNER = hexagon(0.84);

interface PileProps {
  pile: PileView;
  top: TileView | undefined;
  animals: readonly (string | null)[];
  isStray: boolean;
}

/** One pile: its top terrain, how high it lies, its pollution, and the pawns on it. */
export function Pile({ pile, top, animals, isStray }: PileProps) {
  return (
    <g class="tx-pile" data-environment={pile.environment}>
      <polygon class="tx-hex" points={FULL} />
      {pile.is_polluted && <polygon class="tx-murk" points={FULL} />}
      {isStray && <polygon class="tx-stray" points={INNER} />}
      <Symbol name={pile.environment} size={0.46} y={pile.pawns.length > 0 ? -0.2 : -0.06} />
      {pile.is_polluted && (
        <text class="tx-number" y={pile.pawns.length > 0 ? -0.02 : 0.3}>
          {top?.needs ?? "?"}
        </text>
      )}
      {pile.tiles.length > 1 && <Height count={pile.tiles.length} />}
      {pile.pawns.map((seat, place) => (
        <Pawn
          key={seat}
          seat={seat}
          animal={animals[seat] ?? null}
          x={(place - (pile.pawns.length - 1) / 2) * 0.26}
        />
      ))}
    </g>
  );
}

function Symbol({ name, size, x = 0, y = 0 }: { name: string; size: number; x?: number; y?: number }) {
  return (
    <path
      class="tx-symbol"
      d={pathOf(name)}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
    />
  );
}

function Height({ count }: { count: number }) {
  return (
    <g class="tx-height" transform="translate(.3 -.22)">
      <rect x="-.11" y="-.13" width=".22" height=".26" rx=".05" />
      <text y=".085">{count}</text>
    </g>
  );
}

function Pawn({ seat, animal, x }: { seat: number; animal: string | null; x: number }) {
  return (
    <g class="tx-pawn" data-seat={seat} transform={`translate(${x} .26)`}>
      <circle r=".17" />
      {animal && <Symbol name={animal} size={0.22} />}
    </g>
  );
}

/** A cell of the goal: what it wants on top, and a tick when all of it is there. */
export function Wanted({ wanted, isDone }: { wanted: readonly Environment[]; isDone: boolean }) {
  return (
    <g class={isDone ? "tx-wanted is-done" : "tx-wanted"}>
      <polygon points={INNER} />
      {isDone ? (
        <path class="tx-tick" d="M-.16 .22 -.04 .34 .18 .08" />
      ) : (
        <Symbol name={wanted.at(-1)!} size={0.26} y={0.24} />
      )}
      {wanted.length > 1 && (
        <text class="tx-wanted-height" x=".3" y=".3">
          {wanted.length}
        </text>
      )}
    </g>
  );
}

export const placed = (cell: Cell): string =>
  `translate(${xOf(cell).toFixed(3)} ${yOf(cell).toFixed(3)})`;
