import { RuleDigest } from "../../kit/RuleDigest";
import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { Happening } from "../../wire/feed";
import { FamilyMark } from "./FamilyMark";
import { latestVerdicts } from "./weights";

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
}

/** What the last move brought, in sentences; a tap opens the rule behind each. */
export function Verdicts({ happenings, nameOf }: Props) {
  const events = latestVerdicts(happenings);
  return (
    <div class="tk-verdicts" aria-live="polite">
      {events.map((event, index) => (
        <details
          key={`${happenings.at(-1)?.key}.${index}`}
          class="tk-verdict"
          data-testid="verdict"
          data-rule={event.rule}
        >
          <summary>
            <span>{verdictSentence({ ...event, rule: event.rule }, nameOf)}</span>
            {typeof event.family === "string" && <FamilyMark family={event.family} size="small" />}
          </summary>
          <RuleDigest rule={event.rule!} />
          <code class="rule-id">{event.rule}</code>
        </details>
      ))}
    </div>
  );
}
