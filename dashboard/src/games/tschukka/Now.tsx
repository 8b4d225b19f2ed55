import { useEffect, useRef } from "preact/hooks";
import { language } from "../../shell/language";
import { listed, type NameOf } from "../../shell/verdicts";
import { FamilyMark } from "./FamilyMark";
import { familyName, hutName, phaseName } from "./names";
import { PhaseStrip } from "./PhaseStrip";
import { situationOf } from "./situation";
import { texts } from "./texts";
import { familyOf, type TschukkaView } from "./view";

interface Props {
  view: TschukkaView;
  me: number | null;
  nameOf: NameOf;
}

const TURN_BUZZ_MS = 40;

/** The banner: what the table waits for, in plain words, and where the round stands. */
export function Now({ view, me, nameOf }: Props) {
  const { key, isMine, families } = situationOf(view, me);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMine) callOver(banner.current);
  }, [key, families.join()]);
  const owners = families.map((family) => familyOf(view, family)?.seat ?? 0);
  const args = {
    families: listed(families.map(familyName), language.value),
    names: listed([...new Set(owners)].map(nameOf), language.value),
    count: families.length,
    phase: phaseName(view.phase),
    hungry: view.hungry ? familyName(view.hungry) : "",
    missing: view.missing,
    hut: view.youth_hut ? hutName(view.youth_hut) : "",
  };
  const hint = texts.find(key, args, "hint");
  return (
    <header ref={banner} class={isMine ? "tk-now tk-now-mine" : "tk-now"}>
      <div
        class="tk-now-line"
        role="status"
        aria-live="polite"
        data-testid="banner"
        data-phase={view.phase}
        data-mine={isMine}
      >
        {families.length > 0 && (
          <span class="tk-now-marks">
            {families.map((family) => (
              <FamilyMark key={family} family={family} />
            ))}
          </span>
        )}
        <span class="tk-now-text">
          <strong>{texts.t(key, args)}</strong>
          {hint && <span>{hint}</span>}
        </span>
      </div>
      <PhaseStrip view={view} />
    </header>
  );
}

/** Brings somebody back who was looking at the village when the turn came. */
function callOver(banner: HTMLElement | null): void {
  banner?.scrollIntoView?.({ block: "nearest" });
  // Browsers complain about a buzz before the first tap on the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TURN_BUZZ_MS);
}
