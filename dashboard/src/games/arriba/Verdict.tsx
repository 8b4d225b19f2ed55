import { RuleDigest } from "../../kit/RuleDigest";
import { SeatMark } from "../../kit/SeatMark";
import { verdictSentence, type NameOf } from "../../shell/verdicts";
import type { ArribaVerdict } from "./view";

interface Props {
  verdict: ArribaVerdict | null;
  nameOf: NameOf;
}

/** The last verdict: who and why in one sentence; a tap opens the rule behind it. */
export function Verdict({ verdict, nameOf }: Props) {
  return (
    <div class="live" aria-live="assertive">
      {verdict && (
        <details class="verdict" data-testid="verdict" data-rule={verdict.rule}>
          <summary>
            <span class="verdict-line">
              <span>{verdictSentence(verdict, nameOf)}</span>
              <code class="rule-id">{verdict.rule}</code>
            </span>
            {typeof verdict.seat === "number" && <SeatMark seat={verdict.seat} />}
          </summary>
          <RuleDigest rule={verdict.rule} />
        </details>
      )}
    </div>
  );
}
