import { texts } from "./texts";

/** The mark of an answer that decides without a second person. */
export function Enough() {
  return (
    <span class="ar-enough">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="stroke" d="M5 13 10 18 19 7" />
      </svg>
      <span class="sr-only">{texts.t("arriba-enough-mark")}</span>
    </span>
  );
}
