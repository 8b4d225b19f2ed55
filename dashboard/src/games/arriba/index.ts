import { pagesOf } from "../page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import { isSameQuestion, isSameTurn } from "./sayings";
import { words } from "./words";
import "./card.css";
import "./arriba.css";
import "./picker.css";
import "./photo.css";
import "./scores.css";
import "./wide.css";
import "./ask.css";
import "./judged.css";

export default pagesOf("arriba", {
  SeatPage,
  PublicPage,
  HostPage,
  words,
  isSameMoment: (before, now) => isSameQuestion(before, now) || isSameTurn(before, now),
  options: {
    important: ["deck", "rounds", "flip_by", "announce"],
    groups: [
      {
        key: "timing",
        names: [
          "tempo_ms",
          "look_ms",
          "grab_timeout_ms",
          "flip_delay_ms",
          "countdown_ms",
          "lockout_ms",
        ],
      },
      { key: "photo", names: ["dead_heat_us", "dead_heat", "heat_outsider"] },
      {
        key: "mistakes",
        names: [
          "outsider",
          "early",
          "turning_press",
          "late_hands",
          "anticipation_ms",
          "idle_press",
          "card_order",
        ],
      },
      {
        key: "matches",
        names: [
          "hold_on_match",
          "several_matches",
          "two_duels",
          "sharing",
          "taken_order",
          "last_match",
        ],
      },
      {
        key: "specials",
        names: [
          "specials",
          "totem_without_pile",
          "after_totem",
          "two_totems",
          "after_head",
          "head_signal",
          "countdown_press",
        ],
      },
      { key: "rounds", names: ["first_player", "next_first", "centre_at_end", "two_seats"] },
    ],
  },
});
