import { describe, expect, it } from "vitest";
import type { Options, View } from "../src/contract/top_totem";
import { centreOf } from "../src/games/top_totem/Arrow";
import { arrangeMove, carried, offBoard } from "../src/games/top_totem/arranging";
import { inWords, written } from "../src/games/top_totem/names";
import {
  arrowOf,
  endingAt,
  endsOf,
  moveOf,
  namedTops,
  nextTaps,
  waysOf,
} from "../src/games/top_totem/plays";
import { situationOf } from "../src/games/top_totem/situation";
import { isInside, manOn } from "../src/games/top_totem/squares";
import type { Waiting } from "../src/kit/play/awaited";
import { latest } from "../src/kit/play/Verdicts";
import { chooseLanguage } from "../src/shell/language";
import { loadTexts } from "../src/shell/texts";

const side = {
  camp: { pedestrians: 0, riders: 0 },
  lost: { pedestrians: 0, riders: 0 },
  next: null,
  inside: 0,
  worth: 0,
  points: [],
  total: 0,
};

const OPTIONS: Options = {
  start: "bacarta",
  rounds: 2,
  first: "lot",
  enclosure_walk: "forward",
  chain: "free",
  captures: "one_piece",
  border_captures: true,
  top_names: true,
  top_rider: "first_coup",
  rider_entry: "ends_turn",
  win_test: "at_once",
  totem_top: "called",
  quiet_turns: 20,
  repetitions: 3,
  analysis: true,
  analysis_when: "against_bots",
};

function viewOf(changes: Partial<View> = {}): View {
  return {
    phase: "play",
    options: OPTIONS,
    round: 1,
    rounds: 2,
    first: 0,
    turn: 0,
    board: ".".repeat(72),
    sides: [side, side],
    last: null,
    call: null,
    caller: null,
    due: [],
    announcers: [],
    quiet: 0,
    history: [],
    results: [],
    winners: null,
    rule: null,
    ...changes,
  };
}

describe("a turn that is tapped", () => {
  const moves = ["12-20", "12-13", "20x29-38", "20x29-38x47-56", "enter 3", "top", "pass"];
  const ways = waysOf(moves);

  it("knows every move of the board and no other", () => {
    expect(ways.map(({ move }) => move)).toEqual(moves.slice(0, 5));
  });

  it("begins with a man, or with a square of the base", () => {
    expect([...nextTaps(ways, []).keys()]).toEqual([12, 20, 3]);
  });

  it("shows where a man may go and whom he takes", () => {
    expect([...nextTaps(ways, [20])]).toEqual([[38, 29]]);
    expect([...nextTaps(ways, [20, 38])]).toEqual([[56, 47]]);
    expect([...nextTaps(ways, [12])]).toEqual([
      [20, 0],
      [13, 0],
    ]);
  });

  it("may end wherever a move ends", () => {
    expect(moveOf(ways, [20])).toBeNull();
    expect(moveOf(ways, [20, 38])).toBe("20x29-38");
    expect(moveOf(ways, [20, 38, 56])).toBe("20x29-38x47-56");
    expect(moveOf(ways, [3])).toBe("enter 3");
  });

  it("takes up a second man where several may capture", () => {
    const both = waysOf(["20x29-38", "20x29-38+5x14-23"]);
    expect([...nextTaps(both, [20, 38]).keys()]).toEqual([-5]);
    expect(moveOf(both, [20, 38, -5, 23])).toBe("20x29-38+5x14-23");
  });

  it("reads as people write it", () => {
    expect(written([20, 38, -5, 6], [0, 29, 0, 0])).toBe("20 × 29 → 38 + 5 → 6");
  });

  it("lists the captures that TOP! can name", () => {
    expect(namedTops(["top", "top 20x29", "12-20"])).toEqual([
      { move: "top 20x29", piece: 20, victim: 29 },
    ]);
  });
});

describe("the board", () => {
  it("tells sides and kinds apart", () => {
    const view = viewOf({ board: `iIwW${".".repeat(68)}` });
    expect([1, 2, 3, 4, 5].map((square) => manOn(view, square))).toEqual([
      { seat: 0, kind: "pedestrian" },
      { seat: 0, kind: "rider" },
      { seat: 1, kind: "pedestrian" },
      { seat: 1, kind: "rider" },
      null,
    ]);
  });

  it("has six squares inside", () => {
    const inside = Array.from({ length: 72 }, (_, place) => place + 1).filter(isInside);
    expect(inside).toEqual([28, 29, 36, 37, 44, 45]);
  });
});

describe("the banner", () => {
  const call = { seat: 1, piece: 0, victim: 0, is_binding: true };

  const red: Waiting = { awaited: { "0": "phone" }, to_act: [0] };
  const both: Waiting = { awaited: { "0": "phone", "1": "phone" }, to_act: [0, 1] };
  const still: Waiting = { awaited: {}, to_act: [0] };
  const lot: Waiting = { awaited: {}, to_act: ["chance"] };

  it.each([
    [viewOf(), red, 0, "play-me", "mine"],
    [viewOf(), red, 1, "play-other", "calm"],
    [viewOf(), still, 0, "play-me", "calm"],
    [viewOf(), still, 1, "play-other", "calm"],
    [viewOf({ phase: "place" }), red, 0, "place-me", "mine"],
    [viewOf({ call }), red, 0, "top-open-me", "alert"],
    [viewOf({ call: { ...call, piece: 20, victim: 29 } }), red, 1, "top-named-other", "calm"],
    [viewOf({ call: { ...call, is_binding: false } }), red, 0, "void-me", "mine"],
    [viewOf({ phase: "between", turn: null }), both, 0, "between", "mine"],
    [viewOf({ phase: "between", turn: null }), both, null, "between", "calm"],
    [viewOf({ phase: "lot", turn: null }), lot, null, "lot", "calm"],
  ] as const)("says what the table waits for (%#)", (view, waiting, me, key, tone) => {
    expect(situationOf(view, waiting, me)).toMatchObject({ key, tone });
  });

  it("names the side that plays, also when a bot plays it", () => {
    expect(situationOf(viewOf(), red, 1).seats).toEqual([0]);
    expect(situationOf(viewOf(), still, 1).seats).toEqual([0]);
  });
});

describe("verdicts", () => {
  it("are those of the last message that has any worth telling", () => {
    const happening = (key: string, kind: string) => ({ key, event: { kind, rule: "x.y" } });
    const all = [
      happening("4.0", "moved"),
      happening("5.0", "captured"),
      happening("5.1", "won"),
      happening("6.0", "called"),
    ];
    expect(latest(all, ["called"]).map(({ key }) => key)).toEqual(["5.0", "5.1"]);
  });
});

describe("a move in words", () => {
  const said = (move: string) => {
    const [way] = waysOf([move]);
    return inWords(way!.taps, way!.victims);
  };

  it.each([
    ["12-20", "from 12 to 20"],
    ["5-13-14", "from 5 to 13, then 14"],
    ["20x29-38", "from 20, takes 29 and lands on 38"],
    ["5-13x22-31", "from 5 to 13, takes 22 and lands on 31"],
    ["20x29-38+12-20", "from 20, takes 29 and lands on 38, from 12 to 20"],
    ["place 40", "on 40"],
  ])("says %s without notation", async (move, words) => {
    await loadTexts("top_totem", "en");
    chooseLanguage("en");
    expect(said(move)).toBe(words);
  });
});

describe("the arrow of the best move", () => {
  const shared = (move: string) => ({
    match: "m",
    number: 3,
    by: 0,
    analysis: { seat: 0, move, score: 10, depth: 2, line: [move] },
  });

  it("goes along the squares of the move, and is none where there are no squares", () => {
    expect(arrowOf(shared("5-13x22-31"))).toEqual([5, 13, 31]);
    expect(arrowOf(shared("pass"))).toBeNull();
    expect(arrowOf(null)).toBeNull();
  });

  it("lies on the board as each side sees it", () => {
    expect(centreOf(1, 1)).toEqual({ x: 0.5, y: 0.5 });
    expect(centreOf(1, 0)).toEqual({ x: 7.5, y: 8.5 });
    expect(centreOf(28, null)).toEqual({ x: 3.5, y: 3.5 });
  });
});

describe("the end of a trail", () => {
  const ways = waysOf(["5-13-14", "5-6-14", "5-13", "5-6", "5-13x22-31", "5-6x14-31"]);

  it("is tapped at once where all trails take the same men", () => {
    expect(endingAt(ways, [5], 14)?.taps).toHaveLength(3);
    expect([...endsOf(ways, [5])]).toEqual([14]);
  });

  it("is not where they take different men, nor before a man is chosen", () => {
    expect(endingAt(ways, [5], 31)).toBeNull();
    expect(endingAt(ways, [], 14)).toBeNull();
  });
});

describe("a board that is set up", () => {
  const layout = { squares: [..."i".padEnd(72, ".")], camps: { i: 0, I: 0, w: 0, W: 0 }, turn: 1 };

  it("is written as the box reads it", () => {
    const moved = carried(carried(layout, "1", "10"), "off-W", "72");
    expect(arrangeMove(moved)).toBe("arrange 8/1i6/8/8/8/8/8/8/7W white 0+0 0+0");
  });

  it("has no more men than there are", () => {
    expect(offBoard(layout, "i")).toBe(11);
    expect(carried(layout, "camp-w", "3")).toBe(layout);
  });
});
