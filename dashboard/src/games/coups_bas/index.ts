import { pagesOf } from "../page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import { isSameMoment } from "./situation";
import { words } from "./words";
import "./coups_bas.css";
import "./totems.css";
import "./sizes.css";
import "./tiles.css";
import "./ends.css";

export default pagesOf("coups_bas", {
  SeatPage,
  PublicPage,
  HostPage,
  words,
  isSameMoment,
  options: {
    important: ["deck", "target", "rounds", "teams"],
    groups: [
      {
        key: "course",
        names: [
          "scoring",
          "stopping",
          "partners",
          "first_player",
          "starter",
          "again",
          "hand_limit",
          "discards",
        ],
      },
      {
        key: "answers",
        names: [
          "window_ms",
          "answer_ms",
          "answer_time",
          "dead_heat_us",
          "reopen_window",
          "after_misstep",
        ],
      },
      {
        key: "cards",
        names: [
          "entering",
          "prankster",
          "bison_on_one",
          "bison_turtle",
          "idle_low_blow",
          "dry_draws",
          "own_totem",
          "own_protection",
          "coyote_on_nothing",
          "wolf_on_nothing",
          "lynx_at_once",
          "cancelled_lynx",
        ],
      },
      { key: "ends", names: ["gift_sixth", "arrive", "last_turn"] },
    ],
  },
});
