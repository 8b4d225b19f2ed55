import { describe, expect, it } from "vitest";
import type { EveningFigures, Figure, MatchFigures } from "../src/contract/wire";
import { csvOf } from "../src/statistics/export";
import { coursesOf, peopleOf, roundUp, spreadOf } from "../src/statistics/figures";

const seatName = (seat: number) => `Seat ${seat + 1}`;

function match(changes: Partial<MatchFigures> = {}): MatchFigures {
  return {
    match: "m1",
    game: "arriba",
    started_at: "2026-11-16T20:00:00.000+00:00",
    seats: 2,
    names: ["Ada", "Bo"],
    buttons: [],
    winners: null,
    figures: [],
    ...changes,
  };
}

const evening = (...matches: MatchFigures[]): EveningFigures => ({
  hours: 18,
  matches,
  practice: [],
});
const reaction = (seat: number, ms: number): Figure => [3, "reaction", seat, ms * 1e6];

describe("people of an evening", () => {
  it("are known by their name, whatever seat they take", () => {
    const first = match({ figures: [reaction(0, 300), reaction(1, 280)], winners: [1] });
    const second = match({ names: ["bo ", "Ada"], figures: [reaction(0, 250)], winners: [0] });
    const people = peopleOf(evening(first, second), seatName);
    expect(people.map(({ name, seat, wins }) => [name, seat, wins])).toEqual([
      ["Ada", 0, 0],
      ["Bo", 1, 2],
    ]);
    expect(people[1]!.reactions_ms).toEqual([280, 250]);
  });

  it("without a name are the seat, and wrong grabs add up", () => {
    const figures: Figure[] = [
      [4, "wrong", 1, 1],
      [9, "wrong", 1, 1],
      [9, "terrain", null, 30],
    ];
    const people = peopleOf(evening(match({ names: [null, null], figures })), seatName);
    expect(people.map(({ name, wrong }) => [name, wrong])).toEqual([
      ["Seat 1", 0],
      ["Seat 2", 2],
    ]);
  });
});

describe("a spread", () => {
  it("holds the five numbers of a distribution", () => {
    expect(spreadOf([500, 100, 300, 200, 400])).toEqual({
      low: 100,
      first: 200,
      median: 300,
      third: 400,
      high: 500,
    });
    expect(spreadOf([100, 200])!.median).toBe(150);
    expect(spreadOf([])).toBeNull();
  });
});

describe("courses", () => {
  it("follow each seat through a match, the newest match first", () => {
    const figures: Figure[] = [
      [2, "totem", 1, 1],
      [5, "totem", 0, 1],
      [8, "totem", 1, 3],
      [9, "wrong", 0, 1],
    ];
    const [newest, ...others] = coursesOf(
      evening(match(), match({ match: "m2", figures })),
      "totem",
    );
    expect(others).toEqual([]);
    expect([newest!.match.match, newest!.moves, newest!.most]).toEqual(["m2", 9, 3]);
    expect(newest!.courses).toEqual([
      { seat: 0, points: [[5, 1]] },
      {
        seat: 1,
        points: [
          [2, 1],
          [8, 3],
        ],
      },
    ]);
  });

  it.each([
    [0, 1],
    [3, 5],
    [5, 5],
    [180, 200],
    [501, 1000],
  ])("on an axis that ends round: %d fits %d", (value, end) => {
    expect(roundUp(value)).toBe(end);
  });
});

describe("the table to take home", () => {
  it("has a line a figure and a line a win", () => {
    const figures: Figure[] = [reaction(1, 251.5), [9, "terrain", null, 30]];
    const lines = csvOf(evening(match({ figures, winners: [0] }))).split("\r\n");
    expect(lines).toEqual([
      "match,game,started_at,move,kind,seat,name,value,unit",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,3,reaction,2,Bo,251.5,ms",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,9,terrain,,,30,tiles",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,,win,1,Ada,1,match",
      "",
    ]);
  });

  it("lets no name break a row or become a formula", () => {
    const names = ['=1+1,"x"\n', null];
    const csv = csvOf(evening(match({ names, figures: [reaction(0, 1)] })));
    expect(csv).toContain(`,1,"'=1+1,""x""\n",1,ms`);
  });

  it("guards every text of a row, also where a semicolon separates cells", () => {
    for (const text of [
      "=1",
      "+1",
      "-1",
      "@x",
      "\t=1",
      "\r=1",
      " =1",
      "a;=1",
      "a\n@x",
      "\uff1d1",
    ]) {
      const odd = match({ match: text, game: text, started_at: text, names: [text, null] });
      const csv = csvOf(evening({ ...odd, figures: [reaction(0, 1)] }));
      const row = csv.slice(csv.indexOf("\r\n") + 2);
      expect(row.match(/(^|[;,"\t\r\n])\s*[=+@\uff1d]/)).toBeNull();
      expect(row.match(/(^|[;,"\t\r\n])\s*-/)).toBeNull();
    }
  });
});
