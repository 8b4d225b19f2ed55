import { bigOf, type TableProps } from "../page";
import { Chain } from "./Chain";
import { Now } from "./Now";
import { Totems } from "./Totems";
// The style sheets of the pages.
import "./index";
import "./big.css";

/** All totems, and below them the cards that are being played. */
function BigTable({ view, nameOf }: TableProps<"coups_bas">) {
  return (
    <div class="cb-page cb-big">
      <Totems view={view} me={null} nameOf={nameOf} />
      <Chain view={view} nameOf={nameOf} />
    </div>
  );
}

export default bigOf("coups_bas", Now, BigTable);
