import { Banner } from "../../kit/play/Banner";
import type { TableProps } from "../page";
import { sideName } from "./names";
import { situationOf } from "./situation";
import { texts } from "./texts";

type Props = Pick<TableProps<"top_totem">, "view" | "waiting" | "me" | "nameOf">;

/** The banner: whose turn it is, and a TOP! that is due. */
export function Now({ view, waiting, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, waiting, me);
  const args = {
    name: seats.map(nameOf).join(""),
    side: seats.map(sideName).join(""),
    round: view.round,
    rounds: view.rounds,
    piece: view.call?.piece ?? 0,
    victim: view.call?.victim ?? 0,
  };
  const id = `top_totem-now-${key}`;
  return (
    <Banner
      tone={tone}
      seats={seats}
      title={texts.t(id, args)}
      hint={texts.find(id, args, "hint")}
      news={`${key} ${view.board}`}
      phase={view.phase}
    />
  );
}
