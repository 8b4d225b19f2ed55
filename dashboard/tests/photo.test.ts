import { describe, expect, it } from "vitest";
import type { Mark } from "../src/contract/arriba";
import {
  closeSpan,
  deadHeat,
  gapLabel,
  inOrder,
  niceStep,
  place,
  ticksOf,
  timeLabel,
  wholeSpan,
} from "../src/games/arriba/photo";

const mark = (seat: number, at_ns: number, verdict: Mark["verdict"] = "lost"): Mark => ({
  seat,
  at_ns,
  verdict,
  rule: "arriba.duel",
});

describe("labels", () => {
  it("show microseconds below a second and above", () => {
    expect(timeLabel(312_345_678, "en")).toBe("312.346 ms");
    expect(timeLabel(1_234_567_890, "en")).toBe("1.234568 s");
  });

  it("use the decimal comma in French", () => {
    expect(timeLabel(312_345_678, "fr")).toBe("312,346 ms");
  });

  it("show a press before the card with a true minus", () => {
    expect(timeLabel(-12_500_000, "en")).toBe("−12.500 ms");
  });

  it.each([
    [38_000, "+38 µs"],
    [4_120_000, "+4.120 ms"],
    [1_234_567_890, "+1.234568 s"],
    [0, "+0 µs"],
  ])("tell a gap of %d ns as %s", (gap_ns, label) => {
    expect(gapLabel(gap_ns, "en")).toBe(label);
  });
});

describe("spans", () => {
  it("begin at the card without an early press", () => {
    const span = wholeSpan([mark(0, 300e6), mark(1, 900e6)]);
    expect(span.from_ns).toBe(0);
    expect(span.to_ns).toBeGreaterThan(900e6);
  });

  it("begin before an early press", () => {
    expect(wholeSpan([mark(0, -50e6)]).from_ns).toBeLessThan(-50e6);
  });

  it("need no close-up when the presses are well apart", () => {
    expect(closeSpan([mark(0, 300e6), mark(1, 600e6)])).toBeNull();
    expect(closeSpan([mark(0, 300e6)])).toBeNull();
  });

  it("zoom to two presses 10 µs apart and count from the first", () => {
    const span = closeSpan([mark(1, 300_010_000), mark(0, 300_000_000)])!;
    expect(span.origin_ns).toBe(300_000_000);
    expect(span.to_ns - span.from_ns).toBeLessThan(50_000);
  });

  it("keep all of a dead heat inside the close-up", () => {
    const tied = [mark(0, 300e6, "tied"), mark(1, 300.02e6, "tied"), mark(2, 300.05e6, "tied")];
    const span = closeSpan(tied)!;
    expect(tied.map(({ at_ns }) => place(at_ns, span, 0, 100)[1])).toEqual([
      "inside",
      "inside",
      "inside",
    ]);
  });

  it("never collapse, even for presses at the very same nanosecond", () => {
    const span = closeSpan([mark(0, 300e6), mark(1, 300e6)])!;
    expect(span.to_ns).toBeGreaterThan(span.from_ns);
  });
});

describe("places", () => {
  const span = { from_ns: 100, to_ns: 200, origin_ns: 100 };

  it("are linear inside and held at the edges outside", () => {
    expect(place(150, span, 0, 50)).toEqual([25, "inside"]);
    expect(place(99, span, 0, 50)).toEqual([0, "before"]);
    expect(place(201, span, 0, 50)).toEqual([50, "after"]);
  });
});

describe("ticks", () => {
  it.each([
    [10_000, 4, 5_000],
    [350e6, 4, 100e6],
    [4e9, 4, 1e9],
    [100, 4, 1_000],
  ])("of %d ns in at most %d steps are %d ns apart", (span_ns, most, step) => {
    expect(niceStep(span_ns, most)).toBe(step);
  });

  it("carry a unit that fits the scale", () => {
    const labels = (to_ns: number) =>
      ticksOf({ from_ns: 0, to_ns, origin_ns: 0 }, "en").map((tick) => tick.label);
    expect(labels(20_000)).toEqual(["0", "5 µs", "10 µs", "15 µs", "20 µs"]);
    expect(labels(350e6)).toEqual(["0", "100 ms", "200 ms", "300 ms"]);
    expect(labels(3e9)).toEqual(["0", "1 s", "2 s", "3 s"]);
  });

  it("count from the origin, also backwards", () => {
    const ticks = ticksOf({ from_ns: 995_000, to_ns: 1_015_000, origin_ns: 1_000_000 }, "en");
    expect(ticks.map((tick) => tick.label)).toEqual(["−5 µs", "0", "5 µs", "10 µs", "15 µs"]);
  });
});

describe("dead heats", () => {
  it("span the tied presses only", () => {
    const marks = [mark(0, 10, "tied"), mark(1, 40, "tied"), mark(2, 900, "late")];
    expect(deadHeat(marks)).toEqual({ from_ns: 10, to_ns: 40 });
    expect(deadHeat([mark(0, 10, "won"), mark(1, 40)])).toBeNull();
  });

  it("leave the marks they were given in place", () => {
    const marks = [mark(1, 40), mark(0, 10)];
    expect(inOrder(marks).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(marks[0]!.seat).toBe(1);
  });
});
