import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Texts } from "../../shell/texts";
import { type NameOf, verdictSentence } from "../../shell/verdicts";
import type { GameEvent, Happening } from "../../wire/feed";
import { useAnnounced } from "../announce";
import { RuleTable } from "../RuleDigest";
import { Verdict } from "./Verdict";

/** An event with its unique key. */
export type Told = Extract<Happening, { event: GameEvent }>;

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
  /** Who reads them: what is about this seat is said in its own person. */
  me?: number | null;
  /** Kinds of events that the page shows elsewhere. */
  quiet?: readonly string[];
  /** The verdicts of one move to show, if not the last ones. */
  choose?: (told: readonly Told[]) => readonly Told[];
  markOf?: (event: GameEvent) => ComponentChildren;
}

const SHOWN = 3;

/** The verdicts of the last move in sentences; a tap opens the rule of each. */
export function Verdicts(props: Props) {
  const { happenings, nameOf, me = null, quiet = [], choose = lastOf, markOf } = props;
  const told = choose(latest(happenings, quiet));
  const sentences = told.map(({ event }) => verdictSentence(event, nameOf, me));
  useAnnounced(sentences.join(" "), told.at(-1)?.key ?? null);
  return (
    <div class="verdict-list">
      {told.length === 0 && <GameLine />}
      {told.map(({ key, event }) => (
        <Verdict key={key} verdict={event} nameOf={nameOf} me={me} mark={markOf?.(event)} />
      ))}
    </div>
  );
}

/** What the game is about, where there is no verdict: its place is kept, and not left empty. */
export function GameLine() {
  const game = useContext(RuleTable)?.game;
  const line = game && new Texts(game).find("game-line");
  return line ? <p class="verdict-none">{line}</p> : null;
}

/** The verdicts of the last message that has any to show, the newest last. */
export function latest(happenings: readonly Happening[], quiet: readonly string[]): Told[] {
  const told = happenings.flatMap((happening) =>
    "event" in happening && !quiet.includes(happening.event.kind) ? [happening] : [],
  );
  const last = told.at(-1)?.key.split(".")[0];
  return told.filter(({ key }) => key.split(".")[0] === last);
}

const lastOf = (told: readonly Told[]): readonly Told[] => told.slice(-SHOWN);
