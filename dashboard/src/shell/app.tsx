import { lazily } from "./lazily";
import { t } from "./texts";

const Phone = lazily(() => import("../phone/Phone").then((module) => module.Phone));
const BoxPage = lazily(() => import("../box/BoxPage").then((module) => module.BoxPage));

/** Two addresses, two pages: `/box` is the virtual box, everything else is the phone. */
export function App() {
  const isBox = location.pathname.replace(/\/$/, "") === "/box";
  // Until the first text file is here there is nothing to say in any language.
  if (t("ui-title") === "") return null;
  return isBox ? <BoxPage /> : <Phone />;
}
