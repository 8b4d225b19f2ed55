import { Banner } from "../../kit/play/Banner";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { situationOf } from "./situation";
import { texts } from "./texts";
import type { ArribaView } from "./view";

interface Props {
  view: ArribaView;
  me: number | null;
  nameOf: NameOf;
}

/** The banner: what is going on, in plain words, and loud when hands must move. */
export function Now({ view, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, me);
  const seconds = Math.round(view.countdown_ms / 1000);
  const args = { seats: listedNames(seats, nameOf), count: seats.length, seconds };
  return (
    <Banner
      tone={tone}
      seats={seats}
      title={texts.t(key, args)}
      hint={texts.find(key, args, "hint")}
      news={`${key} ${tone}`}
      phase={view.phase}
    />
  );
}
