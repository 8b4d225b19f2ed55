import type { ComponentChildren } from "preact";
import { type NameOf, verdictSentence } from "../../shell/verdicts";
import { RuleDigest } from "../RuleDigest";
import "./play.css";

interface Props {
  verdict: Readonly<Record<string, unknown>>;
  nameOf: NameOf;
  /** Who reads it: what is about this seat is said in its own person. */
  me?: number | null;
  /** The mark of the seat or family concerned. */
  mark?: ComponentChildren;
}

/** One verdict in a sentence; a tap opens the rule behind it. */
export function Verdict({ verdict, nameOf, me = null, mark }: Props) {
  const rule = String(verdict.rule);
  return (
    <details class="verdict-item" data-testid="verdict" data-rule={rule}>
      <summary>
        <span>{verdictSentence(verdict, nameOf, me)}</span>
        {mark}
      </summary>
      <RuleDigest rule={rule} />
    </details>
  );
}
