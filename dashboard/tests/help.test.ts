import { describe, expect, it, vi } from "vitest";
import topTotem from "../src/games/top_totem";
import { kindsOf } from "../src/help/kinds";
import { chaptersOf, GAMES_WITH_RULES } from "../src/shell/rules";

describe("what a seat can do now", () => {
  it("is every legal kind of move once, and what its button makes", () => {
    expect(kindsOf(["flip Ar", "flip Bg", "asis"], "grab", undefined)).toEqual([
      { verb: "grab", onPhone: 0, isPress: true },
      { verb: "flip", onPhone: 2, isPress: false },
      { verb: "asis", onPhone: 1, isPress: false },
    ]);
  });

  it("names the kind of a move that has no first word", () => {
    const { wordsOf } = topTotem.words;
    expect(kindsOf(["20-28", "20x29-38", "top"], "top", wordsOf)).toEqual([
      { verb: "top", onPhone: 1, isPress: true },
      { verb: "turn", onPhone: 2, isPress: false },
    ]);
  });

  it("is nothing where nothing is legal", () => {
    expect(kindsOf([], null, undefined)).toEqual([]);
  });
});

describe("the rules of a game", () => {
  it.each(["arriba", "coups_bas", "top_totem", "totemix", "tschukka"])(
    "of %s are all in one chapter each, in both languages",
    async (game) => {
      expect(GAMES_WITH_RULES).toContain(game);
      const chapters = await vi.waitUntil(() => chaptersOf(game));
      const ids = chapters.flatMap(({ rules }) => rules.map(([id]) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(40);
      for (const { title, rules } of chapters) {
        expect(rules).not.toEqual([]);
        if (title) expect(title.fr === "" || title.en === "").toBe(false);
      }
    },
  );

  it("do not list the table itself as a game", () => {
    expect(GAMES_WITH_RULES).not.toContain("box");
  });
});
