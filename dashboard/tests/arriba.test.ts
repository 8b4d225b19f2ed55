import { describe, expect, it } from "vitest";
import type { View } from "../src/contract/arriba";
import { parseFace } from "../src/games/arriba/cards";
import { facesOf, isMissing } from "../src/games/arriba/FlipBar";
import { standing } from "../src/games/arriba/Scores";
import { isSameTurn } from "../src/games/arriba/sayings";
import { situationOf } from "../src/games/arriba/situation";
import { litSeats, othersFrom } from "../src/games/arriba/Table";
import type { Waiting } from "../src/kit/play/awaited";
import { firstSeats } from "../src/kit/play/FirstBar";
import { view as judged } from "./arriba-views";

const seat = (total = 0) => ({
  draw: 5,
  open: 1,
  top: "Ar",
  scores: [total],
  total,
  pressed: false,
});

const view = (changes: Partial<View> = {}): View =>
  judged({
    deck: "box",
    announce: "before",
    flipper: 0,
    seats: [seat(4), seat(1), seat(4)],
    counted: true,
    ...changes,
  });

describe("the situation", () => {
  const nobody: Waiting = { awaited: {}, to_act: ["chance"] };
  const by = (how: "button" | "phone" | "board", ...seats: number[]): Waiting => ({
    awaited: Object.fromEntries(seats.map((seat) => [seat, how])),
    to_act: seats,
  });

  it("is mine when I flip, and names the flipper otherwise", () => {
    const flip = (me: number) => situationOf(view(), by("phone", 0), me);
    expect(flip(0)).toEqual({ key: "arriba-now-flip-me", tone: "mine", seats: [0] });
    expect(flip(1)).toEqual({ key: "arriba-now-flip", tone: "calm", seats: [0] });
  });

  it("asks everybody who begins", () => {
    const asked = view({ phase: "deal", awaits_first: true });
    const said = situationOf(asked, by("board", 0, 1, 2), 1);
    expect(said).toEqual({ key: "arriba-now-first", tone: "mine", seats: [] });
    expect(firstSeats(["begin 0", "begin 2", "flip"])).toEqual([0, 2]);
  });

  it("asks the player who turned the head for the signal", () => {
    const asked = view({ phase: "head", head: 2, awaits_signal: true });
    const said = (me: number) => situationOf(asked, by("button", 2), me);
    expect(said(2)).toEqual({ key: "arriba-now-go-me", tone: "alert", seats: [2] });
    expect(said(0)).toEqual({ key: "arriba-now-go", tone: "calm", seats: [2] });
    const counted = situationOf({ ...asked, awaits_signal: false }, nobody, 2);
    expect(counted.key).toBe("arriba-now-head");
  });

  it("names a bot that flips, and no seat when the box flips in tempo", () => {
    const bot = situationOf(view(), { awaited: {}, to_act: [0] }, 1);
    expect(bot).toEqual({ key: "arriba-now-flip", tone: "calm", seats: [0] });
    const tempo = situationOf(view({ flip_by: "tempo" }), nobody, 0);
    expect(tempo).toEqual({ key: "arriba-now-flip", tone: "calm", seats: [] });
  });

  it("keeps its text in a pause and while a press is judged, but is calm", () => {
    const calm = { key: "arriba-now-flip-me", tone: "calm", seats: [0] };
    expect(situationOf(view(), { awaited: {}, to_act: [0] }, 0)).toEqual(calm);
    expect(situationOf(view(), nobody, 0)).toEqual(calm);
  });

  it("calls the parties of a match and warns the others", () => {
    const match = view({ phase: "match", matches: [{ shape: "A", seats: [0, 2] }] });
    const racing = by("button", 0, 2);
    expect(situationOf(match, racing, 0)).toEqual({
      key: "arriba-now-match-me",
      tone: "alert",
      seats: [2],
    });
    expect(situationOf(match, racing, 1)).toMatchObject({ tone: "hands-off", seats: [0, 2] });
    expect(situationOf(match, racing, null)).toMatchObject({
      key: "arriba-now-match-others",
      tone: "calm",
    });
  });

  it("is calm for a seat that has pressed, and names that rival to the other", () => {
    const match = view({ phase: "match", matches: [{ shape: "A", seats: [0, 2] }] });
    const pressed = by("button", 2);
    expect(situationOf(match, pressed, 0)).toMatchObject({ tone: "calm", seats: [2] });
    expect(situationOf(match, pressed, 2)).toMatchObject({ tone: "alert", seats: [0] });
  });

  it("calls every seat to the totem, and no spectator", () => {
    const tone = (me: number | null) =>
      situationOf(view({ phase: "totem" }), by("button", 0, 1), me).tone;
    expect([tone(1), tone(2), tone(null)]).toEqual(["alert", "calm", "calm"]);
  });

  it("says the same to everybody while they look at a card", () => {
    const look = (me: number | null) => situationOf(view({ phase: "look" }), nobody, me);
    expect(look(0)).toEqual({ key: "arriba-now-look", tone: "calm", seats: [0] });
    expect(look(1)).toEqual(look(null));
  });

  it("lets only the tied race again", () => {
    const again = view({ phase: "regrab", tied: [1, 2] });
    const racing = by("button", 1, 2);
    expect(situationOf(again, racing, 1)).toMatchObject({ tone: "alert", seats: [2] });
    expect(situationOf(again, racing, 0).tone).toBe("hands-off");
    // In a pause, or while only bots race, nobody needs to be warned.
    expect(situationOf(again, { awaited: {}, to_act: [1, 2] }, 0).tone).toBe("calm");
  });

  it("asks for the card before anything else when presses wait for it", () => {
    const asked = situationOf(view({ awaits_face: true }), by("board", 0), 0);
    expect(asked).toMatchObject({ key: "arriba-now-face", tone: "mine", seats: [0] });
  });

  it("names whose real card is missing, while later ones are known", () => {
    const late = view({ deck: "scanned", flipper: 3, owed: [1] });
    const missing = { key: "arriba-now-owed", seats: [1] };
    expect(situationOf(late, by("board", 1, 3), 1)).toMatchObject({ ...missing, tone: "mine" });
    expect(situationOf({ ...late, awaits_face: true }, by("board", 1, 3), 0).seats).toEqual([1]);
    expect(situationOf({ ...late, phase: "head" }, by("board", 1), 0).key).toBe(
      "arriba-now-together",
    );
  });

  it("calls the seats that turn or compare real cards", () => {
    expect(situationOf(view({ phase: "head", head: 2 }), by("board", 1), 1).tone).toBe("mine");
    const lower = situationOf(view({ phase: "lower" }), by("board", 0, 2), 2);
    expect(lower).toMatchObject({ tone: "mine", seats: [0, 2] });
  });

  it.each(["deal", "turning", "head", "signal", "lower", "over"] as const)(
    "has a text for %s",
    (phase) => {
      expect(situationOf(view({ phase }), nobody, 0).key).toBe(`arriba-now-${phase}`);
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

describe("a real card", () => {
  const scanned = (changes: Partial<View> = {}) =>
    view({ deck: "scanned", flipper: 1, ...changes });

  it("is missing in turn, when it is late, and in a common flip", () => {
    expect(isMissing(scanned(), 1)).toBe(true);
    expect(isMissing(scanned(), 2)).toBe(false);
    expect(isMissing(scanned({ phase: "look" }), 1)).toBe(false);
    expect(isMissing(scanned({ phase: "look", owed: [2] }), 2)).toBe(true);
    expect(isMissing(scanned({ phase: "head", entered: [2] }), 2)).toBe(false);
    expect(isMissing(scanned(), null)).toBe(false);
  });

  it("means the same after others named theirs, until a grab was judged", () => {
    const verdict = { kind: "settled", rule: "arriba.duel", seat: 0, seats: [1], cards: 2 };
    const before = scanned({ verdict });
    expect(isSameTurn(before, scanned({ phase: "look" }))).toBe(true);
    expect(isSameTurn(before, scanned({ phase: "head" }))).toBe(true);
    expect(isSameTurn(scanned(), before)).toBe(false);
    expect(isSameTurn(before, scanned({ round: 2 }))).toBe(false);
    expect(isSameTurn(before, scanned({ seats: [{ ...seat(), pressed: true }] }))).toBe(false);
    expect(isSameTurn(view(), view())).toBe(false);
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
