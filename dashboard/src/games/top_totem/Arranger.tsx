import { useRef, useState } from "preact/hooks";
import type { View } from "../../contract/top_totem";
import { Button } from "../../kit/Button";
import {
  arrangeMove,
  carried,
  emptied,
  isMan,
  type Layout,
  layoutOf,
  type Man,
  MEN,
  manAt,
  offBoard,
} from "./arranging";
import { Figure, Totem } from "./Figure";
import { sideName, squareName } from "./names";
import { COLUMNS, isInside, RED } from "./squares";
import { texts } from "./texts";
import "./arrange.css";

interface Props {
  view: View;
  /** Whose base lies at the bottom, as on the board of play. */
  me: number | null;
  isBusy: boolean;
  send: (move: string) => void;
}

/**
 * Sets up the board as it really looks: men are dragged, or tapped and then their place.
 *
 * It begins anew when the table's board changes, so that no older board is put over a move.
 */
export const Arranger = (props: Props) => (
  <Editor key={arrangeMove(layoutOf(props.view))} {...props} />
);

function Editor({ view, me, isBusy, send }: Props) {
  const [layout, setLayout] = useState(() => layoutOf(view));
  const [held, hold] = useState<string | null>(null);
  const from = useRef<string | null>(null);
  const carry = (start: string, end: string) => {
    setLayout(carried(layout, start, end));
    hold(null);
  };
  const tap = (place: string) => {
    if (held !== null && held !== place) carry(held, place);
    else hold(held === null && manAt(layout, place) !== null ? place : null);
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current;
    from.current = null;
    const end = placeAt(clientX, clientY);
    if (start !== null && end !== null && end !== start) carry(start, end);
  };
  const isSetup = view.phase === "setup";
  const spots = { layout, held, tap };
  return (
    <div
      class="tt tt-arranger"
      data-testid="arranger"
      onPointerDown={({ clientX, clientY }) => {
        from.current = placeAt(clientX, clientY);
      }}
      onPointerUp={drop}
    >
      <p role="status">
        {texts.t(held === null ? "top_totem-arrange-how" : "top_totem-arrange-held")}
      </p>
      <Squares view={view} me={me} {...spots} />
      {view.options.start === "cowboy" && <Tray where="camp" {...spots} />}
      <Tray where="off" {...spots} />
      <Turn layout={layout} choose={(turn) => setLayout({ ...layout, turn })} />
      <div class="tt-arranged">
        <Button
          look="huge"
          testid="arrange-done"
          disabled={isBusy}
          onClick={() => send(arrangeMove(layout))}
        >
          {texts.t(isSetup ? "top_totem-arrange-done" : "top_totem-arrange-right-done")}
        </Button>
        <Button look="quiet" testid="arrange-clear" onClick={() => setLayout(emptied(layout))}>
          {texts.t("top_totem-arrange-clear")}
        </Button>
      </div>
    </div>
  );
}

/** The place under the finger, which a touch keeps reporting to where it began. */
function placeAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return found?.dataset.place ?? null;
}

interface SpotsProps {
  layout: Layout;
  held: string | null;
  tap: (place: string) => void;
}

function Squares({ view, me, layout, held, tap }: SpotsProps & Pick<Props, "view" | "me">) {
  const board = layout.squares.join("");
  const numbers = layout.squares.map((_, index) => index);
  return (
    <div class="tt-board" role="group" aria-label={texts.t("top_totem-board")}>
      {(me === RED ? numbers.reverse() : numbers).map((index) => {
        const letter = layout.squares[index];
        const place = String(index + 1);
        const isDark = (Math.floor(index / COLUMNS) + (index % COLUMNS)) % 2 === 1;
        const marks = [isInside(index + 1) && "tt-is-inside", isDark && "tt-is-dark"];
        return (
          <button
            key={place}
            type="button"
            class={["tt-square", ...marks, held === place && "tt-is-chosen"]
              .filter(Boolean)
              .join(" ")}
            data-place={place}
            data-testid={`place-${place}`}
            aria-pressed={held === place}
            aria-label={squareName({ ...view, board }, index + 1)}
            onClick={() => tap(place)}
          >
            <span class="tt-number">{place}</span>
            {isMan(letter) && <Picture man={letter} />}
          </button>
        );
      })}
      <span class="tt-totem-place">
        <Totem />
      </span>
    </div>
  );
}

/** Men beside the board, one button for each kind. */
function Tray({ where, layout, held, tap }: SpotsProps & { where: "off" | "camp" }) {
  const title = texts.t(where === "off" ? "top_totem-arrange-off" : "top_totem-arrange-camp");
  return (
    <div class="tt-tray" role="group" aria-label={title}>
      <span>{title}</span>
      {MEN.map((man) => {
        const place = `${where}-${man}`;
        const count = where === "off" ? offBoard(layout, man) : layout.camps[man];
        return (
          <button
            key={man}
            type="button"
            class="tt-tray-men"
            data-place={place}
            data-testid={`place-${place}`}
            aria-pressed={held === place}
            aria-label={texts.t("top_totem-arrange-men", { count, ...figureOf(man) })}
            onClick={() => tap(place)}
          >
            <Picture man={man} />
            {count}
          </button>
        );
      })}
    </div>
  );
}

function Turn({ layout, choose }: { layout: Layout; choose: (turn: number) => void }) {
  return (
    <div class="tt-tray" role="group" aria-label={texts.t("top_totem-arrange-turn")}>
      <span>{texts.t("top_totem-arrange-turn")}</span>
      {[0, 1].map((seat) => (
        <button
          key={seat}
          type="button"
          class="tt-tray-men"
          data-testid={`arrange-turn-${seat}`}
          aria-pressed={layout.turn === seat}
          onClick={() => choose(seat)}
        >
          {sideName(seat)}
        </button>
      ))}
    </div>
  );
}

const figureOf = (man: Man) => ({
  seat: man.toLowerCase() === "i" ? 0 : 1,
  kind: man === man.toUpperCase() ? ("rider" as const) : ("pedestrian" as const),
});

const Picture = ({ man }: { man: Man }) => <Figure {...figureOf(man)} />;
