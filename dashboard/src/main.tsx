import { render } from "preact";
import { App } from "./shell/app";
import "./shell/theme";
import "./style/theme.css";
import "./style/page.css";
import "./style/kit.css";
import "./style/notices.css";
import "./style/seats.css";

render(<App />, document.getElementById("app")!);
