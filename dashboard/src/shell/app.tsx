import { lazily } from "./lazily";
import { t } from "./texts";

const Phone = lazily(() => import("../phone/Phone").then((module) => module.Phone));
const BoxPage = lazily(() => import("../box/BoxPage").then((module) => module.BoxPage));
const HallPage = lazily(() => import("../hall/HallPage").then((module) => module.HallPage));

/** Three addresses, three pages: the virtual box, the hall, and for everything else the phone. */
export function App() {
  const path = location.pathname.replace(/\/$/, "");
  // Until the first text file is here there is nothing to say in any language.
  if (t("ui-title") === "") return null;
  if (path === "/box") return <BoxPage />;
  return path === "/hall" ? <HallPage /> : <Phone />;
}
