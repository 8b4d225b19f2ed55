/** The view of arriba, as docs/protocol.md gives it. */
export type Phase =
  "deal" | "flip" | "turning" | "totem" | "match" | "head" | "signal" | "regrab" | "lower" | "over";

export type MarkVerdict = "won" | "lost" | "late" | "wrong" | "early" | "tied" | "spared";

export interface Mark {
  seat: number;
  at_ns: number;
  verdict: MarkVerdict;
  rule: string | null;
}

export interface SeatPiles {
  draw: number;
  open: number;
  top: string | null;
  scores: number[];
  total: number;
  pressed: boolean;
}

export interface Match {
  shape: string;
  seats: number[];
}

export interface ArribaVerdict {
  rule: string;
  seat?: number | null;
  seats?: number[];
  cards?: number;
  [field: string]: unknown;
}

export interface ArribaView {
  phase: Phase;
  round: number;
  rounds: number;
  flipper: number | null;
  deck: "box" | "table";
  flip_by: string;
  seats: SeatPiles[];
  centre: number;
  matches: Match[];
  tied: number[];
  head: number | null;
  awaits_face?: boolean;
  verdict: ArribaVerdict | null;
  photo: Mark[];
  photo_from_ns: number | null;
  countdown_ms: number;
  grab_timeout_ms: number;
  winners: number[] | null;
}
