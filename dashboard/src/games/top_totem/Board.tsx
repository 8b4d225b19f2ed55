import type { View } from "../../contract/top_totem";
import { Arrow } from "./Arrow";
import { Figure, Totem } from "./Figure";
import { squareName } from "./names";
import { COLUMNS, isInside, manOn, RED, SQUARES } from "./squares";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  /** Whose base lies at the bottom; a spectator sees red at the top, as the box shows it. */
  me: number | null;
  draft?: Draft | undefined;
  /** The squares of a move to point at. */
  arrow?: readonly number[] | null;
}

const NUMBERS = Array.from({ length: SQUARES }, (_, place) => place + 1);

/** The board of 72 squares; what may be tapped is a button, the rest is a picture. */
export function Board({ view, me, draft, arrow }: Props) {
  const order = me === RED ? [...NUMBERS].reverse() : NUMBERS;
  return (
    <div class="tt-board" role="group" aria-label={texts.t("top_totem-board")} data-testid="board">
      {order.map((square) => (
        <Square key={square} view={view} square={square} draft={draft} />
      ))}
      <span class="tt-totem-place">
        <Totem />
      </span>
      {arrow && <Arrow path={arrow} me={me} />}
    </div>
  );
}

interface SquareProps {
  view: View;
  square: number;
  draft: Draft | undefined;
}

function Square({ view, square, draft }: SquareProps) {
  const man = manOn(view, square);
  const marks = marksOf(view, square, draft);
  const canTap = draft !== undefined && ["next", "end", "chosen"].some((mark) => marks.has(mark));
  const inner = (
    <>
      <span class="tt-number">{square}</span>
      {man && <Figure {...man} />}
    </>
  );
  const shared = {
    class: ["tt-square", ...[...marks].map((mark) => `tt-is-${mark}`)].join(" "),
    "data-testid": `square-${square}`,
  };
  if (!canTap) {
    return (
      <span {...shared} role="img" aria-label={squareName(view, square)}>
        {inner}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-label={squareName(view, square)}
      aria-pressed={marks.has("chosen")}
      onClick={() => draft.tap(square)}
    >
      {inner}
    </button>
  );
}

/** What a square is at the moment: where it lies, what was done there, what may be done. */
function marksOf(view: View, square: number, draft: Draft | undefined): Set<string> {
  const { last, call } = view;
  const taps = draft?.taps ?? [];
  const wanted: [string, boolean][] = [
    ["inside", isInside(square)],
    ["dark", (Math.floor((square - 1) / COLUMNS) + ((square - 1) % COLUMNS)) % 2 === 1],
    ["from", last?.paths.some((path) => path.slice(0, -1).includes(square)) ?? false],
    ["to", last?.paths.some((path) => path.at(-1) === square) ?? false],
    ["taken", last?.taken.includes(square) ?? false],
    ["called", call !== null && [call.piece, call.victim].includes(square)],
    ["next", draft !== undefined && (draft.next.has(square) || draft.next.has(-square))],
    ["end", draft?.ends.has(square) ?? false],
    ["start", draft !== undefined && taps.length === 0 && draft.next.has(square)],
    ["chosen", taps.some((tap) => Math.abs(tap) === square)],
    ["victim", draft !== undefined && isVictim(draft, square)],
  ];
  return new Set(wanted.flatMap(([mark, holds]) => (holds ? [mark] : [])));
}

const isVictim = ({ next, taps }: Draft, square: number): boolean =>
  taps.length > 0 && [...next.values()].includes(square);
