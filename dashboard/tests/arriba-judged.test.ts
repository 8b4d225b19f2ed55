import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../src/contract/arriba";
import { grabOf, isBetween, sceneOf } from "../src/games/arriba/grab";
import { myLine, otherLines } from "../src/games/arriba/handling";
import { unsettled } from "../src/games/arriba/Judged";
import {
  isDisputed,
  isEnough,
  isSameQuestion,
  readSaying,
  sameMove,
  sayingInWords,
} from "../src/games/arriba/sayings";
import { situationOf } from "../src/games/arriba/situation";
import { words } from "../src/games/arriba/words";
import { chooseLanguage } from "../src/shell/language";
import { lineForBox } from "../src/shell/moves";
import { loadTexts } from "../src/shell/texts";
import { asked, MS, nameOf, seat, view } from "./arriba-views";

beforeEach(async () => {
  for (const tongue of ["en", "fr"] as const) await loadTexts("arriba", tongue);
  chooseLanguage("en");
});

describe("what people say", () => {
  it("is read from its notation, and written with ascending seats", () => {
    expect(readSaying("lay same 0 2")).toEqual({ kind: "lay", lay: "same", seats: [0, 2] });
    expect(readSaying("lay totem")).toEqual({ kind: "lay", lay: "totem", seats: [] });
    expect(readSaying("count 12 0 30")).toEqual({ kind: "count", cards: [12, 0, 30] });
    expect(readSaying("piles 0 1 2")).toBeNull();
    expect(sameMove([2, 0, 1])).toBe("lay same 0 1 2");
  });

  it("is put in words", () => {
    expect(sayingInWords("lay same 0 2", nameOf)).toBe("Same shape: Léa and Zoé");
    expect(sayingInWords("count 12 0 30 4", nameOf)).toBe("Léa 12, Tom 0, Zoé 30, Max 4");
  });

  it("differs where two answers do", () => {
    const same = [
      { seat: 0, move: "lay totem" },
      { seat: 1, move: "lay totem" },
    ];
    expect(isDisputed(same)).toBe(false);
    expect(isDisputed([...same, { seat: 2, move: "lay nothing" }])).toBe(true);
  });
});

describe("whose word is enough", () => {
  it.each([
    ["the loser of a duel", 0, "lay same 0 2", true],
    ["the winner of a duel", 2, "lay same 0 2", false],
    ["somebody beside the duel", 1, "lay same 0 2", false],
    ["who pressed wrongly", 2, "lay nothing", true],
    ["a rival of who pressed", 0, "lay nothing", false],
    ["who did not press first, on a totem", 1, "lay totem", true],
    ["who pressed first, on a totem", 2, "lay totem", false],
    ["another seat, for an accident", 3, "lay accident", true],
    ["who pressed first, for an accident", 2, "lay accident", false],
    ["the loser, of a duel without who pressed", 0, "lay same 0 1", false],
    ["who pressed, of a duel of others", 2, "lay same 0 1", true],
    ["the host", null, "lay nothing", true],
  ] as const)("%s", (_, me, move, isAlone) => {
    expect(isEnough(asked(), me, move)).toBe(isAlone);
  });

  it("is that of a second person, whoever it is", () => {
    const said = [{ seat: 2, move: "lay same 0 2" }];
    expect(isEnough(asked({ said }), 1, "lay same 0 2")).toBe(true);
    expect(isEnough(asked({ said }), 2, "lay same 0 2")).toBe(false);
  });

  it("is not promised where a dead heat may be", () => {
    const presses = [
      { seat: 2, after_ns: 0 },
      { seat: 0, after_ns: MS },
    ];
    expect(isEnough(asked({ presses }), 0, "lay totem")).toBe(false);
    expect(isEnough(asked({ presses }), 1, "lay totem")).toBe(true);
  });

  it("is the count that the box has itself", () => {
    const counted = view({ counted: true });
    expect(isEnough(counted, 1, "count 20 20 20 20")).toBe(true);
    expect(isEnough(counted, 1, "count 20 20 20 19")).toBe(false);
    expect(isEnough(view(), 1, "count 20 20 20 20")).toBe(false);
  });
});

describe("a tap that comes a moment late", () => {
  it("still means the same while more people press and answer", () => {
    const more = asked({ said: [{ seat: 1, move: "lay totem" }] });
    more.presses.push({ seat: 1, after_ns: 300 * MS });
    expect(isSameQuestion(asked(), more)).toBe(true);
  });

  it("does not after the verdict, another question or another count", () => {
    const other = asked({ presses: [{ seat: 1, after_ns: 0 }] });
    expect(isSameQuestion(asked(), other)).toBe(false);
    expect(isSameQuestion(asked(), view())).toBe(false);
    expect(isSameQuestion(view(), view({ seats: [seat(17, 3)] }))).toBe(false);
    expect(isSameQuestion(view(), view({ head: 1 }))).toBe(false);
    expect(isSameQuestion(view({ deck: "box" }), view({ deck: "box" }))).toBe(false);
  });
});

describe("the situation with real cards", () => {
  const key = (shown: View, me: number | null = 0) =>
    situationOf(shown, { awaited: {}, to_act: ["chance"] }, me).key;

  it("is the question, or that people count again", () => {
    expect(situationOf(asked(), { awaited: { 0: "board" }, to_act: [] }, 0)).toEqual({
      key: "arriba-now-asks",
      tone: "mine",
      seats: [2],
    });
    const said = [
      { seat: 0, move: "lay totem" },
      { seat: 1, move: "lay nothing" },
    ];
    expect(key(asked({ said }))).toBe("arriba-now-again");
  });

  it("says who begins, goes on, or turns a counted card", () => {
    const verdict = {
      kind: "settled",
      rule: "arriba.duel",
      seat: 1,
      seats: [0],
      cards: 0,
    } as const;
    expect(key(view())).toBe("arriba-now-begins");
    expect(key(view({ verdict: { ...verdict, seats: [0] } }), 1)).toBe("arriba-now-goes-on-me");
    expect(key(view({ counted: true }))).toBe("arriba-now-turns");
    expect(key(view({ head: 2 }))).toBe("arriba-now-together");
    expect(key(view({ may_end: true }))).toBe("arriba-now-may-end");
    expect(key(view({ said: [{ seat: 1, move: "count 1 2 3 4" }] }))).toBe("arriba-now-counts");
  });
});

describe("a grab whose cards nobody counted", () => {
  const grabbed = view({
    verdict: { kind: "settled", rule: "arriba.duel", seat: 2, seats: [0], cards: 0 },
    photo: [
      { seat: 2, at_ns: 0, verdict: "won", rule: "arriba.duel" },
      { seat: 0, at_ns: 80 * MS, verdict: "lost", rule: "arriba.duel" },
    ],
  });

  it("is won and lost without a number of cards", () => {
    expect(grabOf(grabbed, 2)).toMatchObject({ word: "won", margin_ns: 80 * MS, cards: null });
    expect(grabOf(grabbed, 0)).toMatchObject({ word: "lost", cards: null });
  });

  it("is over with the next question, and no round has ended", () => {
    expect(sceneOf(asked())).not.toBe(sceneOf(view()));
    expect(sceneOf(view({ head: 1 }))).not.toBe(sceneOf(view()));
    expect(isBetween(view())).toBe(true);
    expect(isBetween(asked())).toBe(false);
    expect(isBetween(grabbed)).toBe(false);
  });

  it("leaves the seats of no duel for another pair", () => {
    expect(unsettled(grabbed)).toEqual([1, 3]);
  });
});

describe("what to do with the real cards", () => {
  const handling: View["handling"] = [
    { seat: 1, act: "take_all", seats: [] },
    { seat: 2, act: "give_all", seats: [1] },
    { seat: 3, act: "give_all", seats: [1] },
    { seat: 0, act: "give_all", seats: [1] },
  ];

  it("is said to me, and of the others who do the same in one line", () => {
    const shown = view({ handling });
    expect(myLine(shown, 0, nameOf)).toBe("Give your open pile to Tom.");
    expect(otherLines(shown, 0, nameOf)).toEqual([
      { seats: [1], words: "Tom takes all open piles and the cards under the totem." },
      { seats: [2, 3], words: "Zoé and Max give their open piles to Tom." },
    ]);
  });

  it("names the reader as a sentence needs it", () => {
    chooseLanguage("fr");
    const lines = otherLines(view({ handling }), 1, nameOf);
    expect(lines[0]?.words).toBe("Zoé, Max et Léa te donnent leur défausse.");
    expect(myLine(view(), 1, nameOf)).toBeNull();
  });
});

describe("the words of what people enter", () => {
  it("name seats and piles", () => {
    expect(words.wordsOf?.("lay same 0 2", nameOf).what).toBe("Same shape: Léa and Zoé");
    expect(words.wordsOf?.("piles 1 12 5", nameOf).what).toBe("Tom: draw pile 12, open pile 5");
    expect(words.wordsOf?.("turned @1.5", nameOf).what).toBe("");
  });

  it.each([
    [{ kind: "turned", seat: 1 }, "Tom turned a card"],
    [{ kind: "told", lay: "same", seats: [0, 2] }, "Same shape: Léa and Zoé"],
    [{ kind: "told", lay: "totem", seats: [] }, "A totem card"],
    [{ kind: "said", seat: 1, move: "lay nothing" }, "Tom says: “Nothing: a wrong grab”"],
    [{ kind: "recounted", seat: 0, draw: 3, open: 4, centre: 1 }, "Léa: draw pile 3, open pile 4"],
  ])("of the event %j", (event, told) => {
    expect(words.eventInWords?.(event, nameOf)).toBe(told);
  });

  it("count seats from 1 where they are typed", () => {
    expect(lineForBox("chance lay same 1 3", words.seatsFrom)).toBe("chance lay same 0 2");
    expect(lineForBox("chance piles 2 12 5", words.seatsFrom)).toBe("chance piles 1 12 5");
    expect(lineForBox("2 count 12 0 30", words.seatsFrom)).toBe("1 count 12 0 30");
  });
});
