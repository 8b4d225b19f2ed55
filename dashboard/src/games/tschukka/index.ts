import { pagesOf } from "../page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import { words } from "./words";
import "./tschukka.css";
import "./faces.css";
import "./housing.css";
import "./magic.css";
import "./reveals.css";
import "./village.css";
import "./reports.css";
import "./ends.css";

export default pagesOf("tschukka", {
  SeatPage,
  PublicPage,
  HostPage,
  words,
  options: {
    important: ["chance", "spells", "meal", "village", "totem_a", "totem_b"],
    groups: [
      { key: "start", names: ["families", "first_family", "two_seats"] },
      { key: "housing", names: ["empty_huts", "free_discard", "people_limit", "bird_limit"] },
      {
        key: "magic",
        names: [
          "spell_targets",
          "reveal",
          "spell_stack",
          "youth_chooser",
          "youth_stack",
          "youth_compulsory",
        ],
      },
      { key: "meal", names: ["repas_b_victim_votes", "two_seat_meals"] },
      {
        key: "fate",
        names: [
          "children_save_family",
          "checks",
          "extinct_assets",
          "extinct_spells",
          "village_pole",
          "elder_penalty",
        ],
      },
      {
        key: "totem",
        names: ["rank_extinct", "consolation_3p", "totem_b_four", "totem_b_3p", "own_tie"],
      },
    ],
  },
});
