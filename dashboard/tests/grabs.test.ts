import { describe, expect, it } from "vitest";
import type { Mark, View } from "../src/contract/arriba";
import type { View as CardView } from "../src/contract/coups_bas";
import { grabOf, isBetween, roundScores, sceneOf } from "../src/games/arriba/grab";
import { marginLabel } from "../src/games/arriba/photo";
import { blowOf, handScores, isAsked } from "../src/games/coups_bas/blow";
import { placeOf } from "../src/kit/play/RoundScores";

const MS = 1_000_000;
const mark = (
  seat: number,
  at_ms: number,
  verdict: Mark["verdict"],
  rule = "arriba.duel",
): Mark => ({
  seat,
  at_ns: at_ms * MS,
  verdict,
  rule,
});
const seat = (...scores: number[]) => ({
  draw: 5,
  open: 1,
  top: "Ar" as string | null,
  scores,
  total: scores.reduce((sum, points) => sum + points, 0),
  pressed: false,
});
const view = (changes: Partial<View>): View =>
  ({
    phase: "flip",
    seats: [seat(), seat(), seat(), seat()],
    verdict: null,
    photo: [],
    photo_from_ns: 7,
    ...changes,
  }) as View;

const DUEL = view({
  verdict: { kind: "settled", rule: "arriba.duel", seat: 2, seats: [0], cards: 18 },
  photo: [mark(2, 412, "won"), mark(0, 492, "lost"), mark(1, 700, "late", "arriba.late")],
});

describe("a grab in the person of a seat", () => {
  it("is won by so much, and somebody else takes the cards", () => {
    const won = { tone: "won", word: "won", margin_ns: 80 * MS };
    expect(grabOf(DUEL, 2)).toMatchObject({ ...won, cards: { how: "give", count: 18, to: [0] } });
  });

  it("is lost by so much, and the cards are taken", () => {
    const lost = { tone: "lost", word: "lost", margin_ns: 80 * MS };
    expect(grabOf(DUEL, 0)).toMatchObject({ ...lost, cards: { how: "take", count: 18 } });
    const asleep = { ...DUEL, photo: [mark(2, 412, "won")] };
    expect(grabOf(asleep, 0)).toMatchObject({ word: "lost", margin_ns: null });
  });

  it("is lost by so much also with a hand that came after the race", () => {
    const late = mark(0, 492, "late", "arriba.late");
    const seen = { ...DUEL, photo: [mark(2, 412, "won"), late] };
    const cards = { how: "take", count: 18 };
    expect(grabOf(seen, 0)).toMatchObject({ word: "lost", margin_ns: 80 * MS, cards });
    expect(grabOf(seen, 2)).toMatchObject({ word: "won", margin_ns: 80 * MS });
    const asleep = { ...DUEL, photo: [mark(2, 412, "won")] };
    for (const seat of [0, 2]) expect(grabOf(seen, seat)?.key).toBe(grabOf(asleep, seat)?.key);
  });

  it("was too late without cards, and is none of the business of others", () => {
    expect(grabOf(DUEL, 1)).toMatchObject({ word: "late", margin_ns: 288 * MS, cards: null });
    expect(grabOf(DUEL, 3)).toBeNull();
    expect(grabOf(view({}), 0)).toBeNull();
  });

  it("is decided by turn order after a dead heat, and by no margin", () => {
    const rule = "arriba.turn_order";
    const heat = [mark(0, 412, "lost", rule), mark(2, 412.012, "won", rule), mark(1, 500, "late")];
    const decided = { ...DUEL, photo: heat };
    const order = { isByOrder: true, margin_ns: null };
    expect(grabOf(decided, 2)).toMatchObject({ ...order, word: "won", cards: { count: 18 } });
    expect(grabOf(decided, 0)).toMatchObject({ ...order, word: "lost", cards: { count: 18 } });
    expect(grabOf(DUEL, 2)).toMatchObject({ isByOrder: false });
  });

  it("is the same grab for the winner when a late hand follows", () => {
    const before = { ...DUEL, photo: DUEL.photo.slice(0, 2) };
    expect(grabOf(DUEL, 2)?.key).toBe(grabOf(before, 2)?.key);
    expect(grabOf({ ...DUEL, photo_from_ns: 8 }, 2)?.key).not.toBe(grabOf(before, 2)?.key);
  });

  it("is a fault with all its cards, and no margin", () => {
    const rule = "arriba.wrong_grab";
    const wrong = view({
      verdict: { kind: "settled", rule, seat: 3, seats: [], cards: 12 },
      photo: [mark(3, 200, "wrong", rule)],
    });
    const cards = { how: "take", count: 12, to: [] };
    expect(grabOf(wrong, 3)).toMatchObject({
      tone: "fault",
      word: "wrong",
      margin_ns: null,
      cards,
    });
    expect(grabOf(wrong, 0)).toBeNull();
  });

  it("lays cards off with a totem card, and shares those of several losers", () => {
    const totem = view({
      verdict: { kind: "settled", rule: "arriba.totem", seat: 1, seats: [], cards: 7 },
      photo: [mark(1, 300, "won", "arriba.totem"), mark(0, 310, "lost", "arriba.totem")],
    });
    expect(grabOf(totem, 1)?.cards).toEqual({ how: "rid", count: 7, to: [] });
    expect(grabOf(totem, 0)).toMatchObject({ word: "lost", margin_ns: 10 * MS, cards: null });
    const many = view({
      verdict: { kind: "settled", rule: "arriba.many", seat: 1, seats: [2, 0], cards: 6 },
      photo: [mark(1, 300, "won", "arriba.many")],
    });
    expect(grabOf(many, 0)?.cards).toEqual({ how: "take", count: 3, to: [] });
  });

  it("is a dead heat within so much", () => {
    const tie = view({
      phase: "signal",
      verdict: { kind: "tied", rule: "arriba.tie", seats: [0, 1] },
      photo: [mark(0, 300, "tied", "arriba.tie"), mark(1, 300.04, "tied", "arriba.tie")],
    });
    expect(grabOf(tie, 1)).toMatchObject({ tone: "even", word: "tied", margin_ns: 40_000 });
  });

  it("says margins as people do", () => {
    const said = [80 * MS, 4.12 * MS, 38_000, 1_234 * MS].map((ns) => marginLabel(ns, "fr"));
    expect(said).toEqual(["0,08 s", "4,1 ms", "38 µs", "1,23 s"]);
  });
});

describe("the scene of a moment", () => {
  it("changes with a card that is turned and with a race, not with the end of a signal", () => {
    const turned = [seat(), { ...seat(), top: "Bg" }, seat(), seat()];
    expect(sceneOf(view({ seats: turned }))).not.toBe(sceneOf(view({})));
    expect(sceneOf(view({ phase: "turning" }))).not.toBe(sceneOf(view({})));
    expect(sceneOf(view({ phase: "signal" }))).toBe(sceneOf(view({})));
  });

  it("is between rounds until the first card", () => {
    const bare = { ...seat(3), top: null };
    expect(isBetween(view({ phase: "deal" }))).toBe(true);
    expect(isBetween(view({ phase: "flip", seats: [bare, bare] }))).toBe(true);
    expect(isBetween(view({ phase: "turning", seats: [bare, bare] }))).toBe(false);
    expect(isBetween(view({ phase: "flip", seats: [bare, seat(4)] }))).toBe(false);
  });
});

describe("the points of a round", () => {
  it("stand in order, the fewest first in Arriba!, the most first in TOTEM!", () => {
    const seats = [seat(5, 3), seat(1, 1), seat(4, 4)];
    const lowest = roundScores(view({ seats }));
    expect(lowest.map((one) => [one.seat, one.gained, one.total])).toEqual([
      [1, 1, 2],
      [0, 3, 8],
      [2, 4, 8],
    ]);
    expect([0, 1, 2].map((me) => placeOf(lowest, me))).toEqual([2, 1, 2]);
    const highest = handScores({ seats } as unknown as CardView);
    expect(highest.map((one) => one.seat)).toEqual([0, 2, 1]);
  });
});

describe("what a card did to a seat", () => {
  it("is told to who cancelled and to whose card it was", () => {
    const live = [{ kind: "cancelled", rule: "coups_bas.cancelled", seat: 0, by: 2, card: "H7c" }];
    expect(blowOf(live, 0)).toMatchObject({ word: "cancelled", tone: "lost" });
    expect(blowOf(live, 2)).toMatchObject({ word: "countered", tone: "won" });
    expect(blowOf(live, 1)).toBeNull();
  });

  it("counts lost floors, got floors and stolen cards", () => {
    const bison = { kind: "destroyed", rule: "coups_bas.bison", seat: 1, target: 0, cards: [1, 2] };
    expect(blowOf([bison], 0)?.change).toEqual({ what: "floors", count: -2 });
    const gift = { kind: "moved", rule: "coups_bas.gift", seat: 1, source: 2, target: 0 };
    expect(blowOf([gift], 0)?.change).toEqual({ what: "floors", count: 1 });
    expect(blowOf([gift], 2)?.change).toEqual({ what: "floors", count: -1 });
    const wolf = { kind: "stole", rule: "coups_bas.wolf", seat: 1, target: 0, count: 2 };
    expect(blowOf([wolf], 0)?.change).toEqual({ what: "cards", count: -2 });
  });

  it("is nothing that a seat does to itself or that is no verdict on it", () => {
    const own = { kind: "destroyed", rule: "coups_bas.wham", seat: 0, target: 0, cards: ["H1a"] };
    const laid = { kind: "laid", rule: "coups_bas.laid", seat: 0, card: "H1a", floors: 2 };
    const granted = { kind: "granted", rule: "coups_bas.first_press", seat: 0, until_ns: 5 };
    expect(blowOf([own, laid, granted], 0)).toBeNull();
  });

  it("waits where the seat is asked for an answer", () => {
    const asked = { window: { seats: [0, 1] }, seats: [{ passed: false }, { passed: true }] };
    expect([0, 1].map((me) => isAsked(asked as unknown as CardView, me))).toEqual([true, false]);
    expect(isAsked({ ...asked, window: null } as unknown as CardView, 0)).toBe(false);
  });
});
