import { useEffect, useState } from "preact/hooks";
import { language } from "../shell/language";
import { startAnew } from "../shell/startAnew";
import { loadTexts } from "../shell/texts";
import { GAMES, type GameModule } from "./index";

/** The module of a game: undefined while it loads, null when this page does not know it. */
export function useGame(name: string | null): GameModule | null | undefined {
  const [loaded, setLoaded] = useState<{ name: string; module: GameModule } | null>(null);
  const load = name === null ? undefined : GAMES[name];
  useEffect(() => {
    if (name === null || !load) return;
    // A page without its words would be laid out twice.
    Promise.all([load(), loadTexts(name, language.peek())]).then(
      ([module]) => setLoaded({ name, module }),
      startAnew,
    );
  }, [name]);
  if (!load) return null;
  return loaded?.name === name ? loaded.module : undefined;
}
