import { BoxPage } from "../box/BoxPage";
import { show } from "../shell/show";

show(BoxPage);
