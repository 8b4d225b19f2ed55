export const KINDS = [
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "H7",
  "L1",
  "L2",
  "L3",
  "L4",
  "L5",
  "L6",
  "L7",
  "L8",
] as const;
export type Kind = (typeof KINDS)[number];
export type Icon = "steal" | "destroy" | "guard-steal" | "guard-destroy";

export const MISSTEP: Kind = "L5";
export const ARRIVE: Kind = "L1";
export const FLOORS = 6;

const ICONS: Readonly<Partial<Record<Kind, Icon>>> = {
  H1: "steal",
  H2: "guard-steal",
  H6: "guard-destroy",
  H7: "destroy",
  L2: "destroy",
  L4: "destroy",
  L6: "steal",
  L7: "steal",
};

/** What a card is a copy of: `H3a` is an H3; null for a card that nobody here has seen. */
export const kindOf = (card: string): Kind | null =>
  KINDS.find((kind) => card.startsWith(kind)) ?? null;

export const isHead = (kind: Kind): boolean => kind.startsWith("H");
export const iconOf = (kind: Kind): Icon | undefined => ICONS[kind];

/** Equal cards of a hand under one name, in the order of the list. */
export interface Bundle {
  kind: Kind;
  cards: string[];
}

export function bundled(hand: readonly string[]): Bundle[] {
  return KINDS.flatMap((kind) => {
    const cards = hand.filter((card) => kindOf(card) === kind);
    return cards.length > 0 ? [{ kind, cards }] : [];
  });
}
