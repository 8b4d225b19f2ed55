import { pagesOf } from "../page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import { words } from "./words";
import "./top_totem.css";
import "./board.css";

export default pagesOf("top_totem", {
  SeatPage,
  PublicPage,
  HostPage,
  words,
  options: {
    important: ["start", "rounds", "first"],
    groups: [
      {
        key: "moves",
        names: ["enclosure_walk", "chain", "captures", "border_captures", "rider_entry"],
      },
      { key: "calls", names: ["top_names", "top_rider"] },
      { key: "ends", names: ["win_test", "totem_top", "quiet_turns", "repetitions"] },
      { key: "help", names: ["analysis", "analysis_when"] },
    ],
  },
});
