import { Texts } from "../shell/texts";

export const texts = new Texts("camera");
