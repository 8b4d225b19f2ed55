import { bigOf, type TableProps } from "../page";
import { Chrono } from "./Chrono";
import { HexMap } from "./HexMap";
import { Now } from "./Now";
import { Roll } from "./Roll";
import { Team } from "./Team";
import { texts } from "./texts";
// The style sheets of the pages.
import "./index";
import "./big.css";

/** The world as high as the screen, and beside it the goal, the throw and the animals. */
function BigTable({ view, nameOf }: TableProps<"totemix">) {
  const { name, distance, total } = view.goal;
  return (
    <div class="tx-page tx-big">
      <HexMap view={view} nameOf={nameOf} showsGoal={false} />
      <div class="tx-big-beside">
        <section class="tx-goal" data-testid="goal">
          <span class="tx-goal-text">
            <strong>{texts.t("totemix-goal", { goal: name })}</strong>
            <span>{texts.t("totemix-distance", { distance, total })}</span>
          </span>
        </section>
        {view.chrono && <Chrono chrono={view.chrono} />}
        {view.roll && <Roll roll={view.roll} nameOf={nameOf} />}
        <Team view={view} me={null} nameOf={nameOf} />
      </div>
    </div>
  );
}

export default bigOf("totemix", Now, BigTable);
