import { Phone } from "../phone/Phone";
import { heardEarly } from "../phone/useBox";
import { offerAsApp } from "../shell/installing";
import { show } from "../shell/show";

void heardEarly.then(() => show(Phone));
offerAsApp();
