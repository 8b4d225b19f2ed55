import type { OptionsHelp } from "../games";
import type { GameOption, OptionValue } from "../wire/protocol";

export interface OptionGroup {
  key: string;
  options: GameOption[];
}

export type Chosen = Readonly<Record<string, OptionValue>>;

/** The few options that matter first, then the rest by group; nothing is ever lost. */
export function arrange(
  options: readonly GameOption[],
  help: OptionsHelp,
): { shown: GameOption[]; more: OptionGroup[] } {
  const named = new Map(options.map((option) => [option.name, option]));
  const take = (names: readonly string[]): GameOption[] =>
    names.flatMap((name) => {
      const option = named.get(name);
      named.delete(name);
      return option ? [option] : [];
    });
  const shown = take(help.important);
  const more = help.groups.map(({ key, names }) => ({ key, options: take(names) }));
  const rest = { key: "other", options: [...named.values()] };
  return { shown, more: [...more, rest].filter((group) => group.options.length > 0) };
}

/** Only what differs from the defaults is sent, so that new defaults reach old pages. */
export function changed(options: readonly GameOption[], chosen: Chosen): Chosen {
  const entries = options
    .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => [option.name, chosen[option.name]!] as const);
  return Object.fromEntries(entries);
}

/** A whole number inside the option's bounds, or null when the text is none. */
export function wholeIn(text: string, option: GameOption): number | null {
  const value = Number(text);
  const isInside = value >= (option.low ?? 0) && value <= (option.high ?? Number.MAX_SAFE_INTEGER);
  return text.trim() !== "" && Number.isInteger(value) && isInside ? value : null;
}
