import { HallPage } from "../hall/HallPage";
import { show } from "../shell/show";

show(HallPage);
