import { useState } from "preact/hooks";
import type { Face, View } from "../../contract/totemix";
import { ActionBar } from "../../kit/play/ActionBar";
import { Emblem } from "./Emblem";
import { LayMap } from "./LayMap";
import { environmentName, terrainName, totemName } from "./names";
import { texts } from "./texts";
import {
  type Cell,
  ENVIRONMENTS,
  type Environment,
  environmentOf,
  FACES,
  keyOf,
  tilesInPile,
} from "./tiles";

interface Props {
  view: View;
  isBusy: boolean;
  send: (move: string) => void;
}

/** What the people at the table saw and the box did not: the map, a number, the dice, a tile. */
export function Enter(props: Props) {
  switch (props.view.wait.what) {
    case "map":
      return <LayMap {...props} />;
    case "number":
      return <Numbers {...props} />;
    case "dice":
      return <Dice {...props} />;
    case "draw":
      return <Drawn {...props} />;
    default:
      return null;
  }
}

export const isEntered = ({ entered, wait }: View): boolean => entered.includes(wait.what);

/** The terrains that were turned: a tap for the number on each; the last one sends them all. */
function Numbers({ view, isBusy, send }: Props) {
  const owed = owedNumbers(view);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const choose = (tile: string, number: number) => {
    const after = { ...chosen, [tile]: number };
    setChosen(after);
    if (owed.every((one) => one.tile in after))
      send(`number ${owed.map((one) => `${one.tile}=${after[one.tile]}`).join(" ")}`);
  };
  return (
    <ActionBar note={texts.t("totemix-enter-number")}>
      {owed.map(({ tile, cell, numbers }) => (
        <div key={tile} class="tx-number-row">
          <span>
            <Emblem name={environmentOf(tile)} />
            {texts.t("totemix-number-of", { terrain: terrainName(tile), q: cell[0], r: cell[1] })}
          </span>
          <div class="tx-chips" role="group" aria-label={terrainName(tile)}>
            {freeNumbers(tile, numbers, chosen).map((number) => (
              <button
                key={number}
                type="button"
                class="tx-chip"
                aria-pressed={chosen[tile] === number}
                disabled={isBusy}
                data-testid={`number-${tile}-${number}`}
                onClick={() => choose(tile, number)}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
      ))}
    </ActionBar>
  );
}

interface Owed {
  tile: string;
  cell: Cell;
  numbers: readonly number[];
}

/** The terrains whose number is asked for, with the numbers that each can still have. */
function owedNumbers({ tiles, wait }: View): Owed[] {
  return wait.cells.flatMap((cell, place) => {
    const top = tiles.find((one) => one.is_top && one.cell && keyOf(one.cell) === keyOf(cell));
    return top ? [{ tile: top.tile, cell, numbers: wait.numbers[place] ?? [] }] : [];
  });
}

/** The numbers of a terrain without those that its neighbours in the list have taken. */
export function freeNumbers(
  tile: string,
  numbers: readonly number[],
  chosen: Readonly<Record<string, number>>,
): number[] {
  const taken = Object.entries(chosen).flatMap(([other, number]) =>
    other !== tile && other[0] === tile[0] ? [number] : [],
  );
  const left = [...numbers];
  for (const number of taken) if (left.includes(number)) left.splice(left.indexOf(number), 1);
  return [...new Set(left)];
}

/** The real dice, a tap for each: the last one sends the throw, a tap on a thrown die takes it out. */
function Dice({ view, isBusy, send }: Props) {
  const [face, setFace] = useState<Face | null>(null);
  const [dice, setDice] = useState<readonly Environment[]>([]);
  const count = view.roll?.count ?? 1;
  const throwAll = (shown: Face | null, thrown: readonly Environment[]) => {
    setFace(shown);
    setDice(thrown);
    if (shown !== null && thrown.length === count) send(rolled(shown, thrown));
  };
  return (
    <ActionBar note={texts.t("totemix-enter-dice", { count })}>
      <div class="tx-chips" role="group" aria-label={texts.t("totemix-enter-face")}>
        {FACES.map((one) => (
          <button
            key={one}
            type="button"
            class="tx-chip"
            aria-pressed={face === one}
            disabled={isBusy}
            data-testid={`face-${one}`}
            onClick={() => throwAll(one, dice)}
          >
            {texts.t(`totemix-face-${one}`)}
          </button>
        ))}
      </div>
      <div class="tx-chips" role="group" aria-label={texts.t("totemix-enter-terrains")}>
        {ENVIRONMENTS.map((one) => (
          <button
            key={one}
            type="button"
            class="tx-chip"
            disabled={isBusy || dice.length === count}
            data-testid={`die-${one}`}
            onClick={() => throwAll(face, [...dice, one])}
          >
            <Emblem name={one} />
            {environmentName(one)}
          </button>
        ))}
      </div>
      <Thrown {...{ face, dice, count }} onOut={(place) => setDice(without(dice, place))} />
    </ActionBar>
  );
}

interface ThrownProps {
  face: Face | null;
  dice: readonly Environment[];
  count: number;
  onOut: (place: number) => void;
}

/** What is entered of a throw so far, and what is still missing. */
function Thrown({ face, dice, count, onOut }: ThrownProps) {
  return (
    <div class="tx-thrown" role="status">
      {dice.map((one, place) => (
        <button
          key={place}
          type="button"
          class="tx-chip"
          aria-label={texts.t("totemix-enter-out", { terrain: environmentName(one) })}
          data-testid={`out-${place}`}
          onClick={() => onOut(place)}
        >
          <Emblem name={one} />
          {environmentName(one)}
          <span aria-hidden="true"> ×</span>
        </button>
      ))}
      <span class="note">
        {texts.t("totemix-enter-missing", {
          face: face === null ? "yes" : "no",
          dice: count - dice.length,
        })}
      </span>
    </div>
  );
}

const without = <T,>(all: readonly T[], place: number): T[] => all.filter((_, at) => at !== place);

const rolled = (face: Face, dice: readonly Environment[]): string =>
  `rolled ${face} ${[...dice].sort((a, b) => ENVIRONMENTS.indexOf(a) - ENVIRONMENTS.indexOf(b)).join(" ")}`;

/** The real totem tile that was drawn: one that lies nowhere else. */
function Drawn({ view, isBusy, send }: Props) {
  return (
    <ActionBar note={texts.t("totemix-enter-drawn")}>
      <div class="tx-chips tx-chips-many">
        {tilesInPile(view).map((tile) => (
          <button
            key={tile}
            type="button"
            class="tx-chip"
            disabled={isBusy}
            data-testid={`drawn-${tile}`}
            onClick={() => send(`drawn ${tile}`)}
          >
            <Emblem name={tile.slice(0, -1)} />
            {totemName(tile)}
          </button>
        ))}
      </div>
    </ActionBar>
  );
}
