import type { ComponentType } from "preact";
import type { NameOf } from "../shell/verdicts";
import type { Happening } from "../wire/feed";
import type { Actor, Analysis, Outcome } from "../wire/protocol";

/** What a game page may show and do; `me` is null for a spectator. */
export interface TableProps {
  me: number | null;
  view: unknown;
  moves: readonly string[];
  toAct: readonly Actor[];
  outcome: Outcome | null;
  nameOf: NameOf;
  happenings: readonly Happening[];
  play: (move: string) => Promise<boolean>;
  /** Asks the box for the best move of whoever is to act; null when it has none to tell. */
  analyse?: () => Promise<Analysis | null>;
}

/** What only the people at the table can tell the box, as buttons for the host. */
export interface HostProps {
  view: unknown;
  moves: Readonly<Record<string, readonly string[]>>;
  nameOf: NameOf;
  play: (actor: Actor, move: string) => void;
}

/** Which options a host sees first, and how the rest is grouped. */
export interface OptionsHelp {
  important: readonly string[];
  groups: readonly { key: string; names: readonly string[] }[];
}

/** Whether a move made for one view still means the same for a later one. */
export type SameMoment = (before: unknown, now: unknown) => boolean;

export interface GameModule {
  SeatPage: ComponentType<TableProps>;
  PublicPage: ComponentType<TableProps>;
  HostPage: ComponentType<HostProps>;
  options: OptionsHelp;
  /** Without it a move that comes a moment too late is refused as stale. */
  isSameMoment?: SameMoment;
}

/** The pages of every game this dashboard knows, each fetched when it is first played. */
export const GAMES: Readonly<Record<string, () => Promise<GameModule>>> = {
  arriba: () => import("./arriba").then((module) => module.arriba),
  tschukka: () => import("./tschukka").then((module) => module.tschukka),
  coups_bas: () => import("./coups_bas").then((module) => module.coupsBas),
  totemix: () => import("./totemix").then((module) => module.totemix),
  top_totem: () => import("./top_totem").then((module) => module.topTotem),
};

export const NO_HELP: OptionsHelp = { important: [], groups: [] };
