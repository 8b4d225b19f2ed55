import { describe, expect, it } from "vitest";
import type { View } from "../src/contract/arriba";
import type { Table } from "../src/contract/wire";
import { claimOf } from "../src/help/lesson/claims";
import {
  adviceOf,
  isOver,
  LESSON_BEGINS,
  LESSON_CARDS,
  type Lesson,
  learn,
} from "../src/help/lesson/lesson";
import { isLesson, learnerOf, lessonCommand } from "../src/help/lesson/start";

const ME = 0;

function view(tops: (string | null)[], shown: number[], more: Partial<View> = {}): View {
  const seats = tops.map((top) => ({
    draw: 9,
    open: top === null ? 0 : 1,
    top,
    scores: [],
    total: 0,
    pressed: false,
  }));
  return { phase: "look", seats, shown, verdict: null, photo: [], ...more } as unknown as View;
}

type Mark = View["photo"][number]["verdict"];
const photo = (...marks: [seat: number, verdict: Mark][]): Partial<View> => ({
  phase: "flip",
  photo: marks.map(([seat, verdict]) => ({ seat, at_ns: 1, verdict, rule: "" })),
});

/** The lesson after views, each turned after a moment without an open card. */
const after = (...views: View[]): Lesson =>
  views.reduce((lesson, shown) => {
    const between = learn(lesson, { ...shown, phase: "turning", photo: [] } as View, ME);
    return learn(between, shown, ME);
  }, LESSON_BEGINS);

describe("what there was to see", () => {
  it("is a pair of mine before all else, whatever the colours are", () => {
    expect(claimOf(["Ar", "Ag", "Bb"], [1], ME)).toEqual({ kind: "mine", seats: [1] });
    expect(claimOf(["Ar", "Ag", "Ab"], [0], ME)).toEqual({ kind: "mine", seats: [1, 2] });
  });

  it("is a pair of others", () => {
    expect(claimOf(["Ar", "Bg", "Bb"], [2], ME)).toEqual({ kind: "others", seats: [1, 2] });
  });

  it("is a look-alike if the colour is mine and the shape is not", () => {
    expect(claimOf(["Ar", "Br", "Cb"], [1], ME)).toEqual({ kind: "look-alike", seats: [1] });
    expect(claimOf(["Ar", "Br", "Cr"], [0], ME)).toEqual({ kind: "look-alike", seats: [1, 2] });
    expect(claimOf(["Ar", "Br", "Cb"], [2], ME)).toEqual({ kind: "nothing", seats: [] });
  });

  it("is for everybody with a totem card, and for nobody with a head or no card", () => {
    expect(claimOf(["totem", "Ag", "Ab"], [0], ME).kind).toBe("totem");
    expect(claimOf(["Ar", "head", null], [1], ME).kind).toBe("head");
    expect(claimOf([null, "Ag", null], [1], ME).kind).toBe("nothing");
  });
});

describe("a hint", () => {
  it("comes when the card is judged, not when it is shown", () => {
    const shown = after(view(["Ar", "Ag", null], [1]));
    expect(shown.hint).toBeNull();
    expect(learn(shown, view(["Ar", "Ag", null], [1], { phase: "flip" }), ME).hint).toBeNull();
  });

  it("says that I could have grabbed, once the pair is covered", () => {
    const still = after(view(["Ar", "Ag", null], [1]), view(["Ar", "Ag", "Cb"], [2]));
    expect(still.hint).toBeNull();
    const covered = after(view(["Ar", "Ag", null], [1]), view(["Br", "Ag", null], [0]));
    expect(covered.hint).toEqual({ key: "missed", seats: [1], counts: "missed" });
    expect(covered.tally.missed).toBe(1);
  });

  it("praises patience with a look-alike and with nothing", () => {
    const alike = after(view(["Ar", "Br", null], [1]), view(["Ar", "Br", "Cb"], [2]));
    expect(alike.hint).toEqual({ key: "look-alike", seats: [1], counts: null });
  });

  it.each([
    ["won", ["Ar", "Ag", null], "won", "won"],
    ["lost", ["Ar", "Ag", null], "lost", "lost"],
    ["late", ["totem", "Ag", null], "totem-lost", "lost"],
    ["won", ["totem", "Ag", null], "totem-won", "won"],
    ["wrong", ["Ar", "Br", null], "wrong-look-alike", "wrong"],
    ["wrong", ["Ar", "Bb", "Bg"], "wrong-others", "wrong"],
    ["wrong", ["Ar", "Bb", "Cg"], "wrong", "wrong"],
    ["early", ["Ar", "Bb", "Cg"], "early", "wrong"],
  ] as const)("on my press that was %s on %j is %s", (mark, tops, key, counts) => {
    const shown = after(view([...tops], [0, 1]));
    const judged = learn(shown, view([null, null, null], [], photo([ME, mark])), ME);
    expect(judged.hint).toMatchObject({ key, counts });
    expect(judged.tally[counts]).toBe(1);
    const again = learn(judged, view([null, null, null], [], photo([ME, mark])), ME);
    expect(again.tally[counts]).toBe(1);
  });

  it("says what I left to others", () => {
    const mine = after(view(["Ar", "Ag", null], [1]));
    expect(learn(mine, view([null, null], [], photo([1, "won"])), ME).hint?.key).toBe("alone");
    const theirs = after(view(["Ar", "Bb", "Bg"], [1]));
    expect(learn(theirs, view([null, null], [], photo([1, "won"])), ME).hint?.key).toBe("others");
    const fault = learn(theirs, view([null, null], [], photo([1, "wrong"])), ME);
    expect(fault.hint).toBeNull();
  });
});

describe("the lesson", () => {
  it("is over after its cards, and stays as it was", () => {
    const views = Array.from({ length: LESSON_CARDS + 1 }, (_, card) =>
      view([card % 2 ? "Ar" : "Br", null, null], [0]),
    );
    const done = after(...views);
    expect(isOver(done)).toBe(true);
    expect(learn(done, view(["Cr", "Cg", null], [1]), ME)).toBe(done);
    expect(isOver(after(...views.slice(1)))).toBe(false);
  });

  it("advises what went wrong most", () => {
    expect(adviceOf({ won: 2, lost: 0, missed: 0, wrong: 1 })).toBe("wrong");
    expect(adviceOf({ won: 1, lost: 0, missed: 3, wrong: 0 })).toBe("missed");
    expect(adviceOf({ won: 2, lost: 1, missed: 1, wrong: 0 })).toBe("good");
  });

  it("seats the weakest bots beside who is there", () => {
    const games = [{ name: "arriba", bots: ["random", "greedy"], seats: [2, 8], options: [] }];
    const seat = (number: number, joined: boolean, bot: string | null = null) => ({
      ...{ seat: number, button: number, name: null, language: null, joined, resigned: false, bot },
    });
    const table = { match: null, seats: [seat(0, false), seat(1, true)] } as unknown as Table;
    const command = lessonCommand(games as never, table);
    expect(command).toMatchObject({ game: "arriba", bots: { "0": "random", "2": "random" } });
    expect(command).toMatchObject({ buttons: [0, 1, 2] });
    const seed = String((command as { seed: number }).seed);
    const begun = {
      ...table,
      match: "m",
      game: "arriba",
      chance: { seed, commitment: null, secret: null },
      seats: [seat(0, false, "random"), seat(1, true), seat(2, false, "random")],
    } as unknown as Table;
    expect([isLesson(table), isLesson(begun), learnerOf(begun)]).toEqual([false, true, 1]);
    expect(lessonCommand([], table)).toBeNull();
    const apart = [0, 1, 2, 3, 4].map((button) => seat(button, button === 4));
    expect(lessonCommand(games as never, { ...table, seats: apart } as never)).toMatchObject({
      buttons: [0, 1, 4],
      bots: { "0": "random", "1": "random" },
    });
  });
});
