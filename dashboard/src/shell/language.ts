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

function firstLanguage(): Language {
  const wish = localStorage.getItem(STORED) ?? navigator.language;
  return wish.toLowerCase().startsWith("fr") ? "fr" : "en";
}
