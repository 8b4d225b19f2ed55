import { signal } from "@preact/signals";
import { language } from "../shell/language";
import { findText, t } from "../shell/texts";
import type { Answer } from "../wire/commands";
import { Refused } from "../wire/http";
import { announce } from "./announce";

const SHOWN_MS = 5000;
const notice = signal<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string): void {
  clearTimeout(timer);
  notice.value = text;
  announce(text);
  timer = setTimeout(() => (notice.value = null), SHOWN_MS);
}

/** Shows a refused reply in the person's language; an accepted one shows nothing. */
export function notifyRefusal(answer: Answer): void {
  const text = refusalText(answer);
  if (text !== null) notify(text);
}

/** Shows why a request failed: what the box says, or that it says nothing. */
export function notifyFailure(error: unknown): void {
  const problem = error instanceof Refused ? error.problem : null;
  notify(problem?.text[language.value] || t("ui-box-silent"));
}

/** Why a reply was refused, in the person's language; null if it was accepted. */
export function refusalText({ illegal, problem }: Answer): string | null {
  if (illegal) return illegal.text[language.value] || t("ui-refused");
  if (!problem) return null;
  return problem.text[language.value] || findText(`ui-${problem.key}`) || problem.key;
}

/** The last toast; a tap or a timeout removes it. */
export function Toast() {
  const shown = notice.value;
  if (shown === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology; it disappears after a timeout.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div class="toast" data-testid="toast" onClick={() => (notice.value = null)}>
      <span>{shown}</span>
    </div>
  );
}
