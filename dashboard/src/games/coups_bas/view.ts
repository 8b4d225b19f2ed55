/** The view of coups_bas, as engines/coups_bas/view.py builds it. */
export type Phase =
  "deal" | "action" | "opening" | "window" | "answer" | "steal" | "lynx" | "shed" | "over";

export type Guard = "steal" | "destroy";

/** One seat as everybody sees it; the totem from its lowest floor. */
export interface SeatView {
  hand: number;
  totem: string[];
  guard: Guard | null;
  partner: number | null;
  passed: boolean;
  scores: number[];
  total: number;
}

export interface LinkView {
  seat: number;
  card: string;
  targets: number[];
}

export interface WindowView {
  answer: "misstep" | "arrive";
  seats: number[];
  answerer: number | null;
  since_ns: number;
  until_ns: number;
}

/** What only this seat knows. */
export interface Mine {
  hand: string[];
  looked: string[];
  pressed: boolean;
}

export interface CoupsBasView {
  phase: Phase;
  round: number;
  rounds: number;
  target: number;
  scoring: boolean;
  deck: "box" | "table";
  active: number;
  /** What the player in turn may do once more in the same turn. */
  further: "action" | "card" | null;
  seats: SeatView[];
  pile: number;
  /** How many cards the player in turn would draw as an action. */
  draws: number;
  /** The discards that may be looked at, the newest last, and how many there are. */
  discard: string[];
  discarded: number;
  chain: LinkView[];
  window: WindowView | null;
  looking: number;
  won: number[];
  won_by: string | null;
  mine: Mine | null;
  winners: number[] | null;
  rule: string | null;
}

/** The sides of the match, each by its seats: partners share one side. */
export function sidesOf(view: CoupsBasView): number[][] {
  return view.seats.flatMap(({ partner }, seat) => {
    if (partner === null) return [[seat]];
    return seat < partner ? [[seat, partner]] : [];
  });
}
