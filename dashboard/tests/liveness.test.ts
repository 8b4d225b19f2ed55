import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Liveness } from "../src/wire/liveness";

const ask = vi.fn();
const giveUp = vi.fn();
const page = { visibilityState: "visible" };
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const started = () => {
  const liveness = new Liveness(ask, giveUp);
  liveness.start();
  return liveness;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});

afterEach(() => {
  page.visibilityState = "visible";
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks on a quiet line, and gives it up without an answer", () => {
  const liveness = started();
  pass(2000);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(2500);
  expect(giveUp).not.toHaveBeenCalled();
  pass(500);
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
  liveness.stop();
});

it("takes any word for an answer, and asks again later", () => {
  const liveness = started();
  for (let round = 1; round <= 5; round++) {
    pass(4500);
    expect(ask).toHaveBeenCalledTimes(round);
    liveness.hear();
  }
  expect(giveUp).not.toHaveBeenCalled();
  liveness.stop();
});

it("asks nothing while the page is hidden or the line is down", () => {
  const liveness = started();
  page.visibilityState = "hidden";
  pass(60_000);
  page.visibilityState = "visible";
  pass(1500);
  liveness.stop();
  pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});
