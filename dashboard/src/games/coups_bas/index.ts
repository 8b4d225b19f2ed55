import type { GameModule } from "../index";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import "./coups_bas.css";
import "./totems.css";
import "./tiles.css";
import "./ends.css";

export const coupsBas: GameModule = {
  SeatPage,
  PublicPage,
  HostPage,
  options: {
    important: ["deck", "target", "rounds", "teams"],
    groups: [
      { key: "course", names: ["scoring", "starter"] },
      {
        key: "answers",
        names: ["window_ms", "answer_ms", "dead_heat_us", "reopen_window", "after_misstep"],
      },
      {
        key: "cards",
        names: [
          "entering",
          "prankster",
          "bison_on_one",
          "idle_low_blow",
          "own_totem",
          "own_protection",
          "coyote_on_nothing",
          "wolf_on_nothing",
          "cancelled_lynx",
        ],
      },
      { key: "ends", names: ["gift_sixth", "arrive"] },
    ],
  },
};
