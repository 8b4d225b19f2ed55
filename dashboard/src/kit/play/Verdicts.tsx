import type { ComponentChildren } from "preact";
import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { Happening } from "../../wire/feed";
import type { GameEvent } from "../../wire/protocol";
import { useAnnounced } from "../announce";
import { Verdict } from "./Verdict";

/** What happened, with the key that tells it from all else that did. */
export type Told = Extract<Happening, { event: GameEvent }>;

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
  /** Kinds of events that the page tells in another place already. */
  quiet?: readonly string[];
  /** Which verdicts of one move are worth telling, if not just the last ones. */
  choose?: (told: readonly Told[]) => readonly Told[];
  markOf?: (event: GameEvent) => ComponentChildren;
}

const SHOWN = 3;

/** What the last move brought, in sentences; a tap opens the rule behind each. */
export function Verdicts({ happenings, nameOf, quiet = [], choose = lastOf, markOf }: Props) {
  const told = choose(latest(happenings, quiet));
  const sentences = told.map(({ event }) => verdictSentence(event, nameOf));
  useAnnounced(sentences.join(" "), told.at(-1)?.key ?? null);
  return (
    <div class="verdict-list">
      {told.map(({ key, event }) => (
        <Verdict key={key} verdict={event} nameOf={nameOf} mark={markOf?.(event)} />
      ))}
    </div>
  );
}

/** The verdicts of the last message that has any worth telling, the newest last. */
export function latest(happenings: readonly Happening[], quiet: readonly string[]): Told[] {
  const told = happenings.flatMap((happening) =>
    "event" in happening && !quiet.includes(happening.event.kind) ? [happening] : [],
  );
  const last = told.at(-1)?.key.split(".")[0];
  return told.filter(({ key }) => key.split(".")[0] === last);
}

const lastOf = (told: readonly Told[]): readonly Told[] => told.slice(-SHOWN);
