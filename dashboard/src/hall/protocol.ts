import type { Bilingual } from "../wire/protocol";

/** What the hall's server tells, as types; readers ignore unknown fields. */
export type Condition = "online" | "silent" | "offline";

export interface SeatSummary {
  seat: number;
  name: string | null;
  joined: boolean;
  resigned: boolean;
  score: number | null;
  acts: boolean;
}

export interface Summary {
  match: string | null;
  number: number;
  game: string | null;
  title: Partial<Bilingual>;
  phase: string | null;
  phase_text: Partial<Bilingual>;
  seats: SeatSummary[];
  paused: boolean;
  ended: boolean;
  outcome: { winners: number[]; rule: string } | null;
  verdict: { rule: string; number: number; text: Partial<Bilingual> } | null;
}

export interface Health {
  up_s: number;
  load: number | null;
  temperature_c: number | null;
  disk_free_mb: number | null;
}

export interface TableCard {
  box: string;
  condition: Condition;
  version: string;
  summary: Summary;
  health: Health | null;
}

/** Tables that changed, boxes that are gone, whether the hall hears its broker, results so far. */
export interface LiveMessage {
  tables: TableCard[];
  gone: string[];
  up: boolean;
  results: number;
}

export interface Standing {
  rank: number;
  name: string;
  matches: number;
  wins: number;
  points: number;
}

export interface PlayedMatch {
  box: string;
  match: string;
  title: Bilingual;
  ended_at: string;
  seats: { seat: number; name: string | null; score: number | null; won: boolean }[];
}

export interface TournamentReport {
  tournament: string;
  tournaments: string[];
  games: Record<string, Bilingual>;
  standings: Standing[];
  matches: number;
  recent: PlayedMatch[];
  points: { win: number; played: number };
}
