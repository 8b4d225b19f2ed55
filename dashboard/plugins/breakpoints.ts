import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DEFINED = /@custom-media (--[\w-]+) (\([^;]+\));/g;
const QUERY = /@(?:media|container)[^{]*/g;
const USED = /\((--[\w-]+)\)/g;

/** Writes widths for their names into media and container queries, in which CSS has no variables. */
export function breakpoints(file: URL): Plugin {
  const widths = new Map(
    [...readFileSync(file, "utf8").matchAll(DEFINED)].map(([, name, width]) => [name, width]),
  );
  return {
    name: "totembox-breakpoints",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".css")) return null;
      const code = source.replace(QUERY, (query) =>
        query.replace(USED, (_, name: string) => {
          const width = widths.get(name);
          if (width === undefined) throw new Error(`${id}: there is no breakpoint ${name}`);
          return width;
        }),
      );
      return { code, map: null };
    },
  };
}
