import type { PileView, TileView } from "../../contract/totemix";
import { pathOf } from "./Emblem";
import { hexagon, xOf, yOf } from "./hexes";
import type { Cell, Environment } from "./tiles";

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
      <Picture name={pile.environment} size={pile.is_polluted ? 0.34 : 0.46} {...symbolAt(pile)} />
      {pile.is_polluted && (
        <text class="tx-number" x={hasPawns(pile) ? 0.2 : 0} y={hasPawns(pile) ? -0.05 : 0.36}>
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

const hasPawns = (pile: PileView): boolean => pile.pawns.length > 0;

/** Where the symbol leaves room for the number that cleans and for the pawns. */
function symbolAt(pile: PileView): { x: number; y: number } {
  if (!hasPawns(pile)) return { x: 0, y: pile.is_polluted ? -0.18 : -0.04 };
  return { x: pile.is_polluted ? -0.16 : 0, y: -0.18 };
}

function Picture({
  name,
  size,
  x = 0,
  y = 0,
}: {
  name: string;
  size: number;
  x?: number;
  y?: number;
}) {
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
      {animal && <Picture name={animal} size={0.22} />}
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
        <Picture name={wanted.at(-1)!} size={0.26} y={0.24} />
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
