import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { PhaseDone, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { type FamilyChanges, grouped, reportKey, reportsFor } from "./changes";
import { FamilyMark } from "./FamilyMark";
import { familiesOf } from "./families";
import { hutNumber } from "./names";
import { ReportLine } from "./ReportLine";
import { texts } from "./texts";

/** What is still to be changed on the real board, and how it is ticked off. */
export interface BoardReports {
  open: readonly PhaseDone[];
  mine: readonly string[];
  tick: (reports: readonly PhaseDone[]) => void;
}

export function useReports(view: View, me: number | null): BoardReports {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const mine = familiesOf(view, me).map((family) => family.name);
  const open = reportsFor(view.reports, mine).filter((report) => !done.has(reportKey(report)));
  const tick = (reports: readonly PhaseDone[]) =>
    setDone(new Set([...done, ...reports.map(reportKey)]));
  return { open, mine, tick };
}

interface Props {
  view: View;
  reports: BoardReports;
  children?: ComponentChildren;
}

/** What the people now change on the real board: one phase after the other, ticked off. */
export function Reports({ view, reports: { open, mine, tick }, children }: Props) {
  const [next] = open;
  return (
    <section class="panel tk-reports" data-testid="reports" data-open={open.length}>
      <header class="tk-panel-head">
        <h2>{texts.t("tschukka-reports", { count: open.length })}</h2>
        {open.length > 1 && (
          <Button look="quiet" testid="reports-all-done" onClick={() => tick(open)}>
            {texts.t("tschukka-reports-all-done")}
          </Button>
        )}
      </header>
      {next ? (
        <ReportCard key={reportKey(next)} report={next} mine={mine} onDone={() => tick([next])} />
      ) : (
        <p class="note">{texts.t("tschukka-reports-none")}</p>
      )}
      <Shortages view={view} />
      {children}
    </section>
  );
}

/** What the real box has too few of. */
function Shortages({ view }: { view: View }) {
  return (
    <>
      {view.short.map(({ kind, missing }) => (
        <p key={kind} class="tk-short" role="note">
          {texts.t("tschukka-short", { kind: texts.t(`tschukka-short-${kind}`), count: missing })}
        </p>
      ))}
    </>
  );
}

function ReportCard(props: { report: PhaseDone; mine: readonly string[]; onDone: () => void }) {
  const { report, mine, onDone } = props;
  const families = grouped(report.changes, mine);
  const own = families.filter(({ family }) => mine.length === 0 || mine.includes(family));
  const others = families.filter((family) => !own.includes(family));
  return (
    <article class="tk-report" data-testid={`report-${report.phase}`} aria-live="polite">
      <header>
        <h3>
          {texts.t(`tschukka-phase-${report.phase}`)}
          <span class="note">{texts.t("tschukka-round-short", { round: report.round })}</span>
        </h3>
        <button type="button" class="tk-tick" data-testid="report-done" onClick={onDone}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="stroke" d="M4 12.5 9.5 18 20 6.5" />
          </svg>
          {texts.t("tschukka-reports-done")}
        </button>
      </header>
      {own.map((family) => (
        <FamilyLines key={family.family} {...family} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>
            <span>{texts.t("tschukka-reports-others", { count: others.length })}</span>
          </summary>
          {others.map((family) => (
            <FamilyLines key={family.family} {...family} />
          ))}
        </details>
      )}
    </article>
  );
}

function FamilyLines({ family, places }: FamilyChanges) {
  return (
    <div class="tk-lines" data-family={family}>
      <FamilyMark family={family} />
      <ul>
        {places.map(({ place, lines }) => (
          <li key={place}>
            <span class="tk-line-place">{placeName(family, place)}</span>
            <ul>
              {lines.map((line, index) => (
                <ReportLine key={index} line={line} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeName(family: string, place: string): string {
  if (place.startsWith(family)) return texts.t("tschukka-hut", { hut: hutNumber(place) });
  return texts.t(`tschukka-place-${place}`);
}
