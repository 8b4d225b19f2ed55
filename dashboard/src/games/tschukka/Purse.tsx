import { Icon } from "./Icon";
import { costOf } from "./spells";
import { texts } from "./texts";

interface Props {
  pole: number;
  birds: number;
  spells: number;
}

/** What the spells cost: totem pieces pay first and stay, then birds are given away. */
export function Purse({ pole, birds, spells }: Props) {
  const cost = costOf(spells, pole);
  return (
    <div class="tk-purse" data-testid="purse" data-free={cost.free} data-birds={cost.birds}>
      <div class="tk-pips" aria-hidden="true">
        {Array.from({ length: pole }, (_, index) => (
          <Icon key={index} name="piece" class={index < cost.free ? "is-used" : ""} />
        ))}
        {Array.from({ length: birds }, (_, index) => (
          <Icon key={`b${index}`} name="bird" class={index < cost.birds ? "is-spent" : ""} />
        ))}
      </div>
      <p aria-live="polite">
        {texts.t("tschukka-purse", { spells, free: cost.free, birds: cost.birds })}
      </p>
    </div>
  );
}
