import { useState } from "preact/hooks";
import type { View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { pressKeys } from "../../kit/pressKeys";
import { Emblem } from "./Emblem";
import { FULL, Pile, placed } from "./Hex";
import { around, disc, frameOf } from "./hexes";
import { environmentName } from "./names";
import { texts } from "./texts";
import { type Cell, cellOf, ENVIRONMENTS, type Environment, keyOf } from "./tiles";

interface Props {
  view: View;
  isBusy: boolean;
  send: (move: string) => void;
}

interface Spot {
  environment: Environment;
  isPolluted: boolean;
}

const FIELD = disc(4);

type Spots = ReadonlyMap<string, Spot>;

/** The real map, cell by cell: a terrain, once more for its polluted side, once more for none. */
export function LayMap({ view, isBusy, send }: Props) {
  const each = view.is_first_game ? 4 : 6;
  const [steps, setSteps] = useState<readonly Spots[]>([new Map()]);
  const [chosen, setChosen] = useState<Environment>("sky");
  const spots = steps.at(-1)!;
  const brush = brushOf(spots, chosen, each);
  const cells = fieldOf(spots);
  const frame = frameOf(cells);
  const tap = (key: string) => {
    const after = tapped(spots, key, brush, leftOf(spots, brush, each));
    setSteps([...steps, after]);
    setChosen(brush);
  };
  return (
    <>
      <svg
        class="tx-map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={texts.t("totemix-map")}
        data-testid="lay-map"
      >
        {cells.map((cell) => (
          <LaidCell
            key={keyOf(cell)}
            cell={cell}
            spot={spots.get(keyOf(cell))}
            onTap={() => tap(keyOf(cell))}
          />
        ))}
      </svg>
      <ActionBar note={noteOf(spots, each)}>
        <Brushes {...{ spots, each, brush }} onChoose={setChosen} />
        <div class="action-bar-row">
          <Button
            testid="map-undo"
            disabled={steps.length === 1}
            onClick={() => setSteps(steps.slice(0, -1))}
          >
            {texts.t("totemix-enter-undo")}
          </Button>
          <Button
            look="primary"
            testid="map-done"
            disabled={missingOf(spots, each) !== null || isBusy}
            onClick={() => send(laid(spots))}
          >
            {texts.t("totemix-enter-done")}
          </Button>
        </div>
      </ActionBar>
    </>
  );
}

interface BrushProps {
  spots: Spots;
  each: number;
  brush: Environment;
  onChoose: (environment: Environment) => void;
}

/** The terrains in hand, with how many of each are still to be laid. */
function Brushes({ spots, each, brush, onChoose }: BrushProps) {
  return (
    <div class="tx-chips" role="group" aria-label={texts.t("totemix-enter-terrains")}>
      {ENVIRONMENTS.map((one) => (
        <button
          key={one}
          type="button"
          class="tx-chip"
          aria-pressed={brush === one}
          disabled={leftOf(spots, one, each) === 0}
          data-testid={`brush-${one}`}
          onClick={() => onChoose(one)}
        >
          <Emblem name={one} />
          {`${environmentName(one)} ${leftOf(spots, one, each)}`}
        </button>
      ))}
    </div>
  );
}

function LaidCell({
  cell,
  spot,
  onTap,
}: {
  cell: Cell;
  spot: Spot | undefined;
  onTap: () => void;
}) {
  const name = spot
    ? texts.t("totemix-cell", {
        environment: environmentName(spot.environment),
        q: cell[0],
        r: cell[1],
        height: 1,
        polluted: spot.isPolluted ? "yes" : "no",
        needs: 0,
        pawns: 0,
        names: "",
      })
    : texts.t("totemix-cell-empty", { q: cell[0], r: cell[1] });
  return (
    <g
      class="tx-laid"
      transform={placed(cell)}
      role="button"
      tabindex={0}
      aria-label={name}
      data-testid={`lay-${keyOf(cell)}`}
      onClick={onTap}
      onKeyDown={pressKeys(onTap)}
    >
      {spot ? (
        <Pile
          pile={{
            cell,
            tiles: ["x"],
            environment: spot.environment,
            is_polluted: spot.isPolluted,
            pawns: [],
            force: 0,
          }}
          top={undefined}
          animals={[]}
          isStray={false}
        />
      ) : (
        <polygon class="tx-void" points={FULL} />
      )}
    </g>
  );
}

const leftOf = (spots: Spots, one: Environment, each: number): number =>
  each - [...spots.values()].filter(({ environment }) => environment === one).length;

/** The terrain in hand: the chosen one while it lasts, then the next that is left. */
export function brushOf(spots: Spots, chosen: Environment, each: number): Environment {
  const at = ENVIRONMENTS.indexOf(chosen);
  const round = [...ENVIRONMENTS.slice(at), ...ENVIRONMENTS.slice(0, at)];
  return round.find((one) => leftOf(spots, one, each) > 0) ?? chosen;
}

/** The cells to tap: a round field, and always all those around what lies there. */
export function fieldOf(spots: Spots): Cell[] {
  const near = [...spots.keys()].map(cellOf).flatMap((cell) => [cell, ...around(cell)]);
  return [...new Map([...FIELD, ...near].map((cell) => [keyOf(cell), cell])).values()];
}

/** What the map still lacks: terrains, then the polluted side of one terrain of each kind. */
export function missingOf(spots: Spots, each: number): "terrains" | Environment | null {
  if (ENVIRONMENTS.some((one) => leftOf(spots, one, each) > 0)) return "terrains";
  const isBegun = (one: Environment) =>
    [...spots.values()].filter(({ environment, isPolluted }) => environment === one && isPolluted)
      .length === 1;
  return ENVIRONMENTS.find((one) => !isBegun(one)) ?? null;
}

function noteOf(spots: Spots, each: number): string | null {
  const missing = missingOf(spots, each);
  if (missing === null) return null;
  return missing === "terrains"
    ? texts.t("totemix-enter-map", { laid: spots.size, all: each * ENVIRONMENTS.length })
    : texts.t("totemix-enter-polluted", { environment: environmentName(missing) });
}

/** One more tap on a cell: nothing, the brush's terrain, its polluted side, nothing again. */
export function tapped(spots: Spots, key: string, brush: Environment, left: number): Spots {
  const after = new Map(spots);
  const spot = spots.get(key);
  if (spot === undefined) {
    if (left > 0) after.set(key, { environment: brush, isPolluted: false });
  } else if (!spot.isPolluted) after.set(key, { ...spot, isPolluted: true });
  else after.delete(key);
  return after;
}

/** The map as the box reads it. */
export function laid(spots: Spots): string {
  const words = [...spots].map(
    ([key, { environment, isPolluted }]) => `${key}=${environment}${isPolluted ? "!" : ""}`,
  );
  return `lay ${words.join(" ")}`;
}
