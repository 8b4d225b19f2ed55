import type { View } from "../../contract/arriba";
import { t } from "../../shell/texts";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { texts } from "./texts";

/** What people say of real cards that the box does not know. */
export type Saying =
  | { kind: "lay"; lay: string; seats: readonly number[] }
  | { kind: "count"; cards: readonly number[] };

/** What the players say that needs no seats, in the order of the buttons. */
export const PLAIN_LAYS = ["totem", "head", "nothing", "accident"] as const;

/** The largest margin of a dead heat: the view does not tell which one is set. */
const CLOSE_NS = 20_000_000;

/** Whether the cards are real and the box asks what lay there after a press. */
export const isJudged = ({ deck, phase }: View): boolean => deck === "judged" && phase !== "over";

export const sameMove = (seats: readonly number[]): string =>
  ["lay same", ...[...seats].sort((a, b) => a - b)].join(" ");

export const countMove = (cards: readonly number[]): string => ["count", ...cards].join(" ");

/** Reads `lay same 0 2` and `count 12 0 30`; null for every other move. */
export function readSaying(move: string): Saying | null {
  const [word, ...parts] = move.split(" ");
  if (word === "count") return { kind: "count", cards: parts.map(Number) };
  const [lay = "", ...seats] = parts;
  return word === "lay" ? { kind: "lay", lay, seats: seats.map(Number) } : null;
}

/** What was said about the press, or about the cards that are left. */
export const saidOf = (view: View, kind: Saying["kind"]): View["said"] =>
  view.said.filter(({ move }) => readSaying(move)?.kind === kind);

/** Whether people say different things. */
export const isDisputed = (said: View["said"]): boolean =>
  new Set(said.map(({ move }) => move)).size > 1;

/** How many cards each seat has, as far as the box counts them. */
export const countedCards = (view: View): number[] =>
  view.seats.map(({ draw, open }) => draw + open);

/** Whether nobody else needs to confirm it; the host (null) decides alone. */
export function isEnough(view: View, me: number | null, move: string): boolean {
  const isAgreed = view.said.some((said) => said.seat !== me && said.move === move);
  if (me === null || isAgreed) return true;
  const saying = readSaying(move);
  if (saying?.kind !== "lay") return view.counted && move === countMove(countedCards(view));
  const named = view.more.filter((seat) => saying.seats.includes(seat));
  const queue = view.asks ? view.presses : named.map((seat) => ({ seat, after_ns: 0 }));
  if (queue.length === 0) return true;
  const close = queue.filter(({ after_ns }) => after_ns <= CLOSE_NS).map(({ seat }) => seat);
  // Who came first may not be certain: it must win the seat nothing in either case.
  return [close.slice(0, 1), close].every((leads) => isSelfless(saying, me, leads));
}

/** Whether an answer costs the seat cards, or spares a rival. */
function isSelfless(
  { lay, seats }: Extract<Saying, { kind: "lay" }>,
  me: number,
  leads: readonly number[],
): boolean {
  const isWrong =
    lay === "nothing" || (lay === "same" && !leads.some((one) => seats.includes(one)));
  if (isWrong) return leads.every((seat) => seat === me);
  return !leads.includes(me) && (lay !== "same" || seats.includes(me));
}

/** What was said, in words: "same shape: Léa and Tom", or the cards of each seat. */
export function sayingInWords(move: string, nameOf: NameOf): string {
  const saying = readSaying(move);
  if (saying === null) return move;
  if (saying.kind === "lay")
    return texts.t(`arriba-lay-${saying.lay}`, { seats: listedNames(saying.seats, nameOf) });
  return saying.cards.map((cards, seat) => `${nameOf(seat)} ${cards}`).join(", ");
}

/** Names in which the reader is "you". */
export const youAmong =
  (me: number | null, nameOf: NameOf): NameOf =>
  (seat) =>
    seat === me ? t("ui-you") : nameOf(seat);

/** Whether what is said for one state still means the same for the other. */
export function isSameQuestion(before: View, now: View): boolean {
  const about = ({ deck, phase, round, asks, presses, head, verdict, counted, seats }: View) =>
    JSON.stringify([
      [deck, phase, round, asks, presses[0]?.seat, head, verdict, counted],
      seats.map(({ draw, open }) => [draw, open]),
    ]);
  return isJudged(now) && about(before) === about(now);
}

/** Whether a real card of one's own still means the same: others named theirs at the same time. */
export function isSameTurn(before: View, now: View): boolean {
  const isNaming = ({ deck, phase }: View) =>
    deck === "scanned" && ["flip", "look", "head"].includes(phase);
  const about = ({ round, seats }: View) =>
    JSON.stringify([round, seats.map(({ pressed }) => pressed)]);
  const isJudgedSince =
    now.verdict !== null && JSON.stringify(now.verdict) !== JSON.stringify(before.verdict);
  return isNaming(before) && isNaming(now) && !isJudgedSince && about(before) === about(now);
}
