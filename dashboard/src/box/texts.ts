import en from "../../../seeds/box/host.en.ftl?raw";
import fr from "../../../seeds/box/host.fr.ftl?raw";
import { addTexts } from "../shell/texts";

// A phone that does not host never loads these.
addTexts({ fr, en });
