import { computed, signal } from "@preact/signals";

export type Layer = symbol;

/** The page itself, below all sheets. */
export const PAGE: Layer = Symbol("page");

const sheets = signal<readonly Layer[]>([]);

/** The layer that people can reach: a browser shuts off all that lies below a modal sheet. */
export const topLayer = computed(() => sheets.value.at(-1) ?? PAGE);

/** Puts a sheet on top; what is returned takes it away again. */
export function raise(sheet: Layer): () => void {
  sheets.value = [...sheets.value, sheet];
  return () => {
    sheets.value = sheets.value.filter((one) => one !== sheet);
  };
}
