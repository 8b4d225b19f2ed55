import { t } from "../shell/texts";
import type { Feed } from "../wire/feed";

/** A mark while a move of this phone is accepted, but not yet on the disk of the box. */
export function NotKeptMark({ feed }: { feed: Feed }) {
  if (!feed.isUnkept.value) return null;
  return (
    <span class="practice" role="status" data-testid="not-kept" title={t("ui-not-kept-note")}>
      {t("ui-not-kept")}
    </span>
  );
}
