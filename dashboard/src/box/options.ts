import type { Option } from "../contract/wire";
import type { OptionsHelp } from "../games/page";

export interface OptionGroup {
  key: string;
  options: Option[];
}

export type OptionValue = Option["default"];
export type Chosen = Readonly<Record<string, OptionValue>>;

/** The few options that matter first, then the rest by group; nothing is ever lost. */
export function arrange(
  options: readonly Option[],
  help: OptionsHelp,
): { shown: Option[]; more: OptionGroup[] } {
  const named = new Map(options.map((option) => [option.name, option]));
  const take = (names: readonly string[]): Option[] =>
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
export function changed(options: readonly Option[], chosen: Chosen): Chosen {
  const entries = options
    .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => [option.name, chosen[option.name]!] as const);
  return Object.fromEntries(entries);
}

/** A whole number inside the option's bounds, or null when the text is none. */
export function wholeIn(text: string, option: Option): number | null {
  const value = Number(text);
  const isInside = value >= option.low && value <= option.high;
  return text.trim() !== "" && Number.isInteger(value) && isInside ? value : null;
}
