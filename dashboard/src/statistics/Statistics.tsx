import { useEffect, useState } from "preact/hooks";
import type { EveningFigures } from "../contract/wire";
import { Button } from "../kit/Button";
import { Choice } from "../kit/Choice";
import { Dialog } from "../kit/Dialog";
import { Waiting } from "../kit/Waiting";
import { fetchStatistics } from "../wire/http";
import { Bars } from "./Bars";
import { Courses } from "./Courses";
import { saveCsv } from "./export";
import { coursesOf, peopleOf } from "./figures";
import { Reactions } from "./Reactions";
import "./statistics.css";
import { texts } from "./texts";

const RANGES = ["18", "168", "99999"] as const;
type Range = (typeof RANGES)[number];

/** The statistics of an evening: charts, and a download of all numbers. */
export function Statistics({ onClose }: { onClose: () => void }) {
  const [range, setRange] = useState<Range>("18");
  const [evening, setEvening] = useState<EveningFigures | "failed" | null>(null);
  const load = () => {
    const stop = new AbortController();
    setEvening(null);
    fetchStatistics(Number(range), stop.signal).then(
      setEvening,
      () => stop.signal.aborted || setEvening("failed"),
    );
    return () => stop.abort();
  };
  useEffect(load, [range]);
  return (
    <Dialog title={texts.t("statistics-title")} onClose={onClose} testid="statistics" wide>
      <Choice
        label={texts.t("statistics-range")}
        options={RANGES}
        value={range}
        nameOf={(option) => texts.t(`statistics-range-${option}`)}
        onChoose={setRange}
        testid="range"
      />
      {evening === null && <Waiting />}
      {evening === "failed" && (
        <div class="sheet-actions">
          <p role="alert">{texts.t("statistics-failed")}</p>
          <Button onClick={() => void load()}>{texts.t("statistics-again")}</Button>
        </div>
      )}
      {evening !== null && evening !== "failed" && <Charts evening={evening} />}
    </Dialog>
  );
}

function Charts({ evening }: { evening: EveningFigures }) {
  const { matches, practice } = evening;
  const apart = practice.length > 0 && (
    <p data-testid="practice-count">{texts.t("statistics-practice", { count: practice.length })}</p>
  );
  if (matches.length === 0) return apart || <p>{texts.t("statistics-empty")}</p>;
  const people = peopleOf(evening, (seat) => texts.t("statistics-seat", { seat: seat + 1 }));
  return (
    <div class="st">
      <p class="st-count" data-testid="match-count">
        {texts.t("statistics-matches", { count: matches.length })}
      </p>
      {apart}
      <div class="st-charts">
        <Reactions people={people} />
        <Bars name="wins" people={people} countOf={({ wins }) => wins} />
        <Bars name="wrong" people={people} countOf={({ wrong }) => wrong} />
        <Courses kind="totem" matches={coursesOf(evening, "totem")} />
        <Courses kind="terrain" matches={coursesOf(evening, "terrain")} />
      </div>
      <div class="sheet-actions">
        <Button testid="csv" onClick={() => saveCsv(evening, "totembox.csv")}>
          {texts.t("statistics-csv")}
        </Button>
      </div>
    </div>
  );
}
