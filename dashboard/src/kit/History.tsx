import { language } from "../shell/language";
import { t } from "../shell/texts";
import { type NameOf, verdictSentence } from "../shell/verdicts";
import type { Happening } from "../wire/feed";

interface Props {
  happenings: readonly Happening[];
  nameOf: NameOf;
}

/** The latest verdicts and the reasons of bots, the newest first. */
export function History({ happenings, nameOf }: Props) {
  if (happenings.length === 0) return null;
  return (
    <details class="panel" data-testid="history">
      <summary>
        <span>{t("ui-history", { count: happenings.length })}</span>
      </summary>
      <ol class="history">
        {[...happenings].reverse().map((happening) => (
          <li key={happening.key}>{lineOf(happening, nameOf)}</li>
        ))}
      </ol>
    </details>
  );
}

function lineOf(happening: Happening, nameOf: NameOf): string {
  if ("missed" in happening) return t("ui-history-missed");
  if ("event" in happening) return verdictSentence(happening.event, nameOf);
  const { seat, text } = happening.reason;
  const why = text[language.value] ?? "";
  return seat == null ? why : t("ui-history-why", { name: nameOf(seat), why });
}
