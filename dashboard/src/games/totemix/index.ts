import { pagesOf } from "../page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import { words } from "./words";
import "./totemix.css";
import "./map.css";
import "./totem.css";

export default pagesOf("totemix", {
  SeatPage,
  PublicPage,
  HostPage,
  words,
  // In free play others act all the time; a tapped move stays valid.
  isSameMoment: (before, now) => before.wait.what === now.wait.what,
  options: {
    important: ["goal", "first_game", "chance", "enfer", "chrono"],
    groups: [
      { key: "pieces", names: ["map_by", "dice_by", "tiles_by"] },
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
      {
        key: "cubes",
        names: ["roll_cost", "dice_count", "dice_never_drop", "refill", "shed_cube"],
      },
    ],
  },
});
