import { type ComponentType, render } from "preact";
import { followArrows } from "../kit/arrows";
import "./motion";
import "./theme";
import "../style/theme.css";
import "../style/page.css";
import "../style/kit.css";
import "../style/notices.css";
import "../style/seats.css";

/** Renders one of the pages; each has its own address and script. */
export function show(Page: ComponentType): void {
  document.addEventListener("keydown", followArrows);
  render(<Page />, document.getElementById("app")!);
}
