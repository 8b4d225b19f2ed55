// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { chooseTurn, nextTurn, TURNS, turn, turnFrom, turnPage } from "../src/kit/turn";

const page = document.documentElement.dataset;

describe("a page that lies flat on the table", () => {
  afterEach(() => chooseTurn(0));

  it("comes around all four sides, and back to the first", () => {
    expect(TURNS.map(nextTurn)).toEqual([90, 180, 270, 0]);
  });

  it("remembers its side", () => {
    chooseTurn(270);
    expect(turn.value).toBe(270);
    expect(turnFrom(localStorage.getItem("totembox.turn"))).toBe(270);
  });

  it.each([null, "", "45", "north"])("is upright where %j was stored", (stored) => {
    expect(turnFrom(stored)).toBe(0);
  });

  it("is upright again when somebody sits down", () => {
    const upright = turnPage(90);
    expect(page.turn).toBe("90");
    upright();
    expect(page.turn).toBeUndefined();
    turnPage(0)();
    expect(page.turn).toBeUndefined();
  });
});
