/** The cards on top of the piles, by seat; null where none lies. */
export type Tops = readonly (string | null)[];

/** What a card brought for one seat, as everybody could see it. */
export interface Claim {
  kind: "totem" | "mine" | "others" | "head" | "look-alike" | "nothing";
  /** With whom the seat shares the shape or the colour, or who of the others do. */
  seats: readonly number[];
}

const isSpecial = (card: string): boolean => card === "totem" || card === "head";
const shapeOf = (card: string | null | undefined): string | null =>
  card && !isSpecial(card) ? card[0]! : null;
const colourOf = (card: string | null | undefined): string | null =>
  card && !isSpecial(card) ? card[1]! : null;

/** What there was to see for `me` when the cards of `shown` were turned. */
export function claimOf(tops: Tops, shown: readonly number[], me: number): Claim {
  const turned = shown.map((seat) => tops[seat]);
  if (turned.includes("totem")) return { kind: "totem", seats: [] };
  const mine = seatsLike(tops, me, shapeOf);
  if (mine.length > 0) return { kind: "mine", seats: mine };
  const others = shown.flatMap((seat) => seatsLike(tops, seat, shapeOf).concat(seat));
  const paired = [...new Set(others)].filter((seat) => seatsLike(tops, seat, shapeOf).length > 0);
  if (paired.length > 0) return { kind: "others", seats: paired.sort((a, b) => a - b) };
  if (turned.includes("head")) return { kind: "head", seats: [] };
  const alike = seatsLike(tops, me, colourOf).filter(
    (seat) => shown.includes(me) || shown.includes(seat),
  );
  return { kind: alike.length > 0 ? "look-alike" : "nothing", seats: alike };
}

/** The other seats whose card has the same feature as that of the seat. */
function seatsLike(
  tops: Tops,
  seat: number,
  featureOf: (card: string | null | undefined) => string | null,
): number[] {
  const own = featureOf(tops[seat]);
  if (own === null) return [];
  return tops.flatMap((card, other) => (other !== seat && featureOf(card) === own ? [other] : []));
}
