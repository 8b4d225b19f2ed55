import { EntryDialog, HostEntries, HostEntry } from "../../kit/play/HostEntries";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../index";
import { useOpen } from "../useOpen";
import { Action, Foot } from "./Action";
import { texts } from "./texts";
import { Totems } from "./Totems";
import { useDraft } from "./useDraft";
import type { CoupsBasView, Mine } from "./view";

/** The host enters for somebody without a phone: all with real cards, else what shows none. */
export function HostPage({ view, moves, nameOf, play }: HostProps) {
  const shown = view as CoupsBasView | null;
  const seats = (shown?.seats ?? []).flatMap((_, seat) =>
    canEnter(moves[String(seat)]) ? [seat] : [],
  );
  const [open, setOpen] = useOpen(seats);
  if (shown === null || shown.phase === "over") return null;
  return (
    <HostEntries>
      {seats.map((seat) => (
        <HostButton key={seat} {...{ seat, moves, nameOf, play }} onOpen={() => setOpen(seat)} />
      ))}
      {needsPhone(shown, moves) && (
        <p class="note" data-testid="host-phone">
          {texts.t("coups_bas-host-phone", { name: nameOf(shown.active) })}
        </p>
      )}
      {open !== null && (
        <EntryDialog
          title={texts.t("coups_bas-host-enter", { name: nameOf(open) })}
          onClose={() => setOpen(null)}
        >
          <Entry key={open} {...{ view: shown, seat: open, moves, nameOf, play }} />
        </EntryDialog>
      )}
    </HostEntries>
  );
}

/** A press is made on the button itself: a stamp cannot be entered. */
const canEnter = (moves: readonly string[] = []): boolean =>
  moves.some((move) => !move.startsWith("buzz "));

/** Whether only the phone that shows the hand can go on: this screen stands amid the table. */
export const needsPhone = (view: CoupsBasView, moves: HostProps["moves"]): boolean =>
  view.deck === "box" &&
  (view.phase === "action" || view.phase === "shed") &&
  !canEnter(moves[String(view.active)]);

type ButtonProps = Omit<HostProps, "view"> & { seat: number; onOpen: () => void };

/** To let a card stand takes one tap; the rest needs a dialog. */
function HostButton({ seat, moves, nameOf, play, onOpen }: ButtonProps) {
  const isPass = moves[String(seat)]!.includes("pass");
  const key = isPass ? "coups_bas-host-pass" : "coups_bas-host-enter";
  return (
    <HostEntry
      mark={<SeatMark seat={seat} size="small" />}
      testid={`host-${isPass ? "pass" : "enter"}-${seat}`}
      onClick={() => (isPass ? play(seat, "pass") : onOpen())}
    >
      {texts.t(key, { name: nameOf(seat) })}
    </HostEntry>
  );
}

type EntryProps = Omit<HostProps, "view"> & { view: CoupsBasView; seat: number };

function Entry({ view, seat, moves, nameOf, play }: EntryProps) {
  const listed = moves[String(seat)] ?? [];
  const draft = useDraft(listed);
  const send = (move: string) => play(seat, move);
  const mine = countedHand(view, seat);
  const props = { view, me: seat, mine, moves: listed, draft, nameOf, play: send };
  if (view.deck === "box") return <OpenMoves {...props} />;
  return (
    <div class="cb cb-entry">
      {view.phase === "action" && <Totems view={view} me={null} nameOf={nameOf} draft={draft} />}
      <Action {...props} isHost />
    </div>
  );
}

/** The cards of the box are on one phone only: here is what gives none of them away. */
function OpenMoves(props: Parameters<typeof Action>[0]) {
  const [isBusy, send] = useSend(props.play);
  return (
    <div class="cb cb-entry">
      <p data-testid="host-secret">
        {texts.t("coups_bas-host-secret", { name: props.nameOf(props.me) })}
      </p>
      <Foot {...props} isBusy={isBusy} send={send} />
    </div>
  );
}

/** A hand as everybody sees it: a number of cards that this page does not know. */
export const countedHand = (view: CoupsBasView, seat: number): Mine => ({
  hand: Array.from({ length: view.seats[seat]?.hand ?? 0 }, () => "?"),
  looked: [],
  pressed: false,
});
