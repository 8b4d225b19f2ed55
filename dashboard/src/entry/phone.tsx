import { Phone } from "../phone/Phone";
import { heardEarly } from "../phone/useBox";
import { show } from "../shell/show";

void heardEarly.then(() => show(Phone));
