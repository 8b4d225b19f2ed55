import type { Kind } from "./cards";

interface Emblem {
  path: string;
}

const files = import.meta.glob<Record<string, Emblem>>("../../../../seeds/coups_bas/shapes.toml", {
  import: "default",
  eager: true,
});

const emblems: Record<string, Emblem> = Object.assign({}, ...Object.values(files));

/** The drawing of a card on a square of 100, or undefined while nobody has drawn it. */
export const emblemOf = (kind: Kind): string | undefined => emblems[kind]?.path;
