import { lines } from "./announce";
import { type Layer, PAGE, topLayer } from "./layers";
import { Toast } from "./Toast";

/** The notices of one layer: shown as toasts, and announced to screen readers. */
export function Notices({ layer = PAGE }: { layer?: Layer }) {
  return (
    <>
      <div class="toasts" aria-hidden="true">
        {topLayer.value === layer && <Toast />}
      </div>
      <div class="sr-only" data-testid="announcer">
        <Spoken layer={layer} isUrgent={false} />
        <Spoken layer={layer} isUrgent />
      </div>
    </>
  );
}

function Spoken({ layer, isUrgent }: { layer: Layer; isUrgent: boolean }) {
  const said = lines.value.filter((line) => line.layer === layer && line.isUrgent === isUrgent);
  return (
    <div role="log" aria-live={isUrgent ? "assertive" : "polite"}>
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
