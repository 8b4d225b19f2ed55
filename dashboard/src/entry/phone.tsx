import { Phone } from "../phone/Phone";
import { show } from "../shell/show";

show(Phone);
