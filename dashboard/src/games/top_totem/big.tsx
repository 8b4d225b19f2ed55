import { bigOf, type TableProps } from "../page";
import { Board } from "./Board";
import { Now } from "./Now";
import { arrowOf } from "./plays";
import { Side } from "./Sides";
// The style sheets of the pages.
import "./index";
import "./big.css";

const SIDES = [0, 1] as const;

/** The board as high as the screen, and beside it who waits in the camps. */
function BigTable({ view, nameOf, analysis }: TableProps<"top_totem">) {
  return (
    <div class="tt-big">
      <Board view={view} me={null} arrow={arrowOf(analysis)} />
      <div class="tt-big-sides">
        {SIDES.map((seat) => (
          <Side key={seat} view={view} seat={seat} nameOf={nameOf} />
        ))}
      </div>
    </div>
  );
}

export default bigOf("top_totem", Now, BigTable);
