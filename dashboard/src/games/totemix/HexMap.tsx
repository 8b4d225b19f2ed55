import { useState } from "preact/hooks";
import type { View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { pressKeys } from "../../kit/pressKeys";
import type { NameOf } from "../../shell/verdicts";
import { FULL, Pile, placed, Wanted } from "./Hex";
import { frameOf } from "./hexes";
import { cellName } from "./names";
import { isCell } from "./plays";
import { texts } from "./texts";
import { type Cell, cellOf, keyOf, topOf } from "./tiles";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  nameOf: NameOf;
  draft?: Draft;
  showsGoal: boolean;
}

const ZOOMS = [1, 1.5, 2.2, 3] as const;

/** The map of hexagons: it can be made larger and moved; what may be tapped is marked. */
export function HexMap({ view, nameOf, draft, showsGoal }: Props) {
  const [zoom, setZoom] = useState(0);
  const targets = targetsOf(draft);
  const lying = view.map.map(({ cell }) => cell);
  const places = showsGoal ? view.goal.places : [];
  const frame = frameOf([...lying, ...targets, ...places.map(({ cell }) => cell)]);
  const scale = ZOOMS[zoom]!;
  return (
    <div class="tx-map-field">
      <div class="tx-map-view" tabIndex={scale > 1 ? 0 : undefined}>
        <svg
          class={`tx-map${zoom === 0 ? " is-whole" : ""}${showsGoal ? " shows-goal" : ""}`}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          width={`${scale * 100}%`}
          role="group"
          aria-label={texts.t("totemix-map")}
          data-testid="map"
        >
          <Piles view={view} nameOf={nameOf} showsGoal={showsGoal} />
          {places.map(({ cell, wanted, in_place }) => (
            <g key={keyOf(cell)} transform={placed(cell)} aria-hidden="true">
              <Wanted wanted={wanted} isDone={in_place === wanted.length} />
            </g>
          ))}
          {draft && <Targets view={view} nameOf={nameOf} draft={draft} targets={targets} />}
        </svg>
      </div>
      <div class="tx-zoom" role="group" aria-label={texts.t("totemix-zoom")}>
        <Button
          label={texts.t("totemix-zoom-out")}
          testid="zoom-out"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </Button>
        <Button
          label={texts.t("totemix-zoom-in")}
          testid="zoom-in"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
      </div>
    </div>
  );
}

function targetsOf(draft: Draft | undefined): Cell[] {
  if (draft === undefined) return [];
  const taps = [...draft.next, ...draft.taps].filter(isCell);
  return [...new Set(taps)].map(cellOf);
}

function Piles({ view, nameOf, showsGoal }: Omit<Props, "draft">) {
  const animals = view.seats.map(({ animal }) => animal);
  const stray = new Set(showsGoal ? view.goal.stray : []);
  return (
    <>
      {view.map.map((pile) => (
        <g
          key={keyOf(pile.cell)}
          transform={placed(pile.cell)}
          role="img"
          aria-label={cellName(view, pile, nameOf)}
          data-testid={`cell-${keyOf(pile.cell)}`}
        >
          <Pile
            pile={pile}
            top={topOf(view, pile)}
            animals={animals}
            isStray={pile.tiles.some((tile) => stray.has(tile))}
          />
        </g>
      ))}
    </>
  );
}

type TargetProps = Pick<Props, "view" | "nameOf"> & { draft: Draft; targets: readonly Cell[] };

/** What may be tapped lies above all else, so that no pile hides it from finger or keyboard. */
function Targets({ view, nameOf, draft, targets }: TargetProps) {
  return (
    <>
      {targets.map((cell) => {
        const key = keyOf(cell);
        const pile = view.map.find((one) => keyOf(one.cell) === key);
        const isChosen = draft.taps.includes(key);
        const tap = () => draft.tap(key);
        return (
          <g
            key={key}
            class={isChosen ? "tx-target is-chosen" : "tx-target"}
            transform={placed(cell)}
            role="button"
            tabindex={0}
            aria-pressed={isChosen}
            aria-label={
              pile
                ? cellName(view, pile, nameOf)
                : texts.t("totemix-cell-empty", { q: cell[0], r: cell[1] })
            }
            data-testid={`target-${key}`}
            onClick={tap}
            onKeyDown={pressKeys(tap)}
          >
            <polygon points={FULL} />
            {!isChosen && <circle r=".11" />}
          </g>
        );
      })}
    </>
  );
}
