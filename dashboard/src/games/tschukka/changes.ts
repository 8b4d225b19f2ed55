import type { Change, PhaseDone } from "../../contract/tschukka";

/** What to do at one place of the board: a hut, a pen or a pole. */
export interface PlaceChanges {
  place: string;
  lines: Line[];
}

/** One line to read out: what comes or goes together for one cause, or one kind that ages. */
export interface Line {
  act: Change["act"];
  cause: string;
  changes: Change[];
}

export interface FamilyChanges {
  family: string;
  places: PlaceChanges[];
}

export const reportKey = (report: PhaseDone): string => `${report.round}.${report.phase}`;

/** A phase's changes by family and place, families of `first` before all others. */
export function grouped(changes: readonly Change[], first: readonly string[]): FamilyChanges[] {
  const families = unique(changes.map((change) => change.family));
  const rank = (family: string) => (first.includes(family) ? 0 : 1);
  return families
    .sort((a, b) => rank(a) - rank(b))
    .map((family) => ({
      family,
      places: placesOf(changes.filter((change) => change.family === family)),
    }));
}

function placesOf(changes: readonly Change[]): PlaceChanges[] {
  return unique(changes.map((change) => change.place)).map((place) => ({
    place,
    lines: linesOf(changes.filter((change) => change.place === place)),
  }));
}

function linesOf(changes: readonly Change[]): Line[] {
  const lines = new Map<string, Line>();
  for (const change of changes) {
    const { act, cause, kind } = change;
    const key = isPlain(act) ? `${act}.${cause}` : `${act}.${cause}.${kind}`;
    const line = lines.get(key) ?? { act, cause, changes: [] };
    line.changes.push(change);
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** Adding and taking away need no more words than the list of people. */
export const isPlain = (act: Change["act"]): boolean => act === "add" || act === "remove";

/** The reports in which something is to be done for these families; all of them for nobody. */
export const reportsFor = (reports: readonly PhaseDone[], mine: readonly string[]): PhaseDone[] =>
  reports.filter(({ changes }) =>
    changes.some(({ family }) => mine.length === 0 || mine.includes(family)),
  );

// Moving house explains itself, and so does what a phase does to everybody.
const SILENT = new Set(["setup", "housing", "birth", "hunt", "ageing", "census", "meal"]);

/** Whether the cause says more than the name of the phase. */
export const tellsCause = (cause: string): boolean => !SILENT.has(cause);

const unique = (words: readonly string[]): string[] => [...new Set(words)];
