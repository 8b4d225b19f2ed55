import type { GameWords } from "../page";
import { animalName, environmentName, terrainName, totemName } from "./names";
import { texts } from "./texts";
import { ANIMALS, cellOf, ENVIRONMENTS, FACES } from "./tiles";

/** The words of moves: animals, terrains and tiles by name, cells by their two numbers. */
export const words: GameWords = {
  wordsOf: (move) => {
    const [verb = "", ...parts] = move.split(" ");
    // A whole map is no sentence, and a stamp no word.
    const said = verb === "lay" ? [] : parts.filter((part) => !part.startsWith("@"));
    return { verb, what: said.map(partInWords).join(", ") };
  },
};

function partInWords(part: string): string {
  if (part.includes(">")) return part.split(">").map(partInWords).join(" → ");
  if (/^-?\d+,-?\d+$/.test(part)) return `(${cellOf(part).join("; ")})`;
  if (/^[A-Z]\d/.test(part)) return part.replace(/^[A-Z]\d+/, terrainName(part));
  if (ENVIRONMENTS.some((name) => name === part)) return environmentName(part);
  if (FACES.some((name) => name === part)) return texts.t(`totemix-face-${part}`);
  if (ANIMALS.some((name) => name === part)) return animalName(part);
  if (part === "pile" || part === "nothing" || /^[a-z]+\d$/.test(part)) return totemName(part);
  return texts.find(`totemix-pay-${part}`) ?? part;
}
