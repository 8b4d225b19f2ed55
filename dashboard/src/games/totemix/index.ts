import type { GameModule } from "../index";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import type { TotemixView } from "./view";
import "./totemix.css";
import "./map.css";
import "./totem.css";

export const totemix: GameModule = {
  SeatPage,
  PublicPage,
  HostPage,
  // In the free rhythm others act all the time; what was tapped still means the same.
  isSameMoment: (before, now) =>
    (before as TotemixView).wait.what === (now as TotemixView).wait.what,
  options: {
    important: ["goal", "first_game", "chance", "enfer", "chrono"],
    groups: [
      { key: "clocks", names: ["gentle_minutes", "nasty_minutes"] },
      { key: "goals", names: ["himalaya", "lost_tiles", "numbers"] },
      {
        key: "powers",
        names: [
          "solo_cap",
          "cleaning",
          "clean_on_growth",
          "oryx",
          "oryx_together",
          "eagle_returns",
          "panther_new",
        ],
      },
      { key: "terrain", names: ["cuts", "zones", "buried", "victim_again", "start_polluted"] },
      { key: "cubes", names: ["roll_cost", "dice_count", "dice_never_drop", "refill", "shed_cube"] },
    ],
  },
};
