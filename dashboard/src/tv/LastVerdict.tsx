import type { Summary } from "../contract/wire";
import { useAnnounced } from "../kit/announce";
import { language } from "../shell/language";
import { digestOf } from "../shell/rules";

/** The last verdict in large, in words of any game. */
export function LastVerdict({ summary }: { summary: Summary }) {
  const { verdict, match } = summary;
  const sentence = verdict?.text[language.value] ?? "";
  const news = verdict && `${match} ${verdict.number} ${verdict.rule}`;
  useAnnounced(sentence, news, true);
  return (
    <p class="tv-verdict" key={news} data-testid="tv-verdict" data-rule={verdict?.rule}>
      {sentence || (verdict && digestOf(verdict.rule, language.value))}
    </p>
  );
}
