import type { Mark } from "../../contract/arriba";

const US = 1_000;
const MS = 1_000_000;
const S = 1_000_000_000;

/** A stretch of time to draw; labels count from `origin_ns`. */
export interface Span {
  from_ns: number;
  to_ns: number;
  origin_ns: number;
}

export interface Tick {
  at_ns: number;
  label: string;
}

const SMALLEST_SPAN_NS = 10 * US;
const PADDING = 0.08;
const CLOSE_PADDING = 0.6;
// Two marks nearer than this share of the axis look like one on a phone.
const READABLE_SHARE = 0.06;

export const inOrder = (marks: readonly Mark[]): Mark[] =>
  [...marks].sort((a, b) => a.at_ns - b.at_ns);

/** From the moment the event was shown to the last press. */
export function wholeSpan(marks: readonly Mark[]): Span {
  const times = [0, ...marks.map((mark) => mark.at_ns)];
  const first = Math.min(...times);
  const span = Math.max(Math.max(...times) - first, SMALLEST_SPAN_NS);
  const from = first < 0 ? first - span * PADDING : 0;
  return { from_ns: from, to_ns: first + span * (1 + PADDING), origin_ns: 0 };
}

/** Around the earliest presses; null when the whole span tells them apart anyway. */
export function closeSpan(marks: readonly Mark[]): Span | null {
  const [first, second] = inOrder(marks);
  if (!first || !second) return null;
  const whole = wholeSpan(marks);
  const readable_ns = READABLE_SHARE * (whole.to_ns - whole.from_ns);
  if (second.at_ns - first.at_ns > readable_ns) return null;
  const width_ns = Math.max(raceEnd(marks) - first.at_ns, SMALLEST_SPAN_NS);
  return {
    from_ns: first.at_ns - width_ns * CLOSE_PADDING,
    to_ns: first.at_ns + width_ns * (1 + CLOSE_PADDING),
    origin_ns: first.at_ns,
  };
}

/** The dead heat as a stretch of time, or null when nobody tied. */
export function deadHeat(marks: readonly Mark[]): { from_ns: number; to_ns: number } | null {
  const times = marks.filter((mark) => mark.verdict === "tied").map((mark) => mark.at_ns);
  if (times.length < 2) return null;
  return { from_ns: Math.min(...times), to_ns: Math.max(...times) };
}

function raceEnd(marks: readonly Mark[]): number {
  return deadHeat(marks)?.to_ns ?? inOrder(marks)[1]!.at_ns;
}

export type Side = "inside" | "before" | "after";

/** Where a moment lies on an axis of `left`..`right`, held at the edge when it lies outside. */
export function place(at_ns: number, span: Span, left: number, right: number): [number, Side] {
  const share = (at_ns - span.from_ns) / (span.to_ns - span.from_ns);
  if (share < 0) return [left, "before"];
  if (share > 1) return [right, "after"];
  return [left + share * (right - left), "inside"];
}

/** The smallest step of 1, 2 or 5 times a power of ten that needs no more than `most` steps. */
export function niceStep(span_ns: number, most: number): number {
  const rough = span_ns / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((step) => step * power >= rough) ?? 10;
  return Math.max(factor * power, US);
}

export function ticksOf(span: Span, language: string, most = 4): Tick[] {
  const step = niceStep(span.to_ns - span.from_ns, most);
  const first = Math.ceil((span.from_ns - span.origin_ns) / step);
  const last = Math.floor((span.to_ns - span.origin_ns) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const offset = (first + index) * step;
    return { at_ns: span.origin_ns + offset, label: tickLabel(offset, step, language) };
  });
}

/** A moment with its microseconds: `312.346 ms`, and `1.234568 s` from a second on. */
export function timeLabel(at_ns: number, language: string): string {
  return Math.abs(at_ns) < S
    ? `${fixed(at_ns / MS, 3, language)} ms`
    : `${fixed(at_ns / S, 6, language)} s`;
}

/** How much later than the first: `+38 µs`, `+4.120 ms`, `+1.234568 s`. */
export function gapLabel(gap_ns: number, language: string): string {
  const sign = gap_ns < 0 ? "−" : "+";
  const size = Math.abs(gap_ns);
  return sign + (size < MS ? `${fixed(size / US, 0, language)} µs` : timeLabel(size, language));
}

/** By how much a race was won, as people say it: `0.08 s`, `4.1 ms`, `38 µs`. */
export function marginLabel(gap_ns: number, language: string): string {
  if (gap_ns >= 10 * MS) return `${fixed(gap_ns / S, 2, language)} s`;
  return gap_ns >= MS
    ? `${fixed(gap_ns / MS, 1, language)} ms`
    : `${fixed(gap_ns / US, 0, language)} µs`;
}

function tickLabel(offset_ns: number, step_ns: number, language: string): string {
  if (offset_ns === 0) return "0";
  const [unit, name] = unitOf(step_ns);
  return `${fixed(offset_ns / unit, 0, language)} ${name}`;
}

function unitOf(step_ns: number): [number, string] {
  if (step_ns >= S) return [S, "s"];
  return step_ns >= MS ? [MS, "ms"] : [US, "µs"];
}

function fixed(value: number, digits: number, language: string): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, format).format(value).replace("-", "−");
}
