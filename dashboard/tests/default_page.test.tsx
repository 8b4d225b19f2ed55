import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameTexts, PublicState } from "../src/contract/wire";
import pages from "../src/default_page";
import { situationOf } from "../src/default_page/situation";
import { chooseLanguage } from "../src/shell/language";
import { grouped, moveInWords } from "../src/shell/moves";
import { loadTexts, Texts } from "../src/shell/texts";

const NAMES = ["Ada", "Bo", "Cy"];
const nameOf = (seat: number) => NAMES[seat]!;

const WORDS: GameTexts = {
  fluent: {
    en: [
      "game-name = Nim",
      "word-move = { $move ->\n    [take] taking\n   *[other] { $move }\n }",
      "    .button = { $move ->",
      "    [take] Take { $a ->\n    [one] one match\n   *[other] { $a } matches\n } of { $b }",
      "   *[other] { $move }\n }",
      "word-phase = { $phase ->\n   *[play] the heaps lie open\n }",
      "verdict-last = { $seat } took the last match",
    ].join("\n"),
    fr: "game-name = Nim\nword-move = { $move ->\n    [take] prendre\n   *[other] { $move }\n }",
  },
  rules: {
    "nim.last": {
      section: "",
      rulings: [],
      fr: "Qui prend la fin gagne.",
      en: "Last one wins.",
      when: [],
    },
  },
};

const state = (changes: Partial<PublicState> = {}): PublicState => ({
  match: "m",
  number: 4,
  game: "nim",
  view: { phase: "play", heaps: [3, 4] },
  to_act: [0],
  awaited: { "0": "phone" },
  interrupters: [],
  branch: 0,
  outcome: null,
  ...changes,
});

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(WORDS)));
  chooseLanguage("en");
  await loadTexts("nim", "en");
  await loadTexts("nim", "fr");
  document.body.replaceChildren();
});

/** Shows a page, and lets the rules that it asks for arrive. */
async function shown(page: Parameters<typeof render>[0]): Promise<HTMLElement> {
  await act(() => render(page, document.body));
  await act(() => Promise.resolve());
  return document.body;
}

const words = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe("a move in words", () => {
  it("is what the game calls it, with its parts", () => {
    expect(moveInWords(new Texts("nim"), "take 1 left")).toBe("Take one match of left");
    expect(moveInWords(new Texts("nim"), "take 3 left")).toBe("Take 3 matches of left");
    chooseLanguage("fr");
    expect(moveInWords(new Texts("nim"), "take 3 left")).toBe("Prendre 3 left");
  });

  it("is its notation where the game has no words for it", () => {
    expect(moveInWords(new Texts("nim"), "pass")).toBe("Pass");
    expect(moveInWords(new Texts("nim"), "20x29-38")).toBe("20x29-38");
  });

  it("is folded by its first word in a long list only", () => {
    const long = Array.from({ length: 20 }, (_, count) => `take ${count}`);
    expect(grouped(["pass", "take 1"])).toEqual([{ verb: null, moves: ["pass", "take 1"] }]);
    expect(grouped([...long, "pass"]).map(({ verb }) => verb)).toEqual(["take", "pass"]);
    const mixed = long.map((_, count) => `${count}-${count + 8}`);
    expect(grouped(mixed)).toEqual([{ verb: null, moves: mixed }]);
  });
});

describe("who is awaited", () => {
  it("is me, by button, phone or board", () => {
    const said = (by: "button" | "phone" | "board") =>
      situationOf({ awaited: { "0": by }, to_act: [0] }, 0, nameOf);
    expect(said("phone")).toMatchObject({ tone: "mine", hint: "Choose a move." });
    expect(said("button")).toMatchObject({ tone: "alert", hint: "Press your arcade button." });
    expect(said("board").hint).toContain("enter it here");
  });

  it("names the awaited seats to all others, with the means of each", () => {
    expect(
      situationOf({ awaited: { "0": "button", "2": "button" }, to_act: [] }, 1, nameOf),
    ).toEqual({
      tone: "calm",
      seats: [0, 2],
      title: "Ada and Cy are to act",
      hint: "by arcade button",
    });
    const { hint } = situationOf(
      { awaited: { "0": "phone", "2": "board" }, to_act: [] },
      null,
      nameOf,
    );
    expect(hint).toBe("Ada: on the phone · Cy: on the board");
  });

  it("is the seat to act in a pause or while a bot plays, and may be empty", () => {
    const calm = (to_act: PublicState["to_act"]) => situationOf({ awaited: {}, to_act }, 0, nameOf);
    expect(calm([1])).toMatchObject({ tone: "calm", title: "Bo is to act", hint: null });
    expect(calm(["chance"])).toMatchObject({ tone: "calm", seats: [], hint: null });
  });
});

describe("the page of a game that has none of its own", () => {
  const table = { nameOf, happenings: [], play: vi.fn(async () => true), me: 0 };

  it("has a button for every move, which plays it", async () => {
    await shown(<pages.SeatPage {...table} state={state()} moves={["take 1 left", "pass"]} />);
    expect(words(".any-moves button")).toEqual(["Take one match of left", "Pass"]);
    expect(words(".any-phase")).toEqual(["the heaps lie open"]);
    document.querySelector<HTMLElement>('[data-testid="move-pass"]')!.click();
    expect(table.play).toHaveBeenCalledWith("pass");
  });

  it("shows the last verdicts with their rules, and keeps them as history", async () => {
    const event = { kind: "took", rule: "nim.last", seat: 1 };
    const happenings = [{ key: "1.0", event }];
    await shown(<pages.PublicPage {...table} {...{ happenings }} state={state()} moves={[]} />);
    expect(words('[data-testid="verdict"] summary span')).toContain("Bo took the last match");
    expect(words('[data-testid="rule-digest"] p')[0]).toBe("Last one wins.");
    expect(words('[data-testid="history"] li')).toEqual(["Bo took the last match"]);
    expect(document.querySelector(".any-moves")).toBeNull();
  });

  it("ends with the winners", async () => {
    const outcome = (winners: number[]) => ({ winners, scores: {}, rule: "nim.last" });
    for (const [winners, said] of [
      [[0], "You win!"],
      [[1], "Bo wins."],
      [[0, 1], "Ada and Bo win."],
      [[], "Nobody wins."],
    ] as const) {
      const ended = state({ outcome: outcome([...winners]) });
      await shown(<pages.SeatPage {...table} state={ended} moves={[]} />);
      expect(words(".finale-card-line")).toEqual([said]);
    }
  });

  it("lets the host enter for every seat that can move, and for chance", async () => {
    const play = vi.fn();
    const moves = { "0": ["take 1 left"], "1": [], chance: ["deal 7"] };
    await shown(<pages.HostPage {...{ nameOf, moves, play }} state={state()} />);
    expect(words(".host-enter")).toEqual(["Enter for Ada", "Enter what came up on the table"]);
    const press = (id: string) =>
      act(() => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!.click());
    await press("host-enter-chance");
    await press("move-deal 7");
    expect(play).toHaveBeenCalledWith("chance", "deal 7");
  });
});
