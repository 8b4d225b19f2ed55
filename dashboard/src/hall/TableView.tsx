import type { Health, SeatSummary, Summary, TableCard } from "../contract/wire";
import { BotFace } from "../kit/BotFace";
import { SeatMark } from "../kit/SeatMark";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { listed } from "../shell/verdicts";
import { texts } from "./texts";

const SIGNS: Record<TableCard["condition"], string> = {
  online: "M5 13l4 4L19 7",
  silent: "M12 6v8M12 18v.5",
  offline: "M6 6 18 18M18 6 6 18",
};

/** One table: its game, its scores, and the state of its box. */
export function TableView({ table }: { table: TableCard }) {
  const { summary, condition } = table;
  return (
    <article
      class={`hall-table is-${condition}`}
      data-testid={`table-${table.box}`}
      aria-label={table.box}
    >
      <header class="hall-table-head">
        <h2>{table.box}</h2>
        <span class={`hall-condition is-${condition}`} data-testid="condition">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="stroke" d={SIGNS[condition]} />
          </svg>
          {texts.t(`hall-${condition}`)}
        </span>
      </header>
      <p class="hall-game">
        <strong>{summary.title[language.value] ?? texts.t("hall-idle")}</strong>
        {summary.match !== null && (
          <span class="note">{texts.t("hall-move", { number: summary.number })}</span>
        )}
      </p>
      <Phase summary={summary} />
      <ol class="hall-seats">
        {seatsOf(summary).map((seat) => (
          <Seat key={seat.seat} seat={seat} isWinner={isWinner(summary, seat.seat)} />
        ))}
      </ol>
      {summary.verdict && (
        <p class="hall-verdict" data-testid="verdict">
          {summary.verdict.text[language.value]}
        </p>
      )}
      <HealthLine health={table.health} version={table.version} />
    </article>
  );
}

function Phase({ summary }: { summary: Summary }) {
  const text = phaseOf(summary);
  return text === "" ? null : (
    <p class={summary.paused ? "hall-phase is-still" : "hall-phase"} data-testid="phase">
      {text}
    </p>
  );
}

export function phaseOf(summary: Summary): string {
  if (summary.match === null) return "";
  if (summary.outcome !== null) return winnersOf(summary);
  if (summary.ended) return texts.t("hall-ended");
  return summary.paused ? texts.t("hall-paused") : (summary.phase_text[language.value] ?? "");
}

function winnersOf(summary: Summary): string {
  const winners = summary.seats.filter((seat) => isWinner(summary, seat.seat)).map(nameOf);
  const names = listed(winners, language.value);
  return texts.t("hall-winners", { count: winners.length, names });
}

/** Without a match only seats with a person have a line. */
function seatsOf(summary: Summary): SeatSummary[] {
  return summary.match === null ? summary.seats.filter((seat) => seat.joined) : summary.seats;
}

const isWinner = (summary: Summary, seat: number): boolean =>
  summary.outcome?.winners.includes(seat) ?? false;

/** Whoever resigned stays the person of the seat, even if a bot plays it now. */
const isBot = (seat: SeatSummary): boolean => seat.bot && !seat.resigned;

function nameOf(seat: SeatSummary): string {
  const place = { seat: buttonOf(seat) + 1 };
  if (isBot(seat)) return texts.t("hall-bot", place);
  return seat.name || t("ui-seat", place);
}

/** Older boxes tell no button. */
const buttonOf = ({ seat, button }: SeatSummary): number => button ?? seat;

function Seat({ seat, isWinner: hasWon }: { seat: SeatSummary; isWinner: boolean }) {
  const word = wordOf(seat, hasWon);
  return (
    <li class={`hall-seat ${seat.acts ? "is-awaited" : ""} ${seat.resigned ? "is-gone" : ""}`}>
      <SeatMark seat={buttonOf(seat)} size="small" />
      {isBot(seat) && <BotFace level={null} />}
      <span class="name">{nameOf(seat)}</span>
      {word && <span class="hall-word">{word}</span>}
      {seat.score !== null && <span class="hall-score">{seat.score}</span>}
    </li>
  );
}

function wordOf(seat: SeatSummary, hasWon: boolean): string | null {
  if (seat.resigned) return texts.t("hall-resigned");
  if (hasWon) return texts.t("hall-winner");
  return seat.acts ? texts.t("hall-awaited") : null;
}

function HealthLine({ health, version }: { health: Health | null; version: string }) {
  const words = [
    ...healthWords(health),
    ...(version ? [texts.t("hall-version", { version })] : []),
  ];
  return words.length === 0 ? null : (
    <p class="note hall-health" role="note" aria-label={texts.t("hall-health")}>
      {words.join(" · ")}
    </p>
  );
}

const MB_PER_GB = 1024;
const DECIMALS = { maximumFractionDigits: 1 };

export function healthWords(health: Health | null): string[] {
  if (health === null) return [];
  const said = new Intl.NumberFormat(language.value, DECIMALS);
  const { temperature_c: degrees, load, disk_free_mb: free } = health;
  return [
    texts.t("hall-up", { time: duration(health.up_s) }),
    ...(degrees === null ? [] : [texts.t("hall-temperature", { degrees: said.format(degrees) })]),
    ...(load === null ? [] : [texts.t("hall-load", { load: said.format(load) })]),
    ...(free === null ? [] : [texts.t("hall-disk", { free: said.format(free / MB_PER_GB) })]),
  ];
}

const MINUTE_S = 60;
const HOUR_S = 3600;

function duration(seconds: number): string {
  const isLong = seconds >= 2 * HOUR_S;
  const count = Math.floor(seconds / (isLong ? HOUR_S : MINUTE_S));
  return texts.t(isLong ? "hall-hours" : "hall-minutes", { count });
}
