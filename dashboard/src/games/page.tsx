import type { ComponentType } from "preact";
import type { Analysis, PublicState, SharedAnalysis, Views } from "../contract/wire";
import type { Waiting } from "../kit/play/awaited";
import type { SeatsFrom, WordsOf } from "../shell/moves";
import type { NameOf } from "../shell/verdicts";
import type { GameEvent, Happening } from "../wire/feed";

export type GameName = keyof Views;
export type Actor = PublicState["to_act"][number];

/** A state with the view of the game that it names. */
type StateOf<G extends GameName> = PublicState & { game: G; view: Views[G] };

/** The state of the table, and how to send a move; `me` is null for a spectator. */
interface AtTable {
  me: number | null;
  moves: readonly string[];
  nameOf: NameOf;
  happenings: readonly Happening[];
  /** The verdicts that have come just now; those from before the page was opened are old. */
  live?: readonly GameEvent[];
  play: (move: string) => Promise<boolean>;
  /** Asks the box for the best move of the seat to act; null if there is none. */
  analyse?: (() => Promise<Analysis | null>) | undefined;
  /** The best move of this moment, if somebody asked for it. */
  analysis?: SharedAnalysis | null;
  /** Lets a bot move that waits for an optional move of this seat. */
  goOn?: (() => void) | undefined;
}

/** What the host may enter for others, by seat number or `chance`. */
interface AtDesk {
  moves: Readonly<Record<string, readonly string[]>>;
  nameOf: NameOf;
  play: (actor: Actor, move: string) => void;
}

/** What the pages of one game may show and do. */
type OfGame<G extends GameName> = Pick<StateOf<G>, "view" | "outcome" | "match" | "number"> & {
  waiting: Waiting;
};
export type TableProps<G extends GameName> = AtTable & OfGame<G>;
export type HostProps<G extends GameName> = AtDesk & Pick<StateOf<G>, "view">;

/** The same for pages that show any game. */
export type AnyTableProps = AtTable & { state: PublicState };
export type AnyHostProps = AtDesk & { state: PublicState };

/** Which options a host sees first, and how the rest is grouped. */
export interface OptionsHelp {
  important: readonly string[];
  groups: readonly { key: string; names: readonly string[] }[];
}

/** Whether a move made for one state still means the same for a later one. */
export type SameMoment = (before: PublicState, now: PublicState) => boolean;

/** The words of a game's moves and events, where its texts need names that a page knows. */
export interface GameWords {
  wordsOf?: WordsOf;
  seatsFrom?: SeatsFrom;
  /** What an event without a rule brought to light, such as a card. */
  eventInWords?: (event: GameEvent, nameOf: NameOf) => string | null;
}

/** The pages of a game as the shell shows them. */
export interface GameModule {
  SeatPage: ComponentType<AnyTableProps>;
  PublicPage: ComponentType<AnyTableProps>;
  HostPage: ComponentType<AnyHostProps>;
  options: OptionsHelp;
  isSameMoment: SameMoment;
  words: GameWords;
}

/** The pages of a game as the game writes them. */
interface Pages<G extends GameName> {
  SeatPage: ComponentType<TableProps<G>>;
  PublicPage: ComponentType<TableProps<G>>;
  HostPage: ComponentType<HostProps<G>>;
  options: OptionsHelp;
  /** Without it a move that comes a moment too late is refused as stale. */
  isSameMoment?: (before: Views[G], now: Views[G]) => boolean;
  words: GameWords;
}

export const NO_HELP: OptionsHelp = { important: [], groups: [] };

/** The one place where a view gets its type: the state names its game, and the contract its view. */
export const isOf = <G extends GameName>(state: PublicState, game: G): state is StateOf<G> =>
  state.game === game;

/** The view of a state, if it is one of that game. */
export const viewIn = <G extends GameName>(state: PublicState | null, game: G): Views[G] | null =>
  state !== null && isOf(state, game) ? state.view : null;

/** Makes pages that are written for the view of one game show the states of that game. */
export function pagesOf<G extends GameName>(game: G, pages: Pages<G>): GameModule {
  const { HostPage, isSameMoment, options, words } = pages;
  return {
    SeatPage: shown(game, pages.SeatPage),
    PublicPage: shown(game, pages.PublicPage),
    HostPage: ({ state, ...props }) =>
      isOf(state, game) ? <HostPage {...props} view={state.view} /> : null,
    options,
    words,
    isSameMoment: (before, now) =>
      isOf(before, game) && isOf(now, game) && (isSameMoment?.(before.view, now.view) ?? false),
  };
}

/** What a game brings to the big screen: one sentence on what goes on, and its table in large. */
export interface BigModule {
  Now: ComponentType<AnyTableProps>;
  BigTable: ComponentType<AnyTableProps>;
}

export const bigOf = <G extends GameName>(
  game: G,
  Now: ComponentType<TableProps<G>>,
  BigTable: ComponentType<TableProps<G>>,
): BigModule => ({ Now: shown(game, Now), BigTable: shown(game, BigTable) });

function shown<G extends GameName>(game: G, Page: ComponentType<TableProps<G>>) {
  return ({ state, ...props }: AnyTableProps) =>
    isOf(state, game) ? (
      <Page
        {...props}
        waiting={state}
        view={state.view}
        outcome={state.outcome}
        match={state.match}
        number={state.number}
      />
    ) : null;
}
