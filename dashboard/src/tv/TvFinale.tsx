import type { Summary } from "../contract/wire";
import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";
import { listedNames, type NameOf } from "../shell/verdicts";

/** The end of a match: who won it, in large. */
export function TvFinale({ summary, nameOf }: { summary: Summary; nameOf: NameOf }) {
  const winners = summary.outcome?.winners ?? [];
  const title = summary.outcome
    ? t("ui-end-won", { names: listedNames(winners, nameOf), count: winners.length })
    : t("ui-trouble-ended");
  return (
    <section class="tv-finale" data-testid="tv-finale">
      <div class="tv-winners">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size="large" />
        ))}
      </div>
      <p>{title}</p>
    </section>
  );
}
