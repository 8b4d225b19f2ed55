import { effect, signal } from "@preact/signals";
import type { TableSeat } from "../contract/wire";

export type Language = NonNullable<TableSeat["language"]>;

const STORED = "totembox.language";

export const LANGUAGES: readonly Language[] = ["fr", "en"];
export const LANGUAGE_NAMES: Record<Language, string> = { fr: "Français", en: "English" };

export const language = signal<Language>(firstLanguage());

effect(() => {
  document.documentElement.lang = language.value;
});

/** Takes the person's choice and remembers it on this device. */
export function chooseLanguage(choice: Language): void {
  localStorage.setItem(STORED, choice);
  language.value = choice;
}

let isFixed = false;

/** Shows the page in this language, whatever is chosen elsewhere on this device. */
export function fixLanguage(choice: Language): void {
  isFixed = true;
  language.value = choice;
}

// All pages of one device speak the language that was chosen last on any of them.
addEventListener("storage", ({ key }) => {
  if (key === STORED && !isFixed) language.value = firstLanguage();
});

function firstLanguage(): Language {
  const wish = localStorage.getItem(STORED) ?? navigator.language;
  return wish.toLowerCase().startsWith("fr") ? "fr" : "en";
}
