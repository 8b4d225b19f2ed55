import { useEffect, useState } from "preact/hooks";
import { language } from "../shell/language";
import { startAnew } from "../shell/startAnew";
import { loadTexts } from "../shell/texts";
import type { Feed } from "../wire/feed";
import { guardedPages } from "./guarded";
import type { GameModule } from "./page";

/** The pages of every game that has its own, found by its name and fetched when it is played. */
const PAGES = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

const ERROR_AT_MOST = 2000;

/**
 * The pages of a game; undefined while they load, or while no game is played.
 * The box is told over the feed of a page that fails.
 */
export function useGame(name: string | null, feed?: Feed): GameModule | undefined {
  const [loaded, setLoaded] = useState<{ name: string; module: GameModule } | null>(null);
  useEffect(() => {
    if (name === null) return;
    const report = (error: unknown) => void feed?.ask({ do: "page_failed", error: said(error) });
    // A page without its texts would be laid out twice.
    Promise.all([load(name), loadTexts(name, language.peek())]).then(
      ([module]) => setLoaded({ name, module: guardedPages(module, report) }),
      startAnew,
    );
  }, [name]);
  return loaded?.name === name ? loaded?.module : undefined;
}

/** The error with its stack, which only some browsers begin with the error itself. */
const said = (error: unknown): string =>
  `${error}\n${error instanceof Error ? error.stack : ""}`.slice(0, ERROR_AT_MOST);

const load = (name: string): Promise<GameModule> =>
  PAGES[`./${name}/index.ts`]?.() ?? import("../default_page").then((module) => module.default);
