import { iconOf, isHead, type Kind } from "./cards";
import { Emblem, Sign } from "./Emblem";
import { kindEffect, kindMeaning, kindName } from "./names";
import { texts } from "./texts";

interface Props {
  kind: Kind;
  testid: string;
  count?: number;
  isChosen?: boolean;
  isDim?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

/** A card as a tile that can be read across the hand: emblem, printed name, effect in a line. */
export function CardTile(props: Props) {
  const look = isHead(props.kind) ? "cb-head" : "cb-blow";
  return (
    <button
      type="button"
      class={`cb-tile ${look}${props.isDim ? " cb-dim" : ""}`}
      aria-pressed={props.isChosen ?? false}
      disabled={props.disabled}
      data-testid={props.testid}
      onClick={props.onClick}
    >
      <span class="cb-face">
        <Emblem kind={props.kind} />
      </span>
      <CardWords kind={props.kind} />
      {(props.count ?? 1) > 1 && (
        <b
          class="cb-count"
          role="img"
          aria-label={texts.t("coups_bas-copies", { count: props.count! })}
        >
          ×{props.count}
        </b>
      )}
    </button>
  );
}

function CardWords({ kind }: { kind: Kind }) {
  const meaning = kindMeaning(kind);
  const icon = iconOf(kind);
  return (
    <span class="cb-words">
      <span class="cb-name">
        <strong lang="fr">{kindName(kind)}</strong>
        {meaning && <span class="cb-means">{meaning}</span>}
        {icon && <Sign icon={icon} />}
      </span>
      <span class="cb-effect">{kindEffect(kind)}</span>
    </span>
  );
}
