import { useState } from "preact/hooks";
import type { PlayedMatch, PlayedSeat, Report, Standing, TableCard } from "../contract/wire";
import { Button } from "../kit/Button";
import { Waiting } from "../kit/Waiting";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { listed } from "../shell/verdicts";
import type { Live } from "./live";
import { Organiser } from "./Organiser";
import { Rounds } from "./Rounds";
import { texts } from "./texts";
import { addressOf, type Choice, useTournament } from "./useTournament";

/** The tournament table over all matches, of one game or of all. */
export function Tournament({ live }: { live: Live }) {
  const version = live.results.value;
  const [choice, choose] = useState<Choice>({ tournament: null, game: "" });
  const { report, fault } = useTournament(choice, version);
  return (
    <section class="hall-tournament panel" data-testid="tournament">
      <h2>{texts.t("hall-tournament")}</h2>
      {fault !== null && <p class="trouble">{fault}</p>}
      {report === null ? (
        fault === null && <Waiting />
      ) : (
        <>
          <Filters report={report} choice={choice} onChoose={choose} />
          {report.standings.length === 0 ? (
            <p>{texts.t("hall-no-results")}</p>
          ) : (
            <Standings lines={report.standings} />
          )}
          <p class="note">{texts.t("hall-scheme", { ...report.points })}</p>
          {choice.tournament === null && (
            <Organiser report={report} seated={seatedNames(live.tables.value)} />
          )}
          <Rounds rounds={report.rounds} />
          <Recent matches={report.recent} />
          <a class="hall-sheet" href={addressOf("results.csv", { ...choice, game: "" })} download>
            {texts.t("hall-sheet")}
          </a>
          <div class="hall-print">
            <Button look="quiet" onClick={() => print()}>
              {texts.t("hall-print")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function seatedNames(tables: readonly TableCard[]): string[] {
  const seats = tables.flatMap((table) => table.summary.seats);
  return seats.map((seat) => seat.name ?? "").filter((name) => name !== "");
}

interface FilterProps {
  report: Report;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Filters({ report, choice, onChoose }: FilterProps) {
  const games = Object.entries(report.games);
  return (
    <div class="hall-filters">
      {report.tournaments.length > 1 && (
        <label class="option">
          <span class="sr-only">{texts.t("hall-which")}</span>
          <select
            data-testid="which-tournament"
            value={report.tournament}
            onChange={(event) => onChoose({ ...choice, tournament: event.currentTarget.value })}
          >
            {report.tournaments.map((name) => (
              <option key={name} value={name}>
                {name || texts.t("hall-free-play")}
              </option>
            ))}
          </select>
        </label>
      )}
      {games.length > 1 && (
        <label class="option">
          <span class="sr-only">{texts.t("hall-game")}</span>
          <select
            data-testid="which-game"
            value={choice.game}
            onChange={(event) => onChoose({ ...choice, game: event.currentTarget.value })}
          >
            <option value="">{texts.t("hall-all-games")}</option>
            {games.map(([game, title]) => (
              <option key={game} value={game}>
                {title[language.value]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

const COLUMNS = ["rank", "name", "matches", "wins", "points"] as const;

function Standings({ lines }: { lines: readonly Standing[] }) {
  return (
    <table class="hall-standings" data-testid="standings">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" class={`is-${column}`}>
              {texts.t(`hall-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} class={line.rank === 1 ? "is-first" : ""}>
            {COLUMNS.map((column) => (
              <td key={column} class={`is-${column}`}>
                {line[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Recent({ matches }: { matches: readonly PlayedMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <details data-testid="recent">
      <summary>
        <span>{texts.t("hall-recent")}</span>
      </summary>
      <ol class="hall-recent">
        {matches.map((match) => (
          <li key={`${match.box} ${match.match}`}>
            <strong>{match.title[language.value]}</strong> {outcomeOf(match)}
            <span class="note">
              {match.box} · {timeOf(match.ended_at)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Who won and who resigned, in words. */
export function outcomeOf({ seats }: PlayedMatch): string {
  const won = seats.filter((seat) => seat.won);
  const resigned = seats.filter((seat) => seat.resigned);
  return [
    sentence("hall-winners", won),
    ...(resigned.length > 0 ? [sentence("hall-who-resigned", resigned)] : []),
  ].join(" · ");
}

function sentence(key: string, seats: readonly PlayedSeat[]): string {
  const names = listed(seats.map(nameOf), language.value);
  return texts.t(key, { count: seats.length, names });
}

function nameOf({ seat, name, bot }: PlayedSeat): string {
  const place = { seat: seat + 1 };
  return name || (bot ? texts.t("hall-bot", place) : t("ui-seat", place));
}

function timeOf(ended_at: string): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(language.value, style).format(new Date(ended_at));
}
