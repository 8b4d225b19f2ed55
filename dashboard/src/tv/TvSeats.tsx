import type { SeatSummary, Summary, Table } from "../contract/wire";
import { SeatMark } from "../kit/SeatMark";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import { texts } from "./texts";

/** Everybody in the match: name, score, and by what the table waits for them. */
export function TvSeats({ summary, table }: { summary: Summary; table: Table }) {
  return (
    <ol class="tv-seats" data-count={summary.seats.length} aria-label={texts.t("tv-seats")}>
      {summary.seats.map((seat) => (
        <li
          key={seat.seat}
          class={seat.acts ? "is-awaited" : undefined}
          data-testid={`tv-seat-${seat.seat}`}
          data-seat={seat.seat}
        >
          <SeatMark seat={seat.seat} />
          <span class="tv-who">
            <span class="name">{nameIn(table, seat.seat)}</span>
            {wordOf(seat) && <span class="tv-by">{wordOf(seat)}</span>}
          </span>
          {seat.score !== null && <b class="tv-score">{seat.score}</b>}
        </li>
      ))}
    </ol>
  );
}

function wordOf({ acts, by, resigned }: SeatSummary): string | null {
  if (resigned) return texts.t("tv-resigned");
  return acts && by ? t("ui-awaited-by", { by }) : null;
}
