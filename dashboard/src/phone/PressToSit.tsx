import type { BoxInfo, Ticket } from "../contract/wire";
import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";
import { joinSeat } from "../wire/http";
import { HandOnButton } from "./HandOnButton";
import type { Wish } from "./joining";

interface Props {
  wish: Wish;
  box: BoxInfo;
  onTicket: (ticket: Ticket) => void;
  onClose: () => void;
}

/** What to do now: press, hold in play, wait where a press is a move, or ask the host. */
export function wordsFor(box: BoxInfo, seat: number): string {
  if (box.move_buttons.includes(seat)) return "ui-sit-wait";
  const isOut = box.by_page.includes(seat);
  if (isOut) return box.in_play ? "ui-sit-page-hold" : "ui-sit-page";
  return box.in_play ? "ui-sit-hold" : "ui-sit-press";
}

/** A seat is given to a phone by a press of its own arcade button, whether free or taken. */
export function PressToSit({ wish, box, onTicket, onClose }: Props) {
  const seat = wish.seat + 1;
  const isTaken = box.seats.some((entry) => entry.seat === wish.seat && entry.joined);
  const seconds = Math.ceil(box.hold_s);
  return (
    <HandOnButton
      title={t(isTaken ? "ui-take-title" : "ui-sit-title", { seat })}
      wait={t(wordsFor(box, wish.seat), { seat, seconds })}
      failed={t("ui-sit-failed", { seat })}
      wanted={{ seat: wish.seat, name: wish.name }}
      claim={(request, device, signal) =>
        joinSeat({ ...wish, press: true, request, device }, signal)
      }
      onTicket={onTicket}
      onClose={onClose}
      testid="press-to-sit"
    >
      <span class="take-button" data-seat={wish.seat}>
        <SeatMark seat={wish.seat} size="large" />
      </span>
    </HandOnButton>
  );
}
