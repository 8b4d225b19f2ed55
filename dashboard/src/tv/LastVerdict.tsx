import { useEffect, useRef } from "preact/hooks";
import type { Summary } from "../contract/wire";
import { useAnnounced } from "../kit/announce";
import { language } from "../shell/language";
import { digestOf } from "../shell/rules";

/**
 * The last verdict in large, in words of any game. Everything that the big screen makes heard of a
 * verdict belongs into `tell`: it is called once for each, and for none that was there before.
 */
export function LastVerdict({ summary }: { summary: Summary }) {
  const { verdict, match } = summary;
  const sentence = verdict?.text[language.value] ?? "";
  const news = verdict && `${match} ${verdict.number} ${verdict.rule}`;
  useAnnounced(sentence, news, true);
  const known = useRef(news);
  useEffect(() => {
    if (news !== null && news !== known.current) tell(sentence);
    known.current = news;
  }, [news]);
  return (
    <p class="tv-verdict" key={news} data-testid="tv-verdict" data-rule={verdict?.rule}>
      {sentence || (verdict && digestOf(verdict.rule, language.value))}
    </p>
  );
}

/** The place for sound: a cue, and the sentence spoken. */
function tell(_sentence: string): void {}
