import type { EveningFigures, Figure, MatchFigures } from "./figures";

const HEAD = ["match", "game", "started_at", "move", "kind", "seat", "name", "value", "unit"];
const UNITS = { reaction: "ms", wrong: "grabs", totem: "floors", terrain: "tiles", win: "match" };
const COPIED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "fill-opacity", "opacity"] as const;
const COPIED_TEXT = ["font-family", "font-size", "font-weight", "text-anchor"] as const;
const SHARP = 3;

/** Every number of the evening, one a line; opens as it is in any spreadsheet. */
export function csvOf(evening: EveningFigures): string {
  const rows = evening.matches.flatMap((match) => [
    ...match.figures.map((figure) => figureRow(match, figure)),
    ...(match.winners ?? []).map((seat) => [
      ...headOf(match),
      "",
      "win",
      ...seatOf(match, seat),
      1,
      UNITS.win,
    ]),
  ]);
  return [HEAD, ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n") + "\r\n";
}

function figureRow(match: MatchFigures, [number, kind, seat, value]: Figure): Cell[] {
  const shown = kind === "reaction" ? value / 1e6 : value;
  return [...headOf(match), number, kind, ...seatOf(match, seat), shown, UNITS[kind]];
}

type Cell = string | number;

const headOf = ({ match, game, started_at }: MatchFigures): Cell[] => [match, game, started_at];

const seatOf = ({ names }: MatchFigures, seat: number | null): Cell[] =>
  seat === null ? ["", ""] : [seat + 1, names[seat] ?? ""];

/** A name may hold anything: quotes are doubled, and no spreadsheet takes it for a formula. */
function cellOf(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands the text over as a file; a byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(evening: EveningFigures, name: string): void {
  save(new Blob(["\ufeff", csvOf(evening)], { type: "text/csv;charset=utf-8" }), name);
}

/** Draws the chart as the page shows it, theme included, and hands it over as a picture. */
export async function savePng(chart: SVGSVGElement, name: string): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(chart))}`;
  await picture.decode();
  const { width, height } = chart.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(blob, name);
}

/** The chart with every colour and font written into it: outside the page no style sheet helps. */
function standalone(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const { width, height } = chart.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const originals = chart.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((part, place) => dress(originals[place]!, part));
  return new XMLSerializer().serializeToString(copy);
}

function dress(original: Element, part: Element): void {
  const style = getComputedStyle(original);
  const names = part.tagName === "text" ? [...COPIED, ...COPIED_TEXT] : COPIED;
  for (const name of names) part.setAttribute(name, style.getPropertyValue(name));
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
