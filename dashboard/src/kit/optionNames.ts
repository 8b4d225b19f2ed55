import type { Texts } from "../shell/texts";

/** What a setting is about, in words. */
export function optionName(texts: Texts, option: string): string {
  return texts.find(`option-${option}`) ?? option.replaceAll("_", " ");
}

/** What one value of a setting means, in words. */
export function choiceName(texts: Texts, option: string, choice: string): string {
  const id = `option-${option}`;
  return texts.find(id, {}, choice) ?? texts.find(`${id}-${choice}`) ?? choice.replaceAll("_", " ");
}
