import type { MoveMade } from "../../contract/wire";
import { t } from "../../shell/texts";
import type { NameOf } from "../../shell/verdicts";

/** Who made a move: a person, or the table where people entered what chance brought. */
export const actorName = (seat: MoveMade["seat"], nameOf: NameOf): string =>
  seat === "chance" ? t("ui-actor-table") : nameOf(seat);
