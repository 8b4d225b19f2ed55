import { describe, expect, it } from "vitest";
import type { SeatView, View } from "../src/contract/coups_bas";
import { bundled, kindOf } from "../src/games/coups_bas/cards";
import { endingOf } from "../src/games/coups_bas/Finale";
import { countedHand, needsPhone } from "../src/games/coups_bas/HostPage";
import * as plays from "../src/games/coups_bas/plays";
import { sidesOf } from "../src/games/coups_bas/sides";
import { isSameMoment, situationOf } from "../src/games/coups_bas/situation";
import { trackLength } from "../src/games/coups_bas/Track";
import type { Waiting } from "../src/kit/play/awaited";
import { latest } from "../src/kit/play/Verdicts";
import type { Happening } from "../src/wire/feed";

const seat = (changes: Partial<SeatView> = {}): SeatView => ({
  hand: 5,
  totem: [],
  guard: null,
  partner: null,
  passed: false,
  scores: [],
  total: 0,
  ...changes,
});

const view = (changes: Partial<View> = {}): View => ({
  phase: "action",
  round: 1,
  rounds: 0,
  target: 24,
  scoring: true,
  deck: "box",
  awaits_first: false,
  active: 1,
  further: null,
  seats: [seat(), seat(), seat(), seat()],
  pile: 40,
  draws: 2,
  discard: [],
  discarded: 0,
  chain: [],
  window: null,
  looking: 0,
  settled: null,
  stops: [],
  won: [],
  won_by: null,
  mine: { hand: [], looked: [], pressed: false },
  winners: null,
  rule: null,
  ...changes,
});

const window = {
  answer: "misstep",
  seats: [0, 2],
  answerer: null,
  closer: null,
  since_ns: 0,
  until_ns: 6e9,
};
const windowed = (changes: Partial<View> = {}) =>
  view({
    phase: "window",
    chain: [{ seat: 1, card: "H3a", targets: [2] }],
    window: { ...window, answer: "misstep" },
    ...changes,
  });

const MOVES = ["draw", "discard L7a", "play L7a 0 2", "play L7a 0 3", "play L7a 1 2", "play H3a"];
const GIFT = plays.waysOf(MOVES, "L7a");

describe("cards", () => {
  it("are copies of a kind, unless they are unknown", () => {
    expect(["H3a", "L5", "?"].map(kindOf)).toEqual(["H3", "L5", null]);
  });

  it("lie together in the hand when they are equal", () => {
    expect(bundled(["L5b", "H3a", "?", "L5a"])).toEqual([
      { kind: "H3", cards: ["H3a"] },
      { kind: "L5", cards: ["L5b", "L5a"] },
    ]);
  });
});

describe("a card and its targets", () => {
  it("come from the moves that the box lists", () => {
    expect(GIFT.map((way) => way.targets)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
    ]);
    expect(plays.waysOf(MOVES, "H3a")).toEqual([{ targets: [], move: "play H3a" }]);
    expect(plays.discardOf(MOVES, "L7a")).toBe("discard L7a");
    expect(plays.discardOf(MOVES, "H3a")).toBeUndefined();
    expect(plays.namedCards(MOVES)).toEqual(["L7a", "H3a"]);
  });

  it("are named one after another", () => {
    expect(plays.nextTargets(GIFT, [])).toEqual([0, 1]);
    expect(plays.nextTargets(GIFT, [0])).toEqual([2, 3]);
    expect(plays.nextTargets(GIFT, [0, 2])).toEqual([]);
    expect(plays.wayWith(GIFT, [0])).toBeUndefined();
    expect(plays.wayWith(GIFT, [0, 3])?.move).toBe("play L7a 0 3");
  });

  it("are completed where there is no choice", () => {
    expect(plays.completed(GIFT, [])).toEqual([]);
    expect(plays.completed(GIFT, [1])).toEqual([1, 2]);
  });

  it("change with a further tap", () => {
    expect(plays.tapped(GIFT, [0], 3)).toEqual([0, 3]);
    expect(plays.tapped(GIFT, [0, 3], 2)).toEqual([0, 2]);
    expect(plays.tapped(GIFT, [0, 3], 3)).toEqual([0]);
    expect(plays.tapped(GIFT, [0, 3], 1)).toEqual([0, 3]);
  });
});

describe("the lynx", () => {
  const SHEDS = ["shed H1a L2b", "shed H1a L5a", "shed L2b L5a"];

  it("keeps one card and discards the others in any order", () => {
    expect(plays.shedOf(SHEDS, plays.without(["L5a", "L2b", "H1a"], "H1a"))).toBe("shed L2b L5a");
    expect(plays.shedOf(SHEDS, ["H1a"])).toBeUndefined();
  });

  it("lets real cards be named, two of a kind too", () => {
    const real = ["shed H1 H1", "shed H1 L2"];
    expect(plays.shedKinds(real, [])).toEqual(new Set(["H1", "L2"]));
    expect(plays.shedKinds(real, ["L2"])).toEqual(new Set(["H1"]));
    expect(plays.shedKinds(real, ["H1", "H1"])).toEqual(new Set());
  });
});

describe("the banner", () => {
  const by = (how: "button" | "phone", ...seats: number[]): Waiting => ({
    awaited: Object.fromEntries(seats.map((seat) => [seat, how])),
    to_act: seats,
  });
  const turn = by("phone", 1);
  const asked = by("button", 0, 2);
  const key = (shown: View, waiting: Waiting, me: number | null) =>
    situationOf(shown, waiting, me).key.slice(14);

  it("says whose turn it is", () => {
    expect([1, 0, null].map((me) => key(view(), turn, me))).toEqual([
      "action-me",
      "action",
      "action",
    ]);
    expect(situationOf(view(), turn, 1)).toMatchObject({ tone: "mine", seats: [1] });
  });

  it("names a bot that plays, and keeps its words in a pause", () => {
    const still: Waiting = { awaited: {}, to_act: [1] };
    expect(situationOf(view(), still, 0)).toMatchObject({ tone: "calm", seats: [1] });
    expect(situationOf(view(), still, 1)).toMatchObject({
      key: "coups_bas-now-action-me",
      tone: "calm",
    });
  });

  it("says when somebody acts again in the same turn", () => {
    expect(key(view({ further: "action" }), turn, 1)).toBe("again-action-me");
    expect(key(view({ further: "card" }), turn, 0)).toBe("again-card");
  });

  it("calls only those who may answer", () => {
    expect(situationOf(windowed(), asked, 0)).toEqual({
      key: "coups_bas-now-misstep-me",
      tone: "alert",
      seats: [1],
    });
    expect(situationOf(windowed(), asked, 3).tone).toBe("calm");
    // The view lists seat 0 too, but the table does not wait for it.
    const another = situationOf(windowed(), by("button", 2), 0);
    expect(another).toMatchObject({ key: "coups_bas-now-misstep", tone: "calm" });
    expect(situationOf(windowed(), asked, null).tone).toBe("calm");
    const pressed = { hand: [], looked: [], pressed: true };
    expect(situationOf(windowed({ mine: pressed }), asked, 0)).toMatchObject({
      key: "coups_bas-now-pressed",
      tone: "mine",
    });
  });

  it("names the seats that may answer before the window opens, but is calm", () => {
    const opening = situationOf(windowed({ phase: "opening" }), by("button"), 0);
    expect(opening).toMatchObject({ key: "coups_bas-now-misstep-me", tone: "calm" });
  });

  it("names the winners when only On arrive ! can answer", () => {
    const won = windowed({ chain: [], won: [3], window: { ...window, answer: "arrive" } });
    expect(situationOf(won, asked, 0)).toMatchObject({
      key: "coups_bas-now-arrive-me",
      seats: [3],
    });
    expect(plays.answerKind(won.window!)).toBe("L1");
  });

  it("names the seat with the right to answer", () => {
    const granted = windowed({ phase: "answer" });
    const answerer = by("phone", 2);
    expect([key(granted, answerer, 2), key(granted, answerer, 0)]).toEqual(["answer-me", "answer"]);
    expect(situationOf(granted, answerer, 2).tone).toBe("alert");
    expect(situationOf(granted, answerer, 0)).toMatchObject({ tone: "calm", seats: [2] });
  });
});

describe("a moment", () => {
  it("stays the same when others pass or press in vain", () => {
    const passed = windowed({ seats: [seat(), seat(), seat({ passed: true }), seat()] });
    passed.window!.seats = [0];
    expect(isSameMoment(windowed(), passed)).toBe(true);
  });

  it("is another one when there is another card to answer, or another turn", () => {
    const link = { seat: 2, card: "L5a", targets: [] };
    const answered = windowed({ chain: [...windowed().chain, link] });
    expect(isSameMoment(windowed(), answered)).toBe(false);
    expect(isSameMoment(view(), view({ active: 2 }))).toBe(false);
    expect(isSameMoment(windowed(), view())).toBe(false);
  });
});

describe("scores", () => {
  it("belong to a seat, or to two partners", () => {
    const partners = [2, 3, 0, 1].map((partner) => seat({ partner }));
    expect(sidesOf(view())).toEqual([[0], [1], [2], [3]]);
    expect(sidesOf(view({ seats: partners }))).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("run on a track of the chosen points, or as long as the leader needs", () => {
    expect(trackLength(view())).toBe(24);
    expect(trackLength(view({ rounds: 5, seats: [seat({ total: 19 })] }))).toBe(19);
    expect(trackLength(view({ rounds: 5 }))).toBe(12);
  });
});

describe("the end", () => {
  it("differs for winners and others, and names partners as a team", () => {
    const alone = [[0], [1], [2], [3]];
    const teams = [
      [0, 2],
      [1, 3],
    ];
    expect([endingOf([1], alone, 1), endingOf([1], alone, 0)]).toEqual(["me", "other"]);
    expect(endingOf([0, 2], alone, 2)).toBe("me");
    expect(endingOf([0, 2], teams, 2)).toBe("team-me");
    expect(endingOf([0, 2], teams, null)).toBe("team-other");
    expect(endingOf([0, 1, 2, 3], teams, 1)).toBe("me");
    expect(endingOf([], alone, 0)).toBe("nobody");
  });
});

describe("the shown verdicts", () => {
  const happening = (key: string, kind: string): Happening => ({
    key,
    event: { kind, rule: "coups_bas.x" },
  });

  it("leave out the windows, which the banner shows", () => {
    const told = [happening("7.0", "laid"), happening("8.0", "moved"), happening("9.0", "opened")];
    expect(latest(told, ["opened"]).map(({ event }) => event.kind)).toEqual(["moved"]);
  });
});

describe("the host", () => {
  it("has only the number of cards of a hand", () => {
    expect(countedHand(view(), 0)).toEqual({
      hand: Array(5).fill("?"),
      looked: [],
      pressed: false,
    });
  });

  it("says when only the phone with the hand can continue", () => {
    expect(needsPhone(view(), { "1": ["draw"] })).toBe(false);
    expect(needsPhone(view(), { "1": [] })).toBe(true);
    expect(needsPhone(view({ phase: "shed" }), {})).toBe(true);
    expect(needsPhone(view({ deck: "table" }), {})).toBe(false);
    expect(needsPhone(windowed(), {})).toBe(false);
  });
});
