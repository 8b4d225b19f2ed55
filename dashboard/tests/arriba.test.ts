import { describe, expect, it } from "vitest";
import { parseFace } from "../src/games/arriba/cards";
import { facesOf } from "../src/games/arriba/FlipBar";
import { standing } from "../src/games/arriba/Scores";
import { situationOf } from "../src/games/arriba/situation";
import { litSeats, othersFrom } from "../src/games/arriba/Table";
import type { ArribaView } from "../src/games/arriba/view";

const seat = (total = 0) => ({
  draw: 5,
  open: 1,
  top: "Ar",
  scores: [total],
  total,
  pressed: false,
});

const view = (changes: Partial<ArribaView> = {}): ArribaView => ({
  phase: "flip",
  round: 1,
  rounds: 3,
  flipper: 0,
  deck: "box",
  flip_by: "tap",
  seats: [seat(4), seat(1), seat(4)],
  centre: 0,
  matches: [],
  tied: [],
  head: null,
  verdict: null,
  photo: [],
  photo_from_ns: 0,
  countdown_ms: 3000,
  grab_timeout_ms: 4000,
  winners: null,
  ...changes,
});

describe("the situation", () => {
  it("is mine when I flip, and names the flipper otherwise", () => {
    expect(situationOf(view(), 0)).toEqual({ key: "arriba-now-flip-me", tone: "mine", seats: [0] });
    expect(situationOf(view(), 1)).toEqual({ key: "arriba-now-flip", tone: "calm", seats: [0] });
  });

  it("calls the parties of a match and warns the others", () => {
    const match = view({ phase: "match", matches: [{ shape: "A", seats: [0, 2] }] });
    expect(situationOf(match, 0)).toEqual({ key: "arriba-now-match-me", tone: "alert", seats: [2] });
    expect(situationOf(match, 1)).toMatchObject({ tone: "hands-off", seats: [0, 2] });
    expect(situationOf(match, null)).toMatchObject({
      key: "arriba-now-match-others",
      tone: "calm",
    });
  });

  it("calls everybody to the totem, and nobody who only watches", () => {
    expect(situationOf(view({ phase: "totem" }), 1).tone).toBe("alert");
    expect(situationOf(view({ phase: "totem" }), null).tone).toBe("calm");
  });

  it("lets only the tied race again", () => {
    const again = view({ phase: "regrab", tied: [1, 2] });
    expect(situationOf(again, 1)).toMatchObject({ tone: "alert", seats: [2] });
    expect(situationOf(again, 0).tone).toBe("hands-off");
  });

  it("asks for the card before anything else when presses wait for it", () => {
    expect(situationOf(view({ awaits_face: true }), 0).key).toBe("arriba-now-face");
  });

  it.each(["deal", "turning", "head", "signal", "lower", "over"] as const)(
    "has a text for %s",
    (phase) => {
      expect(situationOf(view({ phase }), 0).key).toBe(`arriba-now-${phase}`);
    },
  );
});

describe("cards", () => {
  it.each([
    ["Ar", { emblem: "A", colour: "r" }],
    ["Ry", { emblem: "R", colour: "y" }],
    ["totem", { emblem: "totem", colour: null }],
    ["head", { emblem: "head", colour: null }],
    ["Sr", null],
    ["Ax", null],
    ["", null],
  ])("%j", (card, face) => {
    expect(parseFace(card)).toEqual(face);
  });

  it("that may be entered come from the moves", () => {
    expect([...facesOf(["flip Ar", "asis", "flip totem", "flip"])]).toEqual(["Ar", "totem"]);
  });
});

describe("the table", () => {
  it("goes round from the left of me, without me", () => {
    expect(othersFrom(4, 1)).toEqual([2, 3, 0]);
    expect(othersFrom(3, null)).toEqual([0, 1, 2]);
  });

  it("lights the matching tops, or the tied in a second race", () => {
    expect([...litSeats(view({ matches: [{ shape: "A", seats: [0, 2] }] }))]).toEqual([0, 2]);
    expect([...litSeats(view({ phase: "regrab", tied: [1] }))]).toEqual([1]);
  });

  it("ranks the fewest points first", () => {
    expect(standing(view())).toEqual([1, 0, 2]);
  });
});
