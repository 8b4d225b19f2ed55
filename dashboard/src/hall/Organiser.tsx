import { useState } from "preact/hooks";
import type { Report, RoundReport } from "../contract/wire";
import { Button } from "../kit/Button";
import { Choice } from "../kit/Choice";
import { language } from "../shell/language";
import { Refused, request } from "../wire/http";
import { texts } from "./texts";

const METHODS = ["swiss", "everybody"] as const;
type Method = (typeof METHODS)[number];
const SEATS = ["2", "3", "4", "5", "6", "7", "8"] as const;

interface Props {
  report: Report;
  /** Names of people who sit at a table of the hall now. */
  seated: readonly string[];
}

/** Draws rounds: for whoever opened the page with the key of the hall. */
export function Organiser({ report, seated }: Props) {
  const key = location.hash.slice(1);
  return key === "" ? null : <Desk organiserKey={key} report={report} seated={seated} />;
}

function Desk({ organiserKey: key, report, seated }: Props & { organiserKey: string }) {
  const last = report.rounds[0];
  const [names, setNames] = useNames(report, seated);
  const [method, setMethod] = useState<Method>(last?.method ?? "swiss");
  const [seats, setSeats] = useState<(typeof SEATS)[number]>("2");
  const [fault, setFault] = useState("");
  const [isTakingBack, setTakingBack] = useState(false);
  const ask = async (path: string, body: object) => {
    setTakingBack(false);
    setFault(await refusalOf(path, { key, ...body }));
  };
  const draw = () =>
    ask("round", { players: names.split("\n"), method, seats: Number.parseInt(seats, 10) });
  return (
    <details class="hall-organiser" data-testid="organiser">
      <summary>
        <span>{texts.t("hall-organiser")}</span>
      </summary>
      <div class="hall-organiser">
        <label class="option">
          <span>{texts.t("hall-players")}</span>
          <textarea
            data-testid="players"
            value={names}
            onInput={(event) => setNames(event.currentTarget.value)}
          />
        </label>
        <Choice
          label={texts.t("hall-method")}
          options={METHODS}
          value={method}
          nameOf={(option) => texts.t(`hall-method-${option}`)}
          onChoose={setMethod}
          testid="method"
        />
        <label class="option">
          <span>{texts.t("hall-table-size")}</span>
          <select
            data-testid="table-size"
            value={seats}
            onChange={(event) => setSeats(event.currentTarget.value as typeof seats)}
          >
            {SEATS.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        {fault !== "" && (
          <p class="trouble" role="alert">
            {fault}
          </p>
        )}
        <div class="hall-actions">
          <Button look="primary" testid="draw-round" onClick={draw}>
            {texts.t("hall-draw", { number: (last?.number ?? 0) + 1 })}
          </Button>
          {last && (
            <Button
              testid="take-back"
              onClick={() =>
                isTakingBack ? ask("round/remove", { number: last.number }) : setTakingBack(true)
              }
            >
              {texts.t(isTakingBack ? "hall-take-back-sure" : "hall-take-back", {
                number: last.number,
              })}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

/** The list of players: suggested until the organiser types, because tables may arrive later. */
function useNames(report: Report, seated: readonly string[]): [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? startingNames(report, seated).join("\n"), setTyped];
}

/** The players of the last round; before the first one whoever sits at a table. */
export function startingNames(
  { rounds }: { rounds: readonly RoundReport[] },
  seated: readonly string[],
): string[] {
  const last = rounds[0];
  if (!last) return [...new Set(seated)];
  const names = last.tables.flatMap((table) => table.names);
  return last.bye ? [...names, last.bye] : names;
}

/** Sends a request of the organiser; returns why it was refused, or nothing. */
async function refusalOf(path: string, body: object): Promise<string> {
  const headers = { "content-type": "application/json" };
  try {
    await request(`/api/hall/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return "";
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : null;
    return problem?.text[language.value] ?? texts.t("hall-lost");
  }
}
