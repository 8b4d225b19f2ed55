import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { Happening } from "../../wire/feed";
import type { GameEvent } from "../../wire/protocol";
import { RuleDigest } from "../RuleDigest";
import "./play.css";

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
  /** Kinds of events that the page tells in another place already. */
  quiet?: readonly string[];
}

const SHOWN = 3;

/** What the last move brought, in sentences; a tap opens the rule behind each. */
export function Verdicts({ happenings, nameOf, quiet = [] }: Props) {
  return (
    <div class="verdict-list" aria-live="polite">
      {latest(happenings, quiet).map(({ key, event }) => (
        <details key={key} class="verdict-item" data-testid="verdict" data-rule={event.rule}>
          <summary>
            <span>{verdictSentence(event, nameOf)}</span>
          </summary>
          <RuleDigest rule={event.rule!} />
          <code class="rule-id">{event.rule}</code>
        </details>
      ))}
    </div>
  );
}

/** The verdicts of the last message that has any worth telling, the newest last. */
export function latest(
  happenings: readonly Happening[],
  quiet: readonly string[],
): { key: string; event: GameEvent }[] {
  const told = happenings.flatMap((happening) =>
    "event" in happening && !quiet.includes(happening.event.kind) ? [happening] : [],
  );
  const last = told.at(-1)?.key.split(".")[0];
  return told.filter(({ key }) => key.split(".")[0] === last).slice(-SHOWN);
}
