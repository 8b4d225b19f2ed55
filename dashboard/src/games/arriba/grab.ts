import type { Mark, View } from "../../contract/arriba";
import type { RoundScore } from "../../kit/play/RoundScores";
import type { MomentTone } from "../../kit/play/useMoment";
import { deadHeat, inOrder } from "./photo";
import { standing } from "./Scores";

/** How a grab ended for one seat. */
export interface Grab {
  tone: MomentTone;
  /** The text of its title: `arriba-moment-<word>`, with the margin `arriba-moment-<word>-by`. */
  word: "won" | "lost" | "late" | "wrong" | "early" | "tied";
  margin_ns: number | null;
  /** Whether it was a dead heat that turn order decided: then no time did. */
  isByOrder: boolean;
  /** The cards that changed hands for this seat: taken, laid off, or given to others. */
  cards: { how: "take" | "rid" | "give"; count: number; to: readonly number[] } | null;
  /** Differs from grab to grab. */
  key: string;
}

type Settled = { rule: string; seat?: number; seats?: number[]; cards?: number };

/** What the last grab was for seat `me`, or null if it was none of its business. */
export function grabOf(view: View, me: number): Grab | null {
  const verdict = view.verdict as Settled | null;
  const mine = inOrder(view.photo).findLast((mark) => mark.seat === me) ?? null;
  const winning = winningMark(view, verdict);
  const isParty = winning !== null && (verdict?.seats?.includes(me) ?? false);
  // The race was over when its hand came, if it came: the verdict says what that cost.
  const decided = isParty && mine?.verdict === "late" ? null : mine;
  const word = decided ? wordOf(decided) : isParty ? "lost" : null;
  if (verdict === null || word === null) return null;
  return {
    tone: TONES[word],
    word,
    margin_ns: isByOrder(mine) ? null : marginOf(view, word, mine, winning),
    isByOrder: isByOrder(mine),
    cards: cardsOf(verdict, word, me, decided),
    key: JSON.stringify([verdict, view.photo_from_ns, decided]),
  };
}

const TONES: Record<Grab["word"], MomentTone> = {
  won: "won",
  lost: "lost",
  late: "even",
  wrong: "fault",
  early: "fault",
  tied: "even",
};

const isByOrder = (mine: Mark | null): boolean => mine?.rule === "arriba.turn_order";

/** A press that was spared or ignored changed nothing: the list of verdicts is enough for it. */
function wordOf({ verdict, rule }: Mark): Grab["word"] | null {
  return verdict === "spared" || rule === "arriba.ignored" ? null : verdict;
}

const winningMark = ({ photo }: View, verdict: Settled | null): Mark | null =>
  photo.find((mark) => mark.verdict === "won" && mark.seat === verdict?.seat) ?? null;

/** From the winner to the next press, from a loser to the winner, or all of a dead heat. */
function marginOf(
  { photo }: View,
  word: Grab["word"],
  mine: Mark | null,
  winning: Mark | null,
): number | null {
  if (word === "tied") {
    const heat = deadHeat(photo);
    return heat && heat.to_ns - heat.from_ns;
  }
  if (winning === null || mine === null) return null;
  if (word !== "won") return word === "wrong" ? null : mine.at_ns - winning.at_ns;
  const next = inOrder(photo).find((mark) => mark.seat !== mine.seat && mark.at_ns > mine.at_ns);
  return next ? next.at_ns - mine.at_ns : null;
}

function cardsOf(verdict: Settled, word: Grab["word"], me: number, mine: Mark | null) {
  const { cards: count = 0, seat, seats: to = [] } = verdict;
  const isOfMine = mine === null || isByOrder(mine) || mine.rule === verdict.rule;
  if (count === 0 || !isOfMine) return null;
  if (seat === me && word === "won")
    return { how: to.length > 0 ? ("give" as const) : ("rid" as const), count, to };
  if (seat === me) return { how: "take" as const, count, to: [] };
  // Several losers share what the winner lays off, in equal parts.
  return to.includes(me) ? { how: "take" as const, count: count / to.length, to: [] } : null;
}

const CALM = ["flip", "signal", "lower", "deal"];

/** What must not change under a grab's verdict: cards, no question, and no hand needed at once. */
export const sceneOf = ({ phase, deck, asks, head, seats }: View): string =>
  JSON.stringify([
    CALM.includes(phase) ? "calm" : phase,
    deck === "judged" && [asks, head],
    seats.map(({ top, draw }) => [top, draw]),
  ]);

/** Whether no card is to be watched and no button to be pressed now. */
export const isCalm = ({ phase }: View): boolean => CALM.includes(phase);

/** Whether a round is over and no card of the next one was turned. */
export const isBetween = ({ phase, asks, verdict, head, seats }: View): boolean =>
  phase === "deal" ||
  (phase === "flip" && !asks && !verdict && head == null && seats.every(({ top }) => top === null));

/** The points of the last round, the lowest total first: it leads. */
export const roundScores = (view: View): RoundScore[] =>
  standing(view).map((seat) => {
    const { scores, total } = view.seats[seat]!;
    return { seat, gained: scores.at(-1) ?? 0, total };
  });
