import { type GameModule, NO_HELP } from "../games/page";
import { HostPage } from "./HostPage";
import { PublicPage, SeatPage } from "./pages";
import "./default_page.css";

/** The default pages, for games without their own: everything is shown in words. */
const pages: GameModule = {
  SeatPage,
  PublicPage,
  HostPage,
  options: NO_HELP,
  isSameMoment: () => false,
  words: {},
};

export default pages;
