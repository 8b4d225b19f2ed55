import { describe, expect, it } from "vitest";
import { EMPTY, matchOf, PERSON, type Place, seatingOf } from "../src/box/seating";
import type { GameEntry } from "../src/contract/wire";

const LEVELS: GameEntry["levels"] = [
  { level: "easy", bot: "random" },
  { level: "medium", bot: "careless" },
];
const game = (low: number, high: number, players: [number, number] | null = null) => ({
  seats: [low, high] as [number, number],
  players,
  levels: LEVELS,
});
const places = (...names: (string | null)[]): Place[] =>
  names.map((name, button) => ({ button, name }));

describe("who plays", () => {
  it("is who sits, at any buttons", () => {
    const seating = seatingOf(places(null, "Ann", null, null, "Ben"), {}, game(2, 8, [3, 8]));
    expect(seating).toEqual([EMPTY, PERSON, EMPTY, EMPTY, PERSON]);
    expect(matchOf(seating)).toEqual({ buttons: [1, 4], bots: {} });
  });

  it("is a person alone with bots, as many as the rules are printed for", () => {
    const seating = seatingOf(places(null, "Ann", null, null), {}, game(2, 8, [3, 8]));
    expect(seating).toEqual(["careless", PERSON, "careless", EMPTY]);
    expect(matchOf(seating)).toEqual({
      buttons: [0, 1, 2],
      bots: { 0: "careless", 2: "careless" },
    });
  });

  it("is somebody without a phone where nobody sits", () => {
    expect(seatingOf(places(null, null), {}, game(2, 2))).toEqual([PERSON, "careless"]);
    expect(seatingOf(places(null, null), {}, game(1, 6))).toEqual([PERSON, EMPTY]);
  });

  it("is no more people than the game has room for", () => {
    const seating = seatingOf(places("Ann", "Ben", "Cleo"), {}, game(2, 2));
    expect(seating).toEqual([PERSON, PERSON, EMPTY]);
  });

  it("is what the host chose, even where that does not fit", () => {
    const chosen = { 0: EMPTY, 1: "random", 2: PERSON };
    expect(seatingOf(places("Ann", "Ben", null), chosen, game(3, 8))).toEqual([
      EMPTY,
      "random",
      PERSON,
    ]);
  });
});
