import { describe, expect, it } from "vitest";
import type { EveningFigures, Figure, MatchFigures, PlayerFigures } from "../src/contract/wire";
import { allMatches, csvOf } from "../src/statistics/export";
import { coursesOf, groupsOf, ranked, roundUp } from "../src/statistics/figures";

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
    bots: {},
    resigned: [],
    ...changes,
  };
}

const evening = (...matches: MatchFigures[]): EveningFigures => ({
  hours: 18,
  matches,
  practice: [],
  people: [],
  total: matches.length,
  pending: 0,
  earlier: false,
});
const reaction = (seat: number, ms: number, bot = ""): Figure => [
  3,
  "reaction",
  seat,
  ms * 1e6,
  bot,
];

const player = (changes: Partial<PlayerFigures>): PlayerFigures => ({
  kind: "person",
  name: "Ada",
  button: 0,
  matches: 1,
  wins: 0,
  wrong: 0,
  reactions: null,
  latest: [],
  ...changes,
});

describe("who played", () => {
  const nameOf = ({ kind, name }: PlayerFigures) => name || kind;

  it("are people, with those without a name as one group behind them, and bots apart", () => {
    const told = [
      player({ kind: "nobody", name: "", button: null, wins: 9 }),
      player({ kind: "bot", name: "strong", button: null, wins: 7 }),
      player({ name: "Bo", button: 1, wins: 2 }),
      player({ wins: 5 }),
    ];
    const { people, bots } = groupsOf(told, nameOf);
    expect(people.map(({ name }) => name)).toEqual(["Bo", "Ada", "nobody"]);
    expect(bots.map(({ name, button }) => [name, button])).toEqual([["strong", null]]);
    const best = ranked(people, ({ wins }) => wins);
    expect(best.map(({ name }) => name)).toEqual(["Ada", "Bo", "nobody"]);
  });

  it("have their reaction times in milliseconds", () => {
    const reactions = { count: 300, low: 1e6, first: 2e6, median: 2.5e6, third: 3e6, high: 9e6 };
    const { people } = groupsOf([player({ reactions, latest: [2e6, 9e6] })], nameOf);
    expect(people[0]!.spread).toEqual({ low: 1, first: 2, median: 2.5, third: 3, high: 9 });
    expect([people[0]!.reactions, people[0]!.latest_ms]).toEqual([300, [2, 9]]);
  });
});

describe("courses", () => {
  it("follow each seat through a match, the newest match first", () => {
    const figures: Figure[] = [
      [2, "totem", 1, 1, ""],
      [5, "totem", 0, 1, ""],
      [8, "totem", 1, 3, ""],
      [9, "wrong", 0, 1, ""],
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
    const figures: Figure[] = [reaction(1, 251.5), [9, "terrain", null, 30, ""]];
    const lines = csvOf([match({ figures, winners: [0] })]).split("\r\n");
    expect(lines).toEqual([
      "match,game,started_at,move,kind,seat,name,value,unit,player",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,3,reaction,2,Bo,251.5,ms,person",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,9,terrain,,,30,tiles,",
      "m1,arriba,2026-11-16T20:00:00.000+00:00,,win,1,Ada,1,match,person",
      "",
    ]);
  });

  it("leaves the date of a match empty that is unknown", () => {
    const told = match({ started_at: null, figures: [reaction(1, 251.5)] });
    expect(csvOf([told]).split("\r\n")[1]).toBe("m1,arriba,,3,reaction,2,Bo,251.5,ms,person");
  });

  it("keeps bots and seats without a name as rows, never in a person's name", () => {
    const figures = [reaction(0, 100, "greedy"), reaction(0, 200), reaction(1, 300)];
    const told = match({ names: ["Ada", null], bots: { 0: "greedy" }, figures, winners: [0, 1] });
    const rows = csvOf([told]).trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",").slice(4).join())).toEqual([
      "reaction,1,,100,ms,bot",
      "reaction,1,Ada,200,ms,person",
      "reaction,2,,300,ms,nobody",
      "win,1,,1,match,bot",
      "win,2,,1,match,nobody",
    ]);
  });

  it("has all matches of a season, which come in pages", async () => {
    const pages: Record<string, EveningFigures> = {
      m5: { ...evening(match({ match: "m3" }), match({ match: "m4" })), earlier: true },
      m3: evening(match({ match: "m1" }), match({ match: "m2" })),
    };
    const last = { ...evening(match({ match: "m5" })), earlier: true };
    const all = await allMatches(last, (before) => Promise.resolve(pages[before]!));
    expect(all.map((one) => one.match)).toEqual(["m1", "m2", "m3", "m4", "m5"]);
  });

  it("lets no name break a row or become a formula", () => {
    const names = ['=1+1,"x"\n', null];
    const csv = csvOf([match({ names, figures: [reaction(0, 1)] })]);
    expect(csv).toContain(`,1,"'=1+1,""x""",1,ms,person`);
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
      const csv = csvOf([{ ...odd, figures: [reaction(0, 1)] }]);
      const row = csv.slice(csv.indexOf("\r\n") + 2);
      expect(row.match(/(^|[;,"\t\r\n])\s*[=+@\uff1d]/)).toBeNull();
      expect(row.match(/(^|[;,"\t\r\n])\s*-/)).toBeNull();
    }
  });
});
