import type { GameWords } from "../page";
import { counted, familyName, hutName, kindName, spellName } from "./names";
import { kindOf } from "./people";
import { spellOf } from "./spells";

/** The words of moves: the family first, then its huts, spells and people. */
export const words: GameWords = {
  wordsOf: (move) => {
    const [verb = "", family = "", ...parts] = move.split(" ");
    const said = parts.filter((part) => part !== "-" || isOfHuts(verb));
    const rest = said.map((part) => partInWords(verb, part)).join(isOfHuts(verb) ? " | " : ", ");
    const name = family === "" ? "" : familyName(family);
    return { verb, what: rest === "" ? name : `${name} – ${rest}` };
  },
};

const isOfHuts = (verb: string): boolean => ["house", "born", "recount"].includes(verb);

function partInWords(verb: string, part: string): string {
  if (isOfHuts(verb)) return groupInWords(part);
  if (/^[a-z]+\d$/.test(part)) return hutName(part);
  if (part.length === 1) return letterInWords(part);
  const [spell = "", hut] = part.split("@");
  const name = spellName(spellOf(spell));
  return hut ? `${name} → ${hutName(hut)}` : name;
}

function letterInWords(letter: string): string {
  const kind = kindOf(letter);
  return kind ? kindName(kind) : letter;
}

/** So many of each kind: `2w1m` is "2 young women, 1 young man". */
const groupInWords = (group: string): string =>
  [...group.matchAll(/(\d+)([a-zA-Z])/g)]
    .map(([, count, letter]) => counted(kindOf(letter!) ?? letter!, Number(count)))
    .join(", ") || "–";
