import { beforeEach, describe, expect, it } from "vitest";
import { Teller } from "../src/box/correct/teller";
import arriba from "../src/games/arriba";
import coups_bas from "../src/games/coups_bas";
import type { GameModule } from "../src/games/page";
import top_totem from "../src/games/top_totem";
import totemix from "../src/games/totemix";
import tschukka from "../src/games/tschukka";
import { chooseLanguage } from "../src/shell/language";
import { lineForBox } from "../src/shell/moves";
import { isFoundIn } from "../src/shell/search";
import { loadTexts, Texts } from "../src/shell/texts";

const GAMES: Record<string, GameModule> = { arriba, coups_bas, top_totem, totemix, tschukka };
const NAMES = ["Ada", "Bo", "Cy"];
const tellerOf = (game: string) =>
  new Teller(new Texts(game), GAMES[game]!.words, (seat) => NAMES[seat]!);

beforeEach(async () => {
  for (const game of Object.keys(GAMES))
    for (const tongue of ["fr", "en"] as const) await loadTexts(game, tongue);
  chooseLanguage("en");
});

describe("a move of a game in words", () => {
  it.each([
    ["arriba", "flip", "Turning a card"],
    ["arriba", "flip Ar", "Turning a card: Shell, red"],
    ["arriba", "lower 1", "Saying whose hand was lowest: Bo"],
    ["arriba", "grab @1.000000000", "Grabbing the totem"],
    ["coups_bas", "play L6a 0 2", "Playing a card: Pillage ! → Ada → Cy"],
    ["coups_bas", "shed H1a H7b", "Discarding what the lynx brought: "],
    ["coups_bas", "draw", "Drawing two cards"],
    ["top_totem", "20x29-38", "Moving: from 20, takes 29 and lands on 38"],
    ["top_totem", "begin 1", "Drawing the lot: Bo"],
    ["top_totem", "top 20x29", "Calling TOP!: 20 must take 29"],
    ["totemix", "step bear 1,-2", "Moving a pawn: Bear, (1; -2)"],
    ["totemix", "turtle 0,0>0,1", "The turtle’s power: (0; 0) → (0; 1)"],
    ["totemix", "rolled pollution sky forest", "Reading the dice: Pollution, Sky, Forest"],
    ["totemix", "take bear3", "Taking a totem tile: Bear 3"],
    [
      "tschukka",
      "house red 1w1m - 2e",
      "Housing the family: Red – 1 young woman, 1 young man | – | 2 elders",
    ],
    ["tschukka", "remove red red1 b", "Naming who starves: Red – Red 1, "],
    ["tschukka", "choose green -", "Choosing spells: Green"],
    ["tschukka", "write blue twins@red1", "Handing in the sheet of spells: Blue – "],
    ["tschukka", "choose", "Choosing spells"],
  ])("of %s: %s", (game, move, words) => {
    expect(
      tellerOf(game)
        .move(move)
        .replaceAll(/[\u00a0\u202f]/g, " "),
    ).toContain(words);
  });

  it("is in the language of the page", () => {
    chooseLanguage("fr");
    expect(tellerOf("arriba").move("flip Ar")).toMatch(/^Retourner une carte\s: Coquille, rouge$/);
  });

  it("is sorted by its kind where there are several of one", () => {
    const [turned, other] = tellerOf("arriba").sorted(["flip Ar", "flip Bg", "asis"]);
    expect(turned).toMatchObject({
      sort: "Turning a card",
      moves: [["flip Ar", "Shell, red"], {}],
    });
    expect(other?.moves).toEqual([["asis", "Judging by the cards that lie open"]]);
  });
});

describe("typed lines", () => {
  it("count seats from 1, also inside a move", () => {
    expect(lineForBox(" 2  flip Ar ")).toBe("1 flip Ar");
    expect(lineForBox("chance lower 3", arriba.words.seatsFrom)).toBe("chance lower 2");
    expect(lineForBox("1 play L6a 1 3", coups_bas.words.seatsFrom)).toBe("0 play L6a 0 2");
    expect(lineForBox("1 20x29-38", top_totem.words.seatsFrom)).toBe("0 20x29-38");
    expect(lineForBox("chance deal @0.5 first:2 Ar Bg")).toBe("chance deal @0.5 first:1 Ar Bg");
  });

  it("name seats by their buttons", () => {
    expect(lineForBox("5 flip", {}, [1, 4])).toBe("1 flip");
    expect(lineForBox("chance deal @0.5 first:2", {}, [1, 4])).toBe("chance deal @0.5 first:0");
    expect(lineForBox("3 flip", {}, [1, 4])).toBeNull();
  });

  it("are refused where a number is that of no seat", () => {
    expect(lineForBox("0 flip")).toBeNull();
    expect(lineForBox("chance lower 0", arriba.words.seatsFrom)).toBeNull();
    expect(lineForBox("chance deal @0.5 first:0")).toBeNull();
    expect(lineForBox("chance settle")).toBe("chance settle");
  });
});

describe("a search", () => {
  it("finds words in any order, without accents and capitals", () => {
    expect(isFoundIn("rouge etoile", "Étoile de mer, rouge")).toBe(true);
    expect(isFoundIn("rouge bleu", "Étoile de mer, rouge")).toBe(false);
    expect(isFoundIn("", "anything")).toBe(true);
  });
});
