import { useEffect } from "preact/hooks";
import { useTitle } from "../kit/useTitle";
import { Waiting } from "../kit/Waiting";
import { startAnew } from "../shell/startAnew";
import { t } from "../shell/texts";

/** What the service worker shows in the place of a page that it cannot get, until it can. */
export function OfflinePage() {
  useTitle(t("ui-title"));
  useEffect(() => void startAnew(), []);
  return (
    <main class="join" data-testid="offline">
      <h1>{t("ui-title")}</h1>
      <p>{t("ui-unreachable")}</p>
      <Waiting />
      <p class="note">{t("ui-unreachable-how")}</p>
    </main>
  );
}
