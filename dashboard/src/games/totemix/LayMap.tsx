import { useState } from "preact/hooks";
import type { View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { pressKeys } from "../../kit/pressKeys";
import { Emblem } from "./Emblem";
import { FULL, Pile, placed } from "./Hex";
import { disc, frameOf } from "./hexes";
import { environmentName } from "./names";
import { texts } from "./texts";
import { type Cell, ENVIRONMENTS, type Environment, keyOf } from "./tiles";

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

/** The real map, cell by cell: a terrain, once more for its polluted side, once more for none. */
export function LayMap({ view, isBusy, send }: Props) {
  const each = view.is_first_game ? 4 : 6;
  const [spots, setSpots] = useState<ReadonlyMap<string, Spot>>(new Map());
  const [brush, setBrush] = useState<Environment>("sky");
  const left = (one: Environment) =>
    each - [...spots.values()].filter(({ environment }) => environment === one).length;
  const isWhole = ENVIRONMENTS.every((one) => left(one) === 0);
  const frame = frameOf(FIELD);
  return (
    <>
      <svg
        class="tx-map"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={texts.t("totemix-map")}
        data-testid="lay-map"
      >
        {FIELD.map((cell) => (
          <LaidCell
            key={keyOf(cell)}
            cell={cell}
            spot={spots.get(keyOf(cell))}
            onTap={() => setSpots(tapped(spots, keyOf(cell), brush, left(brush)))}
          />
        ))}
      </svg>
      <ActionBar note={texts.t("totemix-enter-map")}>
        <div class="tx-chips" role="group" aria-label={texts.t("totemix-enter-terrains")}>
          {ENVIRONMENTS.map((one) => (
            <button
              key={one}
              type="button"
              class="tx-chip"
              aria-pressed={brush === one}
              data-testid={`brush-${one}`}
              onClick={() => setBrush(one)}
            >
              <Emblem name={one} />
              {`${environmentName(one)} ${left(one)}`}
            </button>
          ))}
        </div>
        <Button
          look="huge"
          testid="map-done"
          disabled={!isWhole || isBusy}
          onClick={() => send(laid(spots))}
        >
          {texts.t("totemix-enter-done")}
        </Button>
      </ActionBar>
    </>
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

/** One more tap on a cell: nothing, the brush's terrain, its polluted side, nothing again. */
export function tapped(
  spots: ReadonlyMap<string, Spot>,
  key: string,
  brush: Environment,
  left: number,
): ReadonlyMap<string, Spot> {
  const after = new Map(spots);
  const spot = spots.get(key);
  if (spot === undefined) {
    if (left > 0) after.set(key, { environment: brush, isPolluted: false });
  } else if (!spot.isPolluted) after.set(key, { ...spot, isPolluted: true });
  else after.delete(key);
  return after;
}

/** The map as the box reads it. */
export function laid(spots: ReadonlyMap<string, Spot>): string {
  const words = [...spots].map(
    ([key, { environment, isPolluted }]) => `${key}=${environment}${isPolluted ? "!" : ""}`,
  );
  return `lay ${words.join(" ")}`;
}
