export const COLOURS = ["r", "g", "b", "y"] as const;
export const SHAPES = [..."ABCDEFGHIJKLMNOPQR"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Face {
  emblem: string;
  colour: Colour | null;
}

export interface Emblem {
  name: { fr: string; en: string };
  path: string;
}

const files = import.meta.glob<Record<string, Emblem>>("../../../../seeds/arriba/shapes.toml", {
  import: "default",
  eager: true,
});

const emblems: Record<string, Emblem> = Object.assign({}, ...Object.values(files));

export const emblemOf = (name: string): Emblem | undefined => emblems[name];

/** Reads `Ar`, a shape alone, `totem` or `head`; null when it is no card of this game. */
export function parseFace(card: string): Face | null {
  if (card === "totem" || card === "head") return { emblem: card, colour: null };
  const colour = COLOURS.find((letter) => letter === card[1]);
  const isShape = SHAPES.some((shape) => shape === card[0]);
  if (isShape && card.length === 1) return { emblem: card, colour: null };
  return isShape && card.length === 2 && colour ? { emblem: card[0]!, colour } : null;
}
