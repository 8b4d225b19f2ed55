import { useEffect, useState } from "preact/hooks";
import type { EveningFigures } from "../contract/wire";
import { Button } from "../kit/Button";
import { Choice } from "../kit/Choice";
import { Dialog } from "../kit/Dialog";
import { Waiting } from "../kit/Waiting";
import { fetchStatistics } from "../wire/http";
import { Charts } from "./Charts";
import "./statistics.css";
import { texts } from "./texts";

const RANGES = ["18", "168", "8760", "99999"] as const;
type Range = (typeof RANGES)[number];

/** How often the box is asked again while it still measures old matches. */
const AGAIN_MS = 5_000;

/** The statistics of an evening or a season: charts, and a download of all numbers. */
export function Statistics({ onClose }: { onClose: () => void }) {
  const [range, setRange] = useState<Range>("18");
  const { evening, load } = useFigures(Number(range));
  return (
    <Dialog title={texts.t("statistics-title")} onClose={onClose} testid="statistics" wide>
      <div class="st-range">
        <Choice
          label={texts.t("statistics-range")}
          options={RANGES}
          value={range}
          nameOf={(option) => texts.t(`statistics-range-${option}`)}
          onChoose={setRange}
          testid="range"
        />
      </div>
      {evening === null && <Waiting />}
      {evening === "failed" && (
        <div class="sheet-actions">
          <p role="alert">{texts.t("statistics-failed")}</p>
          <Button onClick={load}>{texts.t("statistics-again")}</Button>
        </div>
      )}
      {evening !== null && evening !== "failed" && <Charts evening={evening} />}
    </Dialog>
  );
}

/** Asks for the figures, and again for as long as some matches are not measured yet. */
function useFigures(hours: number) {
  const [evening, setEvening] = useState<EveningFigures | "failed" | null>(null);
  const [asked, ask] = useState(0);
  useEffect(() => setEvening(null), [hours]);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (figures: EveningFigures) => {
      setEvening(figures);
      if (figures.pending > 0) timer = setTimeout(() => ask(asked + 1), AGAIN_MS);
    };
    fetchStatistics(hours, stop.signal).then(
      take,
      () => stop.signal.aborted || setEvening("failed"),
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [hours, asked]);
  const load = () => {
    setEvening(null);
    ask(asked + 1);
  };
  return { evening, load };
}
