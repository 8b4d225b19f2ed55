import type { LinkView, View } from "../../contract/coups_bas";
import { SeatMark } from "../../kit/SeatMark";
import { useCountdown } from "../../kit/useCountdown";
import { isStill } from "../../shell/motion";
import { t } from "../../shell/texts";
import type { NameOf } from "../../shell/verdicts";
import { kindOf } from "./cards";
import { Emblem } from "./Emblem";
import { cardName, kindEffect, route } from "./names";
import { texts } from "./texts";

interface Props {
  view: View;
  nameOf: NameOf;
}

const NS_PER_MS = 1e6;

/** The cards that are being played, the last on top: it is settled first. */
export function Chain({ view, nameOf }: Props) {
  if (view.chain.length === 0 && view.window === null) return null;
  const newest = view.chain.length - 1;
  return (
    <section class="cb-chain" data-testid="chain" aria-label={texts.t("coups_bas-chain")}>
      {view.phase !== "opening" && view.window && (
        <Clock
          key={view.window.until_ns}
          lasts_ms={(view.window.until_ns - view.window.since_ns) / NS_PER_MS}
        />
      )}
      <ol>
        {[...view.chain].reverse().map((link, index) => (
          <Link key={newest - index} link={link} isNewest={index === 0} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  );
}

/** The time left, counted from the arrival of the message; the clock of the box decides. */
function Clock({ lasts_ms }: { lasts_ms: number }) {
  if (isStill.value) return <Seconds lasts_ms={lasts_ms} />;
  return (
    <span class="cb-clock" aria-hidden="true">
      <span style={{ animationDuration: `${Math.max(0, lasts_ms)}ms` }} />
    </span>
  );
}

/** The same in figures, for reduced motion. */
function Seconds({ lasts_ms }: { lasts_ms: number }) {
  const seconds = Math.ceil(useCountdown(lasts_ms / 1000));
  return (
    <p class="cb-seconds" role="timer">
      {t("ui-seconds-left", { seconds })}
    </p>
  );
}

function Link(props: { link: LinkView; isNewest: boolean; nameOf: NameOf }) {
  const { link, isNewest, nameOf } = props;
  const kind = kindOf(link.card);
  return (
    <li class={isNewest ? "is-newest" : undefined} data-card={link.card}>
      <span class="cb-face">{kind && <Emblem kind={kind} />}</span>
      <span class="cb-words">
        <span class="cb-link-line">
          <SeatMark seat={link.seat} size="small" />
          <strong lang="fr">{cardName(link.card)}</strong>
          {link.targets.length > 0 && <span>→ {route(link.targets, nameOf)}</span>}
        </span>
        {isNewest && kind && <span class="cb-effect">{kindEffect(kind)}</span>}
      </span>
    </li>
  );
}
