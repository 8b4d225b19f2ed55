import { describe, expect, it } from "vitest";
import type { SeatView, View } from "../src/contract/totemix";
import { minutes } from "../src/games/totemix/Chrono";
import { freeNumbers } from "../src/games/totemix/Enter";
import { around, disc, frameOf, xOf, yOf } from "../src/games/totemix/hexes";
import { brushOf, fieldOf, laid, missingOf, tapped } from "../src/games/totemix/LayMap";
import { isCell, moveOf, nextTaps, onlyAnswer, toolsOf, waysOf } from "../src/games/totemix/plays";
import { situationOf } from "../src/games/totemix/situation";
import {
  animalOf,
  ENVIRONMENTS,
  environmentOf,
  keyOf,
  tilesInPile,
  withRealTiles,
} from "../src/games/totemix/tiles";
import type { Waiting } from "../src/kit/play/awaited";

const MOVES = [
  "step bear 1,0",
  "step eagle 1,0",
  "step bear 0,1",
  "bear 2,-1>2,0",
  "bear 2,-1>3,-1",
  "bat F3 1,0",
  "oryx",
  "panther pile",
  "take bear3",
  "refill 1 3",
  "shed 4",
  "dice @1.000000000",
];

describe("actions that are tapped", () => {
  const ways = waysOf(MOVES);

  it("are sorted by their tool; the dice are the button's", () => {
    expect(toolsOf(ways)).toEqual([
      "take",
      "refill",
      "step",
      "bear",
      "bat",
      "oryx",
      "panther",
      "shed",
    ]);
  });

  it("ask for the cell first, then whose cube pays", () => {
    expect([...nextTaps(ways, "step", [])]).toEqual(["1,0", "0,1"]);
    expect([...nextTaps(ways, "step", ["1,0"])]).toEqual(["animal:bear", "animal:eagle"]);
    expect(moveOf(ways, "step", ["1,0", "animal:eagle"])).toBe("step eagle 1,0");
  });

  it("go from one cell to another", () => {
    expect([...nextTaps(ways, "bear", ["2,-1"])]).toEqual(["2,0", "3,-1"]);
    expect(moveOf(ways, "bear", ["2,-1"])).toBeNull();
    expect(moveOf(ways, "bear", ["2,-1", "3,-1"])).toBe("bear 2,-1>3,-1");
  });

  it("need no tap at all, or one in the bar", () => {
    expect(moveOf(ways, "oryx", [])).toBe("oryx");
    expect([...nextTaps(ways, "refill", [])]).toEqual(["places:1 3"]);
    expect([...nextTaps(ways, "bat", [])].filter(isCell)).toEqual([]);
  });
});

describe("hexagons", () => {
  it("lie beside six others at one distance", () => {
    for (const cell of around([2, -1])) {
      const distance = Math.hypot(xOf(cell) - xOf([2, -1]), yOf(cell) - yOf([2, -1]));
      expect(distance).toBeCloseTo(1);
    }
  });

  it("make a disc of 61 cells, and a frame around what there is", () => {
    expect(disc(4)).toHaveLength(61);
    expect(frameOf([])).toEqual(frameOf([[0, 0]]));
    const { x, width } = frameOf([
      [0, 0],
      [3, 0],
    ]);
    expect([x, width]).toEqual([-0.75, 4.5]);
  });
});

describe("a real map", () => {
  it("gets a terrain, its polluted side, and nothing again by taps", () => {
    const once = tapped(new Map(), "0,0", "sky", 6);
    const twice = tapped(once, "0,0", "ocean", 6);
    expect(laid(twice)).toBe("lay 0,0=sky!");
    expect(tapped(twice, "0,0", "sky", 6).size).toBe(0);
  });

  it("takes no more terrains than there are", () => {
    expect(tapped(new Map(), "0,0", "sky", 0).size).toBe(0);
  });

  it("gets the next terrain into the hand when one is used up", () => {
    const laidSky = tapped(new Map(), "0,0", "sky", 1);
    expect(brushOf(new Map(), "sky", 1)).toBe("sky");
    expect(brushOf(laidSky, "sky", 1)).toBe("forest");
    const laidCavern = tapped(new Map(), "0,0", "cavern", 1);
    expect(brushOf(laidCavern, "cavern", 1)).toBe("sky");
  });

  it("grows with what is laid at its rim", () => {
    const keys = fieldOf(tapped(new Map(), "4,0", "sky", 6)).map(keyOf);
    expect(keys).toContain("5,0");
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is whole with every terrain and one polluted of each", () => {
    const spot = (environment: (typeof ENVIRONMENTS)[number], isPolluted: boolean) => ({
      environment,
      isPolluted,
    });
    const whole = new Map(ENVIRONMENTS.map((one, q) => [`${q},0`, spot(one, true)]));
    expect(missingOf(new Map(), 1)).toBe("terrains");
    expect(missingOf(whole, 1)).toBeNull();
    expect(missingOf(new Map(whole).set("2,0", spot("ocean", false)), 1)).toBe("ocean");
  });
});

describe("real pieces", () => {
  const view = {
    animals: ["bear", "bat"],
    discard: ["bear1"],
    seats: [{ parts: [{ tile: "bat2" }], held: "bat3" }],
    entered: ["draw"],
  } as unknown as View;

  it("leave those tiles in the pile that lie nowhere else", () => {
    expect(tilesInPile(view)).toHaveLength(9);
    expect(tilesInPile(view)).not.toContain("bat3");
  });

  it("are named in the tap that takes them", () => {
    const moves = ["take pile", "take bear1", "shed 2"];
    const named = withRealTiles(moves, view);
    expect(named).toContain("take bear6");
    expect(named).toContain("take bear1");
    expect(named).not.toContain("take pile");
    expect(withRealTiles(moves, { ...view, entered: ["dice"] })).toEqual(moves);
  });

  it("show each number once in its environment", () => {
    expect(freeNumbers("F1", [2, 3, 3, 5], { F2: 3, O1: 5 })).toEqual([2, 3, 5]);
    expect(freeNumbers("F1", [2, 3], { F1: 2, F2: 3 })).toEqual([2]);
  });

  it("are moved with a nod where only one answer is left", () => {
    expect(onlyAnswer(waysOf(["stack 0,0>1,0"]))?.move).toBe("stack 0,0>1,0");
    expect(onlyAnswer(waysOf(["flee 0,0", "flee 0,1"]))).toBeNull();
    expect(onlyAnswer(waysOf(["bear 0,0>1,0"]))).toBeNull();
  });
});

describe("tiles", () => {
  it("have their environment and animal in their name", () => {
    expect([environmentOf("V2"), animalOf("panther6")]).toEqual(["cavern", "panther"]);
  });
});

describe("the clock", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [59.2e9, "1:00"],
    [125e9, "2:05"],
  ])("of %d ns reads %s", (left_ns, text) => {
    expect(minutes(left_ns)).toBe(text);
  });
});

describe("the banner", () => {
  const seat = { stage: "act", actions: 2, can_pay: true } as SeatView;
  const viewOf = (wait: Partial<View["wait"]>, changes: Partial<View> = {}) =>
    ({
      wait: { what: "free", seats: [], cells: [], numbers: [], ...wait },
      seats: [seat, { ...seat, actions: 0 }, { ...seat, stage: "take" }],
      roll: null,
      entered: [],
      ...changes,
    }) as View;
  const roll = { seat: 1, count: 2, face: null, dice: [], left: [] };

  const by = (how: "button" | "phone" | "board", ...seats: number[]): Waiting => ({
    awaited: Object.fromEntries(seats.map((seat) => [seat, how])),
    to_act: how === "board" ? ["chance"] : seats,
  });
  const box: Waiting = { awaited: {}, to_act: ["chance"] };
  const busy = by("phone", 0, 2);
  const dice = viewOf({ what: "dice", seats: [1] }, { roll, entered: ["dice"] });

  it.each([
    [viewOf({}), busy, 0, "free-act", "mine"],
    [viewOf({}), busy, 1, "free-roll", "calm"],
    [viewOf({}), by("button", 0, 1), 1, "free-roll", "alert"],
    [viewOf({}), busy, 2, "stage-take", "mine"],
    [viewOf({}), busy, null, "free", "calm"],
    [viewOf({ what: "victim", seats: [1] }), by("phone", 1), 1, "victim-me", "mine"],
    [viewOf({ what: "victim", seats: [1] }), by("phone", 1), 0, "victim-other", "calm"],
    [viewOf({ what: "dice" }, { roll }), box, 1, "dice-other", "calm"],
    [dice, by("board", 1), 1, "dice-me", "mine"],
    [dice, by("board", 1), 0, "dice-other", "calm"],
    [viewOf({ what: "map", seats: [0, 1] }), by("board", 0, 1), 0, "map-me", "mine"],
    [viewOf({ what: "map" }), box, 0, "map-other", "calm"],
  ] as const)("says what the table waits for (%#)", (view, waiting, me, key, tone) => {
    expect(situationOf(view, waiting, me)).toMatchObject({ key, tone });
  });

  it("names the awaited seats, a bot that must choose, or the seat for which the box rolls", () => {
    const victim = viewOf({ what: "victim", seats: [1] });
    expect(situationOf(victim, by("phone", 1), 0).seats).toEqual([1]);
    expect(situationOf(victim, { awaited: {}, to_act: [1] }, 0).seats).toEqual([1]);
    expect(situationOf(viewOf({ what: "dice" }, { roll }), box, 0).seats).toEqual([1]);
    expect(situationOf(viewOf({ what: "draw" }), box, 0).seats).toEqual([2]);
  });
});
