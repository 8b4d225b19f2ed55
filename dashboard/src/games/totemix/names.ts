import type { PileView, View } from "../../contract/totemix";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { texts } from "./texts";
import { animalOf, environmentOf } from "./tiles";

export const environmentName = (environment: string): string =>
  texts.t("totemix-environment", { environment });

export const animalName = (animal: string): string => texts.t("totemix-animal", { animal });

/** Bear 3: whose tile, and the strokes on its rim. */
export function totemName(tile: string): string {
  if (tile === "pile" || tile === "nothing") return texts.t(`totemix-from-${tile}`);
  const strokes = Number(tile.at(-1));
  return texts.t("totemix-totem-tile", { animal: animalName(animalOf(tile)), strokes });
}

export const terrainName = (tile: string): string => environmentName(environmentOf(tile));

/** What a screen reader says of a cell: what lies there, how high, how polluted, who stands on it. */
export function cellName(view: View, pile: PileView, nameOf: NameOf): string {
  const top = view.tiles.find(({ tile }) => tile === pile.tiles.at(-1));
  return texts.t("totemix-cell", {
    environment: environmentName(pile.environment),
    q: pile.cell[0],
    r: pile.cell[1],
    height: pile.tiles.length,
    polluted: pile.is_polluted ? "yes" : "no",
    needs: top?.needs ?? 0,
    pawns: pile.pawns.length,
    names: listedNames(pile.pawns, nameOf),
  });
}
