import type { AnyTableProps, BigModule } from "../games/page";
import { Texts } from "../shell/texts";
import { Now, phaseOf } from "./pages";
import "./default_page.css";

/** The table of any game in large: its phase in words; who plays and what was decided stand beside. */
function BigTable({ state }: AnyTableProps) {
  const words = new Texts(state.game);
  const phase = phaseOf(state);
  return (
    <div class="any-big" data-testid="any-big">
      <p class="any-big-phase">{words.find("word-phase", { phase }) ?? phase}</p>
      <p>{words.find("game-about")}</p>
    </div>
  );
}

const module: BigModule = { Now, BigTable };

export default module;
