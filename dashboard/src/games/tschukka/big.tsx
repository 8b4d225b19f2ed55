import { bigOf, type TableProps } from "../page";
import { Now } from "./Now";
import { Race } from "./Race";
import { Village } from "./Village";
// The style sheets of the pages.
import "./index";
import "./big.css";

/** The race of the totem poles, and every family with its huts. */
function BigTable({ view, nameOf }: TableProps<"tschukka">) {
  return (
    <div class="tk tk-big" data-count={view.families.length}>
      <Race view={view} />
      <Village view={view} me={null} nameOf={nameOf} />
    </div>
  );
}

export default bigOf("tschukka", Now, BigTable);
