import { computed, signal } from "@preact/signals";

export type Layer = symbol;

/** The page itself, below all sheets. */
export const PAGE: Layer = Symbol("page");

const sheets = signal<readonly Layer[]>([]);

/** The top layer: a browser makes everything below a modal sheet inert. */
export const topLayer = computed(() => sheets.value.at(-1) ?? PAGE);

/** Puts a sheet on top; the returned function removes it. */
export function raise(sheet: Layer): () => void {
  sheets.value = [...sheets.value, sheet];
  return () => {
    sheets.value = sheets.value.filter((one) => one !== sheet);
  };
}
