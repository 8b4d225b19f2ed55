import { useEffect, useState } from "preact/hooks";
import { language } from "../shell/language";
import { startAnew } from "../shell/startAnew";
import { loadTexts } from "../shell/texts";
import { guardedPages } from "./guarded";
import type { GameModule } from "./page";

/** The pages of every game that has its own, found by its name and fetched when it is played. */
const PAGES = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** The pages of a game; undefined while they load, or while no game is played. */
export function useGame(name: string | null): GameModule | undefined {
  const [loaded, setLoaded] = useState<{ name: string; module: GameModule } | null>(null);
  useEffect(() => {
    if (name === null) return;
    // A page without its texts would be laid out twice.
    Promise.all([load(name), loadTexts(name, language.peek())]).then(
      ([module]) => setLoaded({ name, module: guardedPages(module) }),
      startAnew,
    );
  }, [name]);
  return loaded?.name === name ? loaded?.module : undefined;
}

const load = (name: string): Promise<GameModule> =>
  PAGES[`./${name}/index.ts`]?.() ?? import("../default_page").then((module) => module.default);
