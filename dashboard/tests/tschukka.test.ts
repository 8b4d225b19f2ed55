import { describe, expect, it } from "vitest";
import type { Change, FamilyView } from "../src/contract/tschukka";
import { toggled } from "../src/games/tschukka/Choosing";
import { grouped, reportsFor, tellsCause } from "../src/games/tschukka/changes";
import * as notation from "../src/games/tschukka/moves";
import { cradlesOf, NOBODY, people, writeGroup } from "../src/games/tschukka/people";
import { situationOf } from "../src/games/tschukka/situation";
import { allowanceOf, costOf, type Spell, spellOf } from "../src/games/tschukka/spells";
import {
  castBy,
  frontFamily,
  hasAction,
  ownFromMoves,
  turnOf,
  turnOrder,
} from "../src/games/tschukka/turns";
import { weightiest } from "../src/games/tschukka/weights";
import type { Waiting } from "../src/kit/play/awaited";
import { family, view } from "./tschukka-views";

describe("groups of people", () => {
  it.each([
    [people({ young_woman: 2, young_man: 1, elder: 1 }), "2w1m1e"],
    [people({ girl: 1, boy: 2, woman: 3, man: 10 }), "1g2b3W10M"],
    [NOBODY, "-"],
  ])("are written in the order of the kinds", (group, text) => {
    expect(writeGroup(group)).toBe(text);
  });

  it("have a cradle a woman where there is a man", () => {
    expect(cradlesOf(people({ young_woman: 2, woman: 1, man: 1 }))).toBe(3);
    expect(cradlesOf(people({ young_woman: 2, boy: 3, elder: 1 }))).toBe(0);
  });
});

describe("spells", () => {
  it("are paid by the pole, then by birds", () => {
    expect(costOf(3, 2)).toEqual({ free: 2, birds: 1 });
    expect(costOf(1, 2)).toEqual({ free: 1, birds: 0 });
    expect(costOf(0, 0)).toEqual({ free: 0, birds: 0 });
  });

  it.each([
    [2, 4, 0, 6],
    [2, 4, 1, 5],
    [2, 3, 3, 3],
    [6, 6, 0, 10],
    [0, 0, 0, 0],
  ])("pole %i, %i birds and %i cast leave %i", (pole, birds, cast, left) => {
    expect(allowanceOf(pole, birds, cast)).toBe(left);
  });

  it("are read from counters, and no others exist", () => {
    expect(spellOf("red:major_cure")).toBe("major_cure");
    expect(() => spellOf("red:thunder")).toThrow("thunder");
  });

  it("go in and out of the choice", () => {
    const one = toggled(new Set<Spell>(), "girls");
    expect([...toggled(one, "youth")]).toEqual(["girls", "youth"]);
    expect([...toggled(one, "girls")]).toEqual([]);
  });
});

describe("the notation", () => {
  it("writes every move of the pages", () => {
    const huts = [people({ young_woman: 2, elder: 1 }), people({ young_man: 2 }), NOBODY];
    expect(notation.house("red", huts)).toBe("house red 2w1e 2m -");
    expect(notation.choose("red", ["twins", "girls"])).toBe("choose red girls twins");
    expect(notation.choose("red", [])).toBe("choose red -");
    expect(notation.place("red", "girls", "green2")).toBe("place red girls green2");
    expect(notation.pass("red")).toBe("pass red");
    expect(notation.reveal("red", "youth")).toBe("reveal red youth");
    expect(notation.ready("red")).toBe("ready red");
    expect(notation.born("red", [people({ girl: 1, boy: 2 }), NOBODY, people({ girl: 3 })])).toBe(
      "born red 1g2b - 3g",
    );
  });

  it("writes a sheet in the order of the spells", () => {
    const orders = new Map<Spell, string>([
      ["illness", "green2"],
      ["girls", "red1"],
    ]);
    expect(notation.write("red", orders)).toBe("write red girls@red1 illness@green2");
    expect(notation.write("red", new Map())).toBe("write red -");
  });

  it("finds the people that the family's moves name", () => {
    const moves = ["remove red red2 w", "remove green red1 M", "ready red", "keep red red2 -"];
    expect(notation.picksOf(moves, "red")).toEqual([
      { move: "remove red red2 w", hut: "red2", kind: "young_woman" },
      { move: "keep red red2 -", hut: "red2", kind: null },
    ]);
  });

  it("finds spells and sorts of moves", () => {
    const moves = ["place red youth red1", "place red girls red1", "place blue boys red1"];
    expect(notation.spellsIn(moves, "place", "red")).toEqual(["girls", "youth"]);
    expect(notation.hasMove(["pass red"], "pass", "red")).toBe(true);
    expect(notation.hasMove(["pass reddish"], "pass", "red")).toBe(false);
  });
});

describe("turns", () => {
  it("go round from the first family", () => {
    expect(turnOrder(view())).toEqual(["green", "blue", "yellow", "red"]);
  });

  it("let later families prepare, but only where they act one by one", () => {
    const housing = view({ awaited: ["blue"] });
    expect(turnOf(housing, housing.families[0]!)).toBe("later");
    expect(turnOf(housing, housing.families[3]!)).toBe("later");
    expect(turnOf(view({ phase: "hunt" }), housing.families[0]!)).toBe("none");
    const extinct = family("red", 0, { is_extinct: true });
    expect(turnOf(housing, extinct)).toBe("none");
  });

  it("bring the awaited one of my two families to the front", () => {
    const awaited = view();
    awaited.families[2]!.is_awaited = true;
    expect(frontFamily(awaited, 0)?.name).toBe("blue");
    expect(frontFamily(view(), 1)?.name).toBe("green");
    expect(frontFamily(view({ phase: "hunt" }), 0)?.name).toBe("red");
  });

  it("give the host only what the moves contain", () => {
    const table = view({ phase: "placing" });
    table.families[0]!.huts[0]!.counters.push({
      family: "green",
      counter: null,
      is_revealed: false,
    });
    expect(castBy(table, "green")).toBe(1);
    const moves = ["place green boys red1", "place green youth red1"];
    const own = ownFromMoves(table, table.families[1]!, moves);
    expect(own.chosen).toEqual(["green:boys", "green:youth"]);
    expect(own.allowance).toBe(6);
  });

  it("bring something to do, or to get ready, or nothing", () => {
    const [red, green] = view().families as [FamilyView, FamilyView];
    expect(hasAction(view(), green, [])).toBe(true);
    expect(hasAction(view(), red, [])).toBe(true);
    expect(hasAction(view({ phase: "hunt" }), red, [])).toBe(false);
    expect(hasAction(view({ phase: "over" }), green, [])).toBe(false);
    const thrown = view({ phase: "throwing", awaited: [] });
    expect(hasAction(thrown, red, ["born red 1g - -"])).toBe(true);
    expect(hasAction(thrown, green, ["born red 1g - -"])).toBe(false);
  });
});

describe("the situation", () => {
  const owner: Waiting = { awaited: { "1": "phone" }, to_act: [1] };
  const drawn: Waiting = { awaited: {}, to_act: ["chance"] };

  it("is mine when one of my families is awaited", () => {
    expect(situationOf(view(), owner, 1)).toEqual({
      key: "tschukka-now-housing-me",
      tone: "mine",
      families: ["green"],
    });
    expect(situationOf(view(), owner, 0)).toEqual({
      key: "tschukka-now-housing",
      tone: "calm",
      families: ["green"],
    });
    expect(situationOf(view(), owner, null).tone).toBe("calm");
  });

  it("names the family of a bot, and keeps its words in a pause", () => {
    const still: Waiting = { awaited: {}, to_act: [1] };
    expect(situationOf(view(), still, 0).families).toEqual(["green"]);
    const paused = situationOf(view(), still, 1);
    expect(paused).toMatchObject({ key: "tschukka-now-housing-me", tone: "calm" });
  });

  it("names of several families mine to me, and those of awaited people to others", () => {
    const writing = view({ phase: "writing", awaited: ["red", "green", "blue"] });
    const people: Waiting = { awaited: { "0": "phone" }, to_act: [0, 1] };
    expect(situationOf(writing, people, 0).families).toEqual(["red", "blue"]);
    expect(situationOf(writing, people, null).families).toEqual(["red", "blue"]);
  });

  it("says reveal in every reveal pass, and calls to the button", () => {
    const pressing: Waiting = { awaited: { "1": "button" }, to_act: [1] };
    const reveal = situationOf(view({ phase: "illness" }), pressing, 1);
    expect(reveal).toMatchObject({ key: "tschukka-now-reveal-me", tone: "alert" });
  });

  it("says throw only with real counters, and calls the seat that enters them", () => {
    const births = [{ hut: "red2", children: 2 }];
    const throwing = view({ phase: "throwing", chance: "table", births });
    const entering: Waiting = { awaited: { "0": "board" }, to_act: ["chance"] };
    expect(situationOf(throwing, entering, 0)).toEqual({
      key: "tschukka-now-throwing",
      tone: "mine",
      families: ["red"],
    });
    expect(situationOf(throwing, entering, 1).tone).toBe("calm");
    const drawing = situationOf(view({ phase: "throwing", births }), drawn, 1);
    expect(drawing).toMatchObject({ key: "tschukka-now-drawing", tone: "calm" });
  });
});

describe("the list for the real board", () => {
  const change = (changes: Partial<Change>): Change => ({
    family: "red",
    place: "red1",
    kind: "girl",
    act: "add",
    count: 1,
    cause: "birth",
    ...changes,
  });

  it("puts mine first and changes of one cause into one line", () => {
    const all = [
      change({ family: "green", place: "green1" }),
      change({}),
      change({ kind: "boy", count: 2 }),
      change({ kind: "young_woman", act: "turn", cause: "ageing" }),
      change({ kind: "young_man", act: "turn", cause: "ageing" }),
    ];
    const [mine, other] = grouped(all, ["red"]);
    expect([mine!.family, other!.family]).toEqual(["red", "green"]);
    expect(mine!.places[0]!.lines.map((line) => line.changes.map((each) => each.kind))).toEqual([
      ["girl", "boy"],
      ["young_woman"],
      ["young_man"],
    ]);
  });

  it("keeps a phase without work for me off my list", () => {
    const reports = [
      { round: 1, phase: "hunt", changes: [change({ family: "green" })] },
      { round: 1, phase: "meal", changes: [] },
    ];
    expect(reportsFor(reports, ["red"])).toEqual([]);
    expect(reportsFor(reports, [])).toEqual([reports[0]]);
  });

  it("names a cause only if it differs from the phase", () => {
    expect([tellsCause("sacrifice"), tellsCause("hunt")]).toEqual([true, false]);
  });
});

describe("verdicts", () => {
  const told = (seq: number, ...rules: string[]) =>
    rules.map((rule, index) => ({
      key: `${seq}.${index}`,
      event: { kind: "x", rule: `tschukka.${rule}` },
    }));

  const chosen = (...rules: string[]) =>
    weightiest(told(2, ...rules)).map(({ event }) => event.rule?.slice("tschukka.".length));

  it("show the weighty ones of a move in their order", () => {
    expect(chosen("hunt", "hunger", "meal", "extinct")).toEqual(["hunger", "extinct"]);
  });

  it("leave out the lightest of more than four", () => {
    const five = ["youth", "extinct", "illness", "hunger", "notes"];
    expect(chosen(...five)).toEqual(["extinct", "illness", "hunger", "notes"]);
  });

  it("show one ordinary verdict rather than nothing", () => {
    expect(chosen("hunt", "meal")).toEqual(["meal"]);
    expect(weightiest([])).toEqual([]);
  });
});
