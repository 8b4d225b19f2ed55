import { describe, expect, it } from "vitest";
import type { PlayedSeat, Summary, TableCard } from "../src/contract/wire";
import { isPlaying } from "../src/hall/HallPage";
import { merged } from "../src/hall/live";
import { healthWords, phaseOf } from "../src/hall/TableView";
import { outcomeOf } from "../src/hall/Tournament";
import { addressOf } from "../src/hall/useTournament";
import { chooseLanguage } from "../src/shell/language";
import { loadTexts } from "../src/shell/texts";

const SUMMARY: Summary = {
  match: "m1",
  number: 3,
  game: "arriba",
  title: { fr: "Arriba !", en: "Arriba!" },
  phase: "match",
  phase_text: { fr: "Un duel est ouvert", en: "A duel is open" },
  seats: [
    {
      seat: 0,
      name: "Léa",
      joined: true,
      resigned: false,
      score: 4,
      acts: true,
      by: "button",
      button: 0,
      bot: false,
    },
    {
      seat: 1,
      name: null,
      joined: false,
      resigned: false,
      score: 2,
      acts: false,
      by: null,
      button: 1,
      bot: false,
    },
  ],
  paused: false,
  ended: false,
  outcome: null,
  verdict: null,
};

const table = (box: string, change: Partial<TableCard> = {}): TableCard => ({
  box,
  condition: "online",
  version: "0.1.0",
  summary: SUMMARY,
  health: null,
  ...change,
});

const message = (tables: TableCard[], gone: string[] = []) => ({
  tables,
  gone,
  up: true,
  results: 0,
});

async function speak(tongue: "fr" | "en"): Promise<void> {
  chooseLanguage(tongue);
  await loadTexts("hall", tongue);
}

describe("tables of the hall", () => {
  it("replaces changed tables, removes missing ones, and sorts numerically", () => {
    const before = merged([], message([table("t-10"), table("t-2"), table("t-1")]));
    expect(before.map(({ box }) => box)).toEqual(["t-1", "t-2", "t-10"]);
    const after = merged(before, message([table("t-2", { condition: "offline" })], ["t-1"]));
    expect(after.map(({ box, condition }) => [box, condition])).toEqual([
      ["t-2", "offline"],
      ["t-10", "online"],
    ]);
  });

  it("counts only online tables with a match as playing", () => {
    expect(isPlaying(table("a"))).toBe(true);
    expect(isPlaying(table("a", { condition: "silent" }))).toBe(false);
    const over = { ...SUMMARY, outcome: { winners: [0], scores: {}, rule: "x" } };
    expect(isPlaying(table("a", { summary: over }))).toBe(false);
    expect(isPlaying(table("a", { summary: { ...SUMMARY, match: null } }))).toBe(false);
  });

  it("describes a table in both languages", async () => {
    await speak("fr");
    expect(phaseOf(SUMMARY)).toBe("Un duel est ouvert");
    expect(phaseOf({ ...SUMMARY, paused: true })).toBe("En pause");
    await speak("en");
    expect(phaseOf({ ...SUMMARY, ended: true })).toBe("Ended without a result");
    expect(phaseOf({ ...SUMMARY, outcome: { winners: [0, 1], scores: {}, rule: "x" } })).toBe(
      "Léa and Seat 2 win",
    );
    expect(phaseOf({ ...SUMMARY, outcome: { winners: [], scores: {}, rule: "x" } })).toBe(
      "Nobody wins",
    );
    expect(phaseOf({ ...SUMMARY, match: null })).toBe("");
  });

  it("never names a person for what a bot or somebody who resigned did", async () => {
    await speak("en");
    const [lea, nobody] = SUMMARY.seats;
    const seats = [{ ...lea!, bot: true }, nobody!];
    const outcome = { winners: [0], scores: {}, rule: "x" };
    expect(phaseOf({ ...SUMMARY, seats, outcome })).toBe("Bot (seat 1) wins");
    const seat = (change: Partial<PlayedSeat>): PlayedSeat => ({
      seat: 0,
      name: null,
      score: null,
      won: false,
      resigned: false,
      bot: false,
      ...change,
    });
    const match = {
      box: "b",
      match: "m",
      game: "arriba",
      title: { en: "Arriba!" },
      ended_at: "2030-01-01T10:00:00.000+00:00",
      seats: [
        seat({ name: "Tom", resigned: true }),
        seat({ seat: 1, won: true, bot: true }),
        seat({ seat: 2, name: "Zoé", resigned: true, bot: true }),
      ],
    };
    expect(outcomeOf(match)).toBe("Bot (seat 2) wins · Tom and Zoé resigned");
    await speak("fr");
    expect(outcomeOf(match)).toBe("Bot (place 2) gagne · Tom et Zoé ont abandonné");
  });

  it("describes the health of a box, and leaves out unknown values", async () => {
    await speak("en");
    const health = {
      beat: 1,
      every_s: 10,
      up_s: 7300,
      load: 0.25,
      temperature_c: null,
      disk_free_mb: 2048,
    };
    expect(healthWords(health)).toEqual(["on for 2 h", "load 0.3", "2 GB free"]);
    expect(healthWords({ ...health, up_s: 130, load: null, disk_free_mb: null })).toEqual([
      "on for 2 min",
    ]);
    expect(healthWords(null)).toEqual([]);
  });

  it("asks for the tournament that was chosen, whatever its name", () => {
    expect(addressOf("tournament", { tournament: null, game: "" })).toBe("/api/hall/tournament?");
    expect(addressOf("results.csv", { tournament: "Été & co", game: "arriba" })).toBe(
      "/api/hall/results.csv?tournament=%C3%89t%C3%A9+%26+co&game=arriba",
    );
    expect(addressOf("tournament", { tournament: "", game: "" })).toContain("tournament=");
  });
});
