import type { View } from "../../contract/coups_bas";
import type { RoundScore } from "../../kit/play/RoundScores";
import type { MomentTone } from "../../kit/play/useMoment";
import { rolesOf } from "../../shell/verdicts";
import type { GameEvent } from "../../wire/feed";

/** What a card did to one seat. */
export interface Blow {
  event: GameEvent;
  /** Its title is `coups_bas-moment-<word>`. */
  word: string;
  tone: MomentTone;
  /** Floors of a totem or cards of a hand that this seat lost or got. */
  change: { what: "floors" | "cards"; count: number } | null;
}

interface Kind {
  /** The field that names the seat concerned. */
  role: string;
  word: string;
  tone: MomentTone;
  change?: (event: GameEvent) => Blow["change"];
}

const floors = (count: number): Blow["change"] => ({ what: "floors", count });
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The events that are about somebody in particular, the strongest first. */
const KINDS: readonly (Kind & { kind: string })[] = [
  { kind: "won", role: "winners", word: "won", tone: "won" },
  { kind: "cancelled", role: "by", word: "countered", tone: "won" },
  { kind: "cancelled", role: "seat", word: "cancelled", tone: "lost" },
  {
    kind: "destroyed",
    role: "target",
    word: "hit",
    tone: "lost",
    change: ({ cards }) => floors(-lengthOf(cards)),
  },
  { kind: "moved", role: "source", word: "taken", tone: "lost", change: () => floors(-1) },
  { kind: "moved", role: "target", word: "gift", tone: "even", change: () => floors(1) },
  { kind: "swapped", role: "target", word: "swapped", tone: "even" },
  {
    kind: "stole",
    role: "target",
    word: "stolen",
    tone: "lost",
    change: ({ count }) => ({ what: "cards", count: -Number(count) }),
  },
];
const TOO_SLOW: Kind = { role: "seat", word: "slow", tone: "fault" };

/** What the last verdicts did to seat `me`; what it did to itself is no surprise to it. */
export function blowOf(live: readonly GameEvent[], me: number): Blow | null {
  for (const kind of KINDS) {
    const event = live.find((one) => one.kind === kind.kind && isFor(one, kind.role, me));
    if (event) return blow(event, kind);
  }
  const slow = live.find(({ rule, seat }) => rule === "coups_bas.too_slow" && seat === me);
  return slow ? blow(slow, TOO_SLOW) : null;
}

const OWN = ["seat", "by", "winners"];

const isFor = (event: GameEvent, role: string, me: number): boolean =>
  rolesOf(event, me).includes(role) && (OWN.includes(role) || event.seat !== me);

const blow = (event: GameEvent, { word, tone, change }: Kind): Blow => ({
  event,
  word,
  tone,
  change: change?.(event) ?? null,
});

/** Whether this seat may or must answer a card at once. */
export const isAsked = ({ window, seats }: View, me: number): boolean =>
  (window?.seats.includes(me) ?? false) && !seats[me]!.passed;

/** What must not change under a verdict: the hand, cards that are played, and whose turn it is. */
export const sceneOf = (view: View, me: number): string =>
  JSON.stringify([view.round, view.chain.map(({ card }) => card), view.active, isAsked(view, me)]);

/** The points of the last hand, the highest total first. */
export const handScores = (view: View): RoundScore[] =>
  view.seats
    .map(({ scores, total }, seat) => ({ seat, gained: scores.at(-1) ?? 0, total }))
    .sort((one, other) => other.total - one.total || one.seat - other.seat);
