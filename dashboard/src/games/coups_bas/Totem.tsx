import type { SeatView } from "../../contract/coups_bas";
import { SeatMark } from "../../kit/SeatMark";
import { FLOORS, kindOf } from "./cards";
import { Emblem, Sign } from "./Emblem";
import { headName } from "./names";
import { texts } from "./texts";

interface Props {
  seat: number;
  shown: SeatView;
  name: string;
  partner: string | null;
  isActive: boolean;
  isTarget: boolean;
  /** Which of the named targets this is, counted from 1. */
  step: number | null;
  onTap?: () => void;
}

/** One totem: its floors from below, the head that works on top, and what it keeps away. */
export function Totem(props: Props) {
  const { seat, shown, isActive, isTarget, step } = props;
  const marks = [isActive && "is-active", isTarget && "is-target", step !== null && "is-picked"];
  const shared = {
    class: ["cb-totem", ...marks].filter(Boolean).join(" "),
    "data-seat": seat,
    "data-testid": `totem-${seat}`,
    "data-floors": shown.totem.length,
  };
  const canTap = isTarget || step !== null;
  return (
    <li>
      {canTap ? (
        <button type="button" {...shared} aria-pressed={step !== null} onClick={props.onTap}>
          <Inside {...props} />
        </button>
      ) : (
        <div {...shared}>
          <Inside {...props} />
        </div>
      )}
    </li>
  );
}

/** What is drawn is said in one sentence; the rest is said as it stands there. */
function Inside(props: Props) {
  const { seat, shown, name, isTarget, step } = props;
  return (
    <>
      <span class="sr-only">{totemLabel(props)}</span>
      <span class="cb-owner" aria-hidden="true">
        <SeatMark seat={seat} size="small" />
        <span class="name">{name}</span>
      </span>
      {(isTarget || step !== null) && (
        <span class="cb-flag">
          {step === null ? texts.t("coups_bas-target") : texts.t("coups_bas-picked", { step })}
        </span>
      )}
      <Floors totem={shown.totem} />
      <Top shown={shown} />
      <span class="cb-facts">
        <span aria-hidden="true" data-testid={`hand-${seat}`}>
          {texts.t("coups_bas-hand-count", { count: shown.hand })}
        </span>
        {shown.passed && <span>{texts.t("coups_bas-passed")}</span>}
        {props.partner && <span>{texts.t("coups_bas-with", { name: props.partner })}</span>}
      </span>
    </>
  );
}

function Floors({ totem }: { totem: readonly string[] }) {
  return (
    <span class="cb-floors" aria-hidden="true">
      {Array.from({ length: Math.max(FLOORS, totem.length) }, (_, floor) => {
        const kind = kindOf(totem[floor] ?? "");
        const isTop = floor === totem.length - 1;
        return (
          <span key={floor} class={`cb-floor${kind ? "" : " is-empty"}${isTop ? " is-top" : ""}`}>
            {kind && <Emblem kind={kind} />}
          </span>
        );
      })}
    </span>
  );
}

/** The head on top by name; a shield says in words too what it protects from. */
function Top({ shown }: { shown: SeatView }) {
  const kind = kindOf(shown.totem.at(-1) ?? "");
  return (
    <span class="cb-top" aria-hidden="true">
      <strong>{kind ? headName(kind) : texts.t("coups_bas-empty")}</strong>
      {shown.guard && (
        <span class="cb-guard">
          <Sign icon={`guard-${shown.guard}`} />
          {texts.t(`coups_bas-guard-${shown.guard}`)}
        </span>
      )}
    </span>
  );
}

function totemLabel({ shown, name }: Props): string {
  const kind = kindOf(shown.totem.at(-1) ?? "");
  return texts.t("coups_bas-totem-of", {
    name,
    count: shown.totem.length,
    top: kind ? headName(kind) : texts.t("coups_bas-empty"),
    guard: shown.guard ?? "none",
    hand: shown.hand,
  });
}
