import type { BoxInfo, Ticket } from "../contract/wire";
import { t } from "../shell/texts";
import { hostTable } from "../wire/http";
import { HandOnButton } from "./HandOnButton";
import { rememberedName } from "./joining";

interface Props {
  box: BoxInfo | null;
  onTicket: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Whoever can hold two buttons at once sits at the table, and may host it. */
export function HoldToHost({ box, onTicket, onClose }: Props) {
  const name = rememberedName();
  const seconds = Math.ceil(box?.hold_s ?? 2);
  return (
    <HandOnButton
      title={t("ui-host-title")}
      wait={box?.in_play ? t("ui-host-wait") : t("ui-host-hold", { seconds })}
      failed={t("ui-host-failed")}
      wanted={{ seat: null, name }}
      claim={(request, device, signal) => hostTable({ request, name, device }, signal)}
      onTicket={onTicket}
      onClose={onClose}
      testid="hold-to-host"
    >
      <span class="hold-buttons">
        <span class="take-button" data-seat={0} />
        <span class="take-button" data-seat={1} />
      </span>
    </HandOnButton>
  );
}
