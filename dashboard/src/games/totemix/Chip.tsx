import type { View } from "../../contract/totemix";
import { Emblem } from "./Emblem";
import { animalName, terrainName, totemName } from "./names";
import { texts } from "./texts";
import { animalOf, environmentOf } from "./tiles";

interface Props {
  tap: string;
  view: View;
  me: number;
  isOff: boolean;
  onTap: (tap: string) => void;
}

/** Something to choose that does not lie on the map: an animal, a tile, a place, a reserve. */
export function Chip({ tap, view, me, isOff, onTap }: Props) {
  const [kind, value] = split(tap);
  const emblem = emblemOf(kind, value, view, me);
  return (
    <button
      type="button"
      class="tx-chip"
      disabled={isOff}
      data-testid={`chip-${tap.replaceAll(" ", "-")}`}
      onClick={() => onTap(tap)}
    >
      {emblem && <Emblem name={emblem} />}
      {labelOf(kind, value, view, me)}
    </button>
  );
}

function split(tap: string): [kind: string, value: string] {
  const place = tap.indexOf(":");
  return [tap.slice(0, place), tap.slice(place + 1)];
}

function emblemOf(kind: string, value: string, view: View, me: number): string | null {
  if (kind === "animal") return value;
  if (kind === "tile") return environmentOf(value);
  if (kind === "totem") return /\d$/.test(value) ? animalOf(value) : null;
  return kind === "place" ? (partAt(view, me, Number(value))?.animal ?? null) : null;
}

function labelOf(kind: string, value: string, view: View, me: number): string {
  switch (kind) {
    case "animal":
      return animalName(value);
    case "tile":
      return `${terrainName(value)} ${value.slice(1)}`;
    case "totem":
      return totemName(value);
    case "place":
      return placeName(view, me, Number(value));
    case "places":
      return texts.t("totemix-places", { places: value.split(" ").join(", ") });
    default:
      return texts.t(`totemix-pay-${value}`);
  }
}

const partAt = (view: View, me: number, place: number) =>
  view.seats[me]?.parts.find((part) => part.place === place);

function placeName(view: View, me: number, place: number): string {
  const part = partAt(view, me, place);
  const tile = part ? totemName(part.tile) : "";
  return texts.t("totemix-place", { place, tile });
}
