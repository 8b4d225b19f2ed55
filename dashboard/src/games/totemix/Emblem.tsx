const files = import.meta.glob<Record<string, { path: string }>>(
  "../../../../seeds/totemix/shapes.toml",
  { eager: true, import: "default" },
);
const shapes = Object.values(files)[0]!;

/** The drawing of an environment or an animal on a square of 100. */
export const pathOf = (name: string): string => shapes[name]!.path;

/** An environment or an animal as a small picture beside a text that names it. */
export function Emblem({ name }: { name: string }) {
  return (
    <svg class="tx-emblem" viewBox="-4 -4 108 108" aria-hidden="true" data-name={name}>
      <path d={pathOf(name)} fill-rule="evenodd" />
    </svg>
  );
}
