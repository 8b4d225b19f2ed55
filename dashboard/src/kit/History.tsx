import { t } from "../shell/texts";
import { type NameOf, verdictSentence } from "../shell/verdicts";
import type { Happening } from "../wire/feed";

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
}

/** The verdicts since this page was opened, the newest first. */
export function History({ happenings, nameOf }: Props) {
  if (happenings.length === 0) return null;
  return (
    <details class="panel" data-testid="history">
      <summary>
        <span>{t("ui-history", { count: happenings.length })}</span>
      </summary>
      <ol class="history">
        {[...happenings].reverse().map((happening) => (
          <li key={happening.key}>
            {"missed" in happening
              ? t("ui-history-missed")
              : verdictSentence(happening.event, nameOf)}
          </li>
        ))}
      </ol>
    </details>
  );
}
