import { describe, expect, it } from "vitest";
import {
  type Draft,
  draftOf,
  everybody,
  moved,
  spread,
  surplusOf,
  troubleOf,
} from "../src/games/tschukka/draft";
import { cradlesOf, NOBODY, people, sizeOf, writeGroup } from "../src/games/tschukka/people";
import { FOUNDERS, family } from "./tschukka-views";

const crowd = people({ young_woman: 6, woman: 4, young_man: 4, man: 2, girl: 3, elder: 2 });

const draft = (huts: Draft["huts"], outside = NOBODY): Draft => ({ huts, outside });

const newcomers = family("red", 0, { is_awaited: true });

describe("housing", () => {
  it("begins with newcomers outside", () => {
    const begun = draftOf(newcomers);
    expect(begun.outside).toEqual(FOUNDERS);
    expect(troubleOf(begun)).toEqual({ key: "outside", count: 7 });
  });

  it("moves one person at a time, and none that is not there", () => {
    const begun = draft([people({ girl: 1 }), NOBODY, NOBODY]);
    const after = moved(begun, "girl", 0, 2);
    expect(after.huts.map(writeGroup)).toEqual(["-", "-", "1g"]);
    expect(moved(after, "girl", 0, 1)).toBe(after);
    expect(moved(after, "girl", 2, 2)).toBe(after);
    expect(moved(after, "girl", 2, "outside").outside.girl).toBe(1);
  });

  it("names the hut that holds more than six", () => {
    const full = draft([NOBODY, people({ boy: 7 }), NOBODY]);
    expect(troubleOf(full)).toEqual({ key: "full", hut: 1, count: 7 });
    expect(troubleOf(draft([NOBODY, people({ boy: 6 }), NOBODY]))).toBeNull();
  });

  it("lets more go where the table allows it, but never too few", () => {
    const away = draft([people({ girl: 2 }), NOBODY, NOBODY], people({ boy: 1 }));
    expect(troubleOf(away)).toEqual({ key: "outside", count: 1 });
    expect(troubleOf(away, true)).toBeNull();
  });

  it("asks for exactly the surplus over eighteen", () => {
    const six = people({ girl: 6 });
    expect(troubleOf(draft([six, six, six], people({ boy: 2 })))).toBeNull();
    expect(surplusOf(draft([six, six, six], people({ boy: 2 })))).toBe(2);
    const short = draft([six, six, people({ girl: 5 })], people({ boy: 2 }));
    expect(troubleOf(short)).toEqual({ key: "outside", count: 1 });
    const none = draft([six, six, people({ girl: 7 })]);
    expect(troubleOf(none)).toMatchObject({ key: "full", hut: 2 });
  });

  it.each([
    ["the founders", FOUNDERS],
    ["a crowd of twenty-one", crowd],
    ["women alone", people({ young_woman: 5, elder: 1 })],
    ["one man among many women", people({ young_man: 1, young_woman: 9, woman: 8 })],
    ["children only", people({ girl: 9, boy: 9 })],
    ["nobody", NOBODY],
  ])("spreads %s without losing anybody, and it may be sent", (_, group) => {
    const begun = draft([NOBODY, NOBODY, NOBODY], group);
    const ready = spread(begun);
    expect(everybody(ready)).toEqual(group);
    expect(troubleOf(ready)).toBeNull();
  });

  it("spreads couples over the huts, and keeps one of every kind", () => {
    const ready = spread(draft([NOBODY, NOBODY, NOBODY], crowd));
    expect(ready.huts.map(sizeOf)).toEqual([6, 6, 6]);
    expect(ready.huts.every((hut) => cradlesOf(hut) > 0)).toBe(true);
    const kept = everybody({ ...ready, outside: NOBODY });
    expect(
      Object.entries(crowd).every(([kind, count]) => count === 0 || kept[kind as "girl"] > 0),
    ).toBe(true);
  });
});
