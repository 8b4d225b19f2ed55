import { render, type ComponentType } from "preact";
import { followArrows } from "../kit/arrows";
import "./motion";
import "./theme";
import "../style/theme.css";
import "../style/page.css";
import "../style/kit.css";
import "../style/notices.css";
import "../style/seats.css";

/** Shows one page of the house; each has an address and a file of its own, and loads no other's. */
export function show(Page: ComponentType): void {
  document.addEventListener("keydown", followArrows);
  render(<Page />, document.getElementById("app")!);
}
