import { RuleDigest } from "../../kit/RuleDigest";
import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { Happening } from "../../wire/feed";
import type { GameEvent } from "../../wire/protocol";

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
}

// A window that opens stands in the banner already.
const QUIET = new Set(["opened"]);
const SHOWN = 3;

/** What the last move brought, in sentences; a tap opens the rule behind each. */
export function Verdicts({ happenings, nameOf }: Props) {
  return (
    <div class="cb-verdicts" aria-live="polite">
      {latest(happenings).map(({ key, event }) => (
        <details key={key} class="cb-verdict" data-testid="verdict" data-rule={event.rule}>
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
export function latest(happenings: readonly Happening[]): { key: string; event: GameEvent }[] {
  const told = happenings.flatMap((happening) =>
    "event" in happening && !QUIET.has(happening.event.kind) ? [happening] : [],
  );
  const last = told.at(-1)?.key.split(".")[0];
  return told.filter(({ key }) => key.split(".")[0] === last).slice(-SHOWN);
}
