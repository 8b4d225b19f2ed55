import { render } from "preact";
import { followArrows } from "./kit/arrows";
import { App } from "./shell/app";
import "./shell/motion";
import "./shell/theme";
import "./style/theme.css";
import "./style/page.css";
import "./style/kit.css";
import "./style/notices.css";
import "./style/seats.css";

document.addEventListener("keydown", followArrows);
render(<App />, document.getElementById("app")!);
