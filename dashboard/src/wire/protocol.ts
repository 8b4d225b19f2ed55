/** The wire contract of docs/protocol.md as types; readers ignore unknown fields. */

export type Language = "fr" | "en";
export type Actor = number | "chance";

export interface Broker {
  port: number;
  path: string;
  /** Whole addresses, when the broker is not on the host of the page. */
  urls?: string[];
}

export interface BoxInfo {
  box: string;
  version: string;
  virtual: boolean;
  seats: { seat: number; name: string | null; joined: boolean }[];
  /** The number of the button in the middle of the table; by default it follows the seats. */
  flip_button?: number;
  broker: Broker;
  /** Table time at the answer, in ns, and whether it runs. */
  clock_ns: number;
  clock_runs: boolean;
  /** How long the box waits for a hand on a button, and how long two of them must be held. */
  press_within_s?: number;
  hold_s?: number;
  /** The buttons that no hand can press: the page of the box presses for them. */
  by_page?: number[];
  /** While it is, a press is a move: the button must be held to take a seat. */
  in_play?: boolean;
  /** The address that phones should open, when the box knows a better one than this page's. */
  address?: string;
}

export interface Ticket {
  box: string;
  role: string;
  seat: number | null;
  user: string;
  password: string;
  client: string;
  broker: Broker;
  /** Brings the same phone back to its seat when the broker has forgotten it. */
  resume?: string;
  /** Where the private topics are, when they are neither in `seat/<n>` nor in `host`. */
  place?: string;
}

export interface PanelTickets {
  panel: Ticket;
  host: Ticket;
}

export interface Bilingual {
  fr: string;
  en: string;
}

export type Facts = Record<string, unknown>;

export interface Problem {
  key: string;
  facts: Facts;
  text: Bilingual;
}

export interface Illegal {
  rule: string;
  facts: Facts;
  text: Bilingual;
}

export interface Status {
  online: boolean;
  version?: string;
}

/** Something that is wrong with the box, in the words of the box. */
export interface DeviceFault {
  device: string;
  key: string;
  facts: Facts;
  text: Bilingual;
}

export interface TableSeat {
  seat: number;
  name: string | null;
  language: Language | null;
  joined: boolean;
  resigned: boolean;
  bot?: string | null;
}

export interface UndoRequest {
  by: number;
  agreed: number[];
  waiting: number[];
}

export type OptionValue = boolean | number | string;

export interface Table {
  match: string | null;
  game: string | null;
  options: Record<string, OptionValue>;
  seats: TableSeat[];
  paused: boolean;
  ended?: boolean;
  undo: UndoRequest | null;
  number: number;
}

export interface GameOption {
  name: string;
  kind: "flag" | "whole" | "choice";
  default: OptionValue;
  choices?: string[] | null;
  low?: number | null;
  high?: number | null;
  rulings?: string[];
}

export interface GameEntry {
  name: string;
  seats: [number, number];
  options: GameOption[];
  bots?: string[];
}

export interface Outcome {
  winners: number[];
  scores: Record<string, number>;
  rule: string;
}

export interface PublicState {
  match: string | null;
  number: number;
  game: string | null;
  view: unknown;
  to_act: Actor[];
  outcome: Outcome | null;
}

export interface SeatState extends PublicState {
  seat: number;
  moves: string[];
}

export interface HostState {
  match: string | null;
  number: number;
  game: string | null;
  moves: Record<string, string[]>;
}

export interface GameEvent {
  kind: string;
  rule?: string;
  [field: string]: unknown;
}

export interface EventMessage {
  /** One start of the box: numbers of different runs have nothing to do with each other. */
  run: string;
  seq: number;
  number: number;
  events: GameEvent[];
}

export interface RecentEvents {
  run: string;
  messages: EventMessage[];
}

export interface Command {
  do: string;
  number?: number;
  [field: string]: unknown;
}

/** The best move of the seat that is to act, its worth for that seat, and what may follow. */
export interface Analysis {
  seat: number;
  move: string;
  score: number;
  depth: number;
  line: string[];
}

/** An accepted command is answered twice: by its verdict, and once it is on the box's disk. */
export type Reply = { id: string; kept?: boolean } & (
  | { ok: true; number?: number; analysis?: Analysis | null }
  | { ok: false; illegal: Illegal; problem?: undefined }
  | { ok: false; problem: Problem; illegal?: undefined }
);

export interface ScreenImage {
  width: number;
  height: number;
  bits: string;
}

export interface LightsImage {
  width: number;
  height: number;
  pixels: string;
}

export interface Press {
  button: number;
  down: boolean;
  ms: number;
  page: string;
}
