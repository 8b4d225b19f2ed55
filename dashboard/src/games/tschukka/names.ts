import { ownerOf } from "./families";
import type { Kind } from "./people";
import type { Spell } from "./spells";
import { texts } from "./texts";

export const familyName = (family: string): string => texts.t(`tschukka-family-${family}`);
export const familyLetter = (family: string): string => texts.t(`tschukka-family-${family}-letter`);

/** The hut in words: "Red 2". */
export const hutName = (hut: string): string =>
  texts.t("tschukka-hut-of", { family: familyName(ownerOf(hut)), hut: hutNumber(hut) });

/** The number of a hut within its family, as people count. */
export const hutNumber = (hut: string): string => hut.slice(-1);

export const kindName = (kind: Kind): string => texts.t(`tschukka-kind-${wordOf(kind)}`);
export const spellName = (spell: Spell): string => texts.t(`tschukka-spell-${wordOf(spell)}`);
export const spellHint = (spell: Spell): string =>
  texts.find(`tschukka-spell-${wordOf(spell)}`, {}, "hint") ?? "";

/** So many of a kind in words: "2 young women", "1 bird". */
export const counted = (kind: string, count: number): string =>
  texts.t(`tschukka-count-${wordOf(kind)}`, { count });

export const phaseName = (phase: string): string => texts.t(`tschukka-phase-${phase}`);

// Fluent allows underscores too, but ids with one sort of joint are easier to find.
const wordOf = (name: string): string => name.replaceAll("_", "-");
