import type { View } from "../../contract/arriba";
import { type Claim, claimOf, type Tops } from "./claims";

/** What the learner did well or not; each hint counts for one of them at most. */
export interface Tally {
  won: number;
  lost: number;
  missed: number;
  wrong: number;
}

export const TALLY = ["won", "lost", "missed", "wrong"] as const;

/** One sentence on a card that is judged: a text id without its first words, and who it names. */
export interface Hint {
  key: string;
  seats: readonly number[];
  counts: keyof Tally | null;
}

interface Turned {
  tops: Tops;
  shown: readonly number[];
  claim: Claim;
}

/** How far the lesson is: the card that lies open, and what was said of the last one. */
export interface Lesson {
  cards: number;
  open: Turned | null;
  isAnswered: boolean;
  phase: string;
  /** The last judgement that was told, so that it is told once. */
  told: string;
  hint: Hint | null;
  tally: Tally;
}

export const LESSON_CARDS = 20;

export const LESSON_BEGINS: Lesson = {
  cards: 0,
  open: null,
  isAnswered: false,
  phase: "",
  told: "",
  hint: null,
  tally: { won: 0, lost: 0, missed: 0, wrong: 0 },
};

export const isOver = ({ cards }: Lesson): boolean => cards > LESSON_CARDS;

/** The lesson after the table has shown another view; only what all see counts. */
export function learn(lesson: Lesson, view: View, me: number): Lesson {
  if (isOver(lesson)) return lesson;
  const told = JSON.stringify([view.verdict, view.photo]);
  const isJudged = view.photo.length > 0 && told !== lesson.told;
  const after = isJudged ? { ...judged(lesson, view, me), told } : lesson;
  const isNew = isOpen(view.phase) && (!isOpen(lesson.phase) || isOther(lesson, view));
  const next = isNew && !isJudged ? turned(after, view, me) : after;
  return { ...next, phase: view.phase };
}

const isOpen = (phase: string): boolean => phase === "look" || phase === "head";

const topsOf = (view: View): Tops => view.seats.map(({ top }) => top);

const isOther = ({ open }: Lesson, view: View): boolean =>
  JSON.stringify(open?.tops) !== JSON.stringify(topsOf(view));

/** A new card lies there: the last one is over, whether somebody pressed or not. */
function turned(lesson: Lesson, view: View, me: number): Lesson {
  const tops = topsOf(view);
  const open = { tops, shown: view.shown, claim: claimOf(tops, view.shown, me) };
  const { open: last, isAnswered } = lesson;
  const hint = last === null || isAnswered ? null : passed(last.claim, open.claim);
  const after = hint === null ? lesson : hinted(lesson, hint);
  return { ...after, open, isAnswered: false, cards: lesson.cards + 1 };
}

/** What is said of a card on which nobody pressed; a pair that still lies there is not given away. */
function passed(claim: Claim, next: Claim): Hint | null {
  const { kind, seats } = claim;
  if (kind === "mine")
    return next.kind === "mine" ? null : { key: "missed", seats, counts: "missed" };
  if (kind === "totem") return { key: "totem-missed", seats, counts: "missed" };
  return { key: kind, seats, counts: null };
}

/** What is said when presses were judged. */
function judged(lesson: Lesson, view: View, me: number): Lesson {
  const claim = lesson.open?.claim ?? { kind: "nothing", seats: [] };
  const mark = view.photo.find(({ seat }) => seat === me)?.verdict;
  const isWon = view.photo.some(({ verdict }) => verdict === "won");
  const hint = mark === undefined ? watched(claim, isWon) : pressed(claim, mark);
  return { ...(hint ? hinted(lesson, hint) : lesson), isAnswered: true };
}

type Mark = View["photo"][number]["verdict"];

function pressed({ kind, seats }: Claim, mark: Mark): Hint | null {
  const isTotem = kind === "totem";
  switch (mark) {
    case "won":
      return { key: isTotem ? "totem-won" : "won", seats, counts: "won" };
    case "lost":
    case "late":
      return { key: isTotem ? "totem-lost" : "lost", seats, counts: "lost" };
    case "early":
      return { key: "early", seats: [], counts: "wrong" };
    case "wrong": {
      const isNamed = kind === "look-alike" || kind === "others";
      return { key: isNamed ? `wrong-${kind}` : "wrong", seats, counts: "wrong" };
    }
    default:
      return null;
  }
}

/** Others pressed and I did not. */
function watched({ kind, seats }: Claim, isWon: boolean): Hint | null {
  if (!isWon) return null;
  if (kind === "mine") return { key: "alone", seats, counts: "missed" };
  if (kind === "totem") return { key: "totem-missed", seats, counts: "missed" };
  return kind === "others" ? { key: "others", seats, counts: null } : null;
}

function hinted(lesson: Lesson, hint: Hint): Lesson {
  const { counts } = hint;
  const tally =
    counts === null ? lesson.tally : { ...lesson.tally, [counts]: lesson.tally[counts] + 1 };
  return { ...lesson, hint, tally };
}

/** What to look at next time: what went wrong most often. */
export function adviceOf({ missed, wrong, won, lost }: Tally): "missed" | "wrong" | "good" {
  if (wrong > 0 && wrong >= missed) return "wrong";
  return missed > won + lost ? "missed" : "good";
}
