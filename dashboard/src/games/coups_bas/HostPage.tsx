import type { Mine, View } from "../../contract/coups_bas";
import { HostEntries, type HostEntry } from "../../kit/play/HostEntries";
import { useSend } from "../../kit/play/useSend";
import { SeatMark } from "../../kit/SeatMark";
import type { HostProps } from "../page";
import { Action, Foot } from "./Action";
import { breakEntries } from "./hostBreak";
import { Totems } from "./Totems";
import { texts } from "./texts";
import { useDraft } from "./useDraft";

/** The host enters for somebody without a phone: all with real cards, else what shows none. */
export function HostPage(props: HostProps<"coups_bas">) {
  const { view, moves, nameOf, play } = props;
  if (view.phase === "over") return null;
  const seats = view.seats.flatMap((_, seat) => (canEnter(moves[String(seat)]) ? [seat] : []));
  const entryOf = (seat: number): HostEntry => {
    const [word, key] = oneTapOf(moves[String(seat)]!);
    return {
      id: seat,
      mark: <SeatMark seat={seat} size="small" />,
      label: texts.t(key, { name: nameOf(seat) }),
      // To let a card stand, or to say that nobody answers, takes one tap; the rest needs a dialog.
      enter: word
        ? { testid: `host-${word}-${seat}`, send: () => play(seat, word) }
        : () => <Entry {...{ view, seat, moves, nameOf, play }} />,
    };
  };
  return (
    <HostEntries entries={[...breakEntries(props), ...seats.map(entryOf)]}>
      {needsPhone(view, moves) && (
        <p class="note" data-testid="host-phone">
          {texts.t("coups_bas-host-phone", { name: nameOf(view.active) })}
        </p>
      )}
    </HostEntries>
  );
}

/** A press is made on the button itself: a stamp cannot be entered. */
const canEnter = (moves: readonly string[] = []): boolean =>
  moves.some((move) => !move.startsWith("buzz ") && !OF_BREAK.includes(move));

const ONE_TAP = { close: "coups_bas-host-close", pass: "coups_bas-host-pass" };

/** The word that one tap sends and its text, or the text of a dialog. */
const oneTapOf = (moves: readonly string[]): [string | null, string] =>
  Object.entries(ONE_TAP).find(([word]) => moves.includes(word)) ?? [null, "coups_bas-host-enter"];

/** These take one tap each. */
const OF_BREAK = ["stop", "continue"];

/** Whether only the phone that shows the hand can go on: this screen stands amid the table. */
export const needsPhone = (view: View, moves: HostProps<"coups_bas">["moves"]): boolean =>
  view.deck === "box" &&
  (view.phase === "action" || view.phase === "shed") &&
  !canEnter(moves[String(view.active)]);

type EntryProps = Omit<HostProps<"coups_bas">, "view"> & { view: View; seat: number };

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
export const countedHand = (view: View, seat: number): Mine => ({
  hand: Array.from({ length: view.seats[seat]?.hand ?? 0 }, () => "?"),
  looked: [],
  pressed: false,
});
