import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "dark" | "light";

const STORED = "totembox.theme";

export const THEMES: readonly Theme[] = ["auto", "dark", "light"];
export const theme = signal<Theme>((localStorage.getItem(STORED) as Theme | null) ?? "auto");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export function chooseTheme(choice: Theme): void {
  localStorage.setItem(STORED, choice);
  theme.value = choice;
}
