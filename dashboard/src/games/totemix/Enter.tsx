import { useState } from "preact/hooks";
import type { Face, View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { Emblem } from "./Emblem";
import { LayMap } from "./LayMap";
import { environmentName, terrainName, totemName } from "./names";
import { texts } from "./texts";
import { ENVIRONMENTS, type Environment, FACES, keyOf } from "./tiles";

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

export const isEntered = ({ chance, wait }: View): boolean =>
  chance === "table" && ["map", "number", "dice", "draw"].includes(wait.what);

/** The terrains that were turned: which number stands on each. */
function Numbers({ view, isBusy, send }: Props) {
  const owed = view.tiles.filter(
    ({ cell, number, is_top }) =>
      cell !== null &&
      number === null &&
      is_top &&
      view.wait.cells.some((one) => keyOf(one) === keyOf(cell)),
  );
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const isWhole = owed.length > 0 && owed.every(({ tile }) => Number(numbers[tile]) > 0);
  const move = `number ${owed.map(({ tile }) => `${tile}=${Number(numbers[tile])}`).join(" ")}`;
  return (
    <ActionBar note={texts.t("totemix-enter-number")}>
      {owed.map(({ tile, cell }) => (
        <label key={tile} class="tx-number-field">
          <Emblem name={view.tiles.find((one) => one.tile === tile)!.environment} />
          {texts.t("totemix-number-of", { terrain: terrainName(tile), q: cell![0], r: cell![1] })}
          <input
            type="number"
            inputMode="numeric"
            min="1"
            max="99"
            data-testid={`number-${tile}`}
            value={numbers[tile] ?? ""}
            onInput={(event) => setNumbers({ ...numbers, [tile]: event.currentTarget.value })}
          />
        </label>
      ))}
      <Button
        look="huge"
        testid="number-done"
        disabled={!isWhole || isBusy}
        onClick={() => send(move)}
      >
        {texts.t("totemix-enter-done")}
      </Button>
    </ActionBar>
  );
}

/** The real dice: the catastrophe and one terrain a die. */
function Dice({ view, isBusy, send }: Props) {
  const [face, setFace] = useState<Face | null>(null);
  const [dice, setDice] = useState<readonly Environment[]>([]);
  const count = view.roll?.count ?? 1;
  const isWhole = face !== null && dice.length === count;
  return (
    <ActionBar note={texts.t("totemix-enter-dice", { count })}>
      <div class="tx-chips" role="group" aria-label={texts.t("totemix-enter-face")}>
        {FACES.map((one) => (
          <button
            key={one}
            type="button"
            class="tx-chip"
            aria-pressed={face === one}
            data-testid={`face-${one}`}
            onClick={() => setFace(one)}
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
            aria-pressed={dice.includes(one)}
            disabled={dice.length === count}
            data-testid={`die-${one}`}
            onClick={() => setDice([...dice, one])}
          >
            <Emblem name={one} />
            {environmentName(one)}
          </button>
        ))}
      </div>
      <p class="tx-thrown" role="status">
        {dice.map(environmentName).join(" · ")}
      </p>
      <div class="action-bar-row">
        <Button testid="dice-again" disabled={dice.length === 0} onClick={() => setDice([])}>
          {texts.t("totemix-enter-again")}
        </Button>
        <Button
          look="primary"
          testid="dice-done"
          disabled={!isWhole || isBusy}
          onClick={() => send(`rolled ${face} ${dice.join(" ")}`)}
        >
          {texts.t("totemix-enter-done")}
        </Button>
      </div>
    </ActionBar>
  );
}

/** The real totem tile that was drawn: one that lies nowhere else. */
function Drawn({ view, isBusy, send }: Props) {
  const seen = new Set([
    ...view.discard,
    ...view.seats.flatMap(({ parts, held }) => [...parts.map(({ tile }) => tile), held ?? ""]),
  ]);
  const left = view.animals.flatMap((animal) =>
    [1, 2, 3, 4, 5, 6].map((strokes) => `${animal}${strokes}`).filter((tile) => !seen.has(tile)),
  );
  return (
    <ActionBar note={texts.t("totemix-enter-drawn")}>
      <div class="tx-chips tx-chips-many">
        {left.map((tile) => (
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
