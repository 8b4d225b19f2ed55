import { useEffect, useState } from "preact/hooks";
import { guarded } from "../games/guarded";
import type { BigModule } from "../games/page";
import { language } from "../shell/language";
import { startAnew } from "../shell/startAnew";
import { loadTexts } from "../shell/texts";

/** The big tables of the games that have one, found by the name of the game. */
const TABLES = import.meta.glob<BigModule>("../games/*/big.tsx", { import: "default" });

const any = (): Promise<BigModule> =>
  import("../default_page/big").then((module) => module.default);

/** What a game shows on the big screen; undefined while it loads, or while no game is played. */
export function useBigModule(name: string | null): BigModule | undefined {
  const [loaded, setLoaded] = useState<{ name: string; module: BigModule } | null>(null);
  useEffect(() => {
    if (name === null) return;
    const load = TABLES[`../games/${name}/big.tsx`] ?? any;
    Promise.all([load(), any(), loadTexts(name, language.peek())]).then(
      ([module, other]) => setLoaded({ name, module: guardedBig(module, other) }),
      startAnew,
    );
  }, [name]);
  return loaded?.name === name ? loaded?.module : undefined;
}

const guardedBig = (module: BigModule, other: BigModule): BigModule => ({
  Now: guarded(module.Now, other.Now, { saysSo: false }),
  BigTable: guarded(module.BigTable, other.BigTable, { saysSo: false }),
});
