import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Turns an imported TOML file into a module whose default export is its table. */
export function toml(): Plugin {
  return {
    name: "totembox-toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}
