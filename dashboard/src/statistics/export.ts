import type { EveningFigures, Figure, MatchFigures } from "../contract/wire";
import { buttonOf } from "./figures";

const HEAD = [
  ...["match", "game", "started_at", "move", "kind", "seat", "name", "value", "unit"],
  "player",
];
const UNITS = { reaction: "ms", wrong: "grabs", totem: "floors", terrain: "tiles", win: "match" };
const COPIED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "fill-opacity",
  "opacity",
] as const;
const COPIED_TEXT = ["font-family", "font-size", "font-weight", "text-anchor"] as const;
const SHARP = 3;

/** Every number of the evening, one a line; opens as it is in any spreadsheet. */
export function csvOf(matches: readonly MatchFigures[]): string {
  const rows = matches.flatMap((match) => [
    ...match.figures.map((figure) => figureRow(match, figure)),
    ...(match.winners ?? []).map((seat) => winRow(match, seat)),
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

type Cell = string | number;

function figureRow(match: MatchFigures, [number, kind, seat, value, bot]: Figure): Cell[] {
  const shown = kind === "reaction" ? value / 1e6 : value;
  const [button, name, player] = seatOf(match, seat, bot);
  return [...headOf(match), number, kind, button, name, shown, UNITS[kind], player];
}

function winRow(match: MatchFigures, seat: number): Cell[] {
  const [button, name, player] = seatOf(match, seat, match.bots[seat] ?? "");
  return [...headOf(match), "", "win", button, name, 1, UNITS.win, player];
}

const headOf = ({ match, game, started_at }: MatchFigures): Cell[] => [
  match,
  game,
  started_at ?? "",
];

/** The place, the name of a person, and whether it was a person, a bot or nobody with a name. */
function seatOf(match: MatchFigures, seat: number | null, bot: string): [Cell, string, string] {
  if (seat === null) return ["", "", ""];
  const place = buttonOf(match, seat) + 1;
  if (bot !== "") return [place, "", "bot"];
  const name = match.names[seat]?.trim() ?? "";
  return [place, name, name === "" ? "nobody" : "person"];
}

/** What begins a formula, in wide letters too, also behind what separates cells in some country. */
const FORMULA = /(^|[;,\t\r\n])(\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A name may hold anything: quotes are doubled, and no spreadsheet finds a formula in it. */
function cellOf(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const quoted = cell.replace(FORMULA, "$1$2'$3");
  const safe = /^[\t\r\n]/.test(quoted) ? `'${quoted}` : quoted;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads the text as a file; the byte order mark marks it as UTF-8 for spreadsheets. */
export function saveCsv(matches: readonly MatchFigures[], name: string): void {
  save(new Blob(["\ufeff", csvOf(matches)], { type: "text/csv;charset=utf-8" }), name);
}

type AskBefore = (match: string) => Promise<EveningFigures>;

/** All matches, the oldest first: an answer has the last ones, and names what comes before them. */
export async function allMatches(last: EveningFigures, before: AskBefore): Promise<MatchFigures[]> {
  const pages = [last.matches];
  let page = last;
  while (page.earlier && page.matches.length > 0) {
    page = await before(page.matches[0]!.match);
    pages.unshift(page.matches);
  }
  return pages.flat();
}

/** Downloads the chart as a picture, with the colours of the current theme. */
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
  for (const [place, part] of copy.querySelectorAll("*").entries()) dress(originals[place]!, part);
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
  // The download has a copy of the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
