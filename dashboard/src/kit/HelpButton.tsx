import { t } from "../shell/texts";

/** The question mark in the head of a page. */
export function HelpButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={t("ui-help")}
      data-testid="help-button"
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="stroke" d="M8 9a4 4 0 1 1 6.2 3.3C12.8 13.2 12 14 12 15.5M12 19v.4" />
      </svg>
    </button>
  );
}
