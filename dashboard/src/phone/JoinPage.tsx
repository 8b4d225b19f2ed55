import { useState } from "preact/hooks";
import type { BoxInfo, Ticket } from "../contract/wire";
import { Help } from "../help/parts";
import { Button } from "../kit/Button";
import { HelpButton } from "../kit/HelpButton";
import { SeatMark } from "../kit/SeatMark";
import { LanguageChoice } from "../kit/Settings";
import { notifyFailure } from "../kit/Toast";
import { useTitle } from "../kit/useTitle";
import { Waiting } from "../kit/Waiting";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { Refused, watchTable } from "../wire/http";
import { askBack, rememberedName, rememberName } from "./joining";
import { PressToSit } from "./PressToSit";
import { useBox } from "./useBox";

interface Props {
  lost: Ticket | null;
  onTicket: (ticket: Ticket) => void;
}

const LONGEST_NAME = 24;

/** Choose a seat, a name and a language; or just watch. */
export function JoinPage({ lost, onTicket }: Props) {
  const box = useBox();
  useTitle(t("ui-title"));
  const [seat, setSeat] = useState<number | null>(null);
  const [name, setName] = useState(rememberedName);
  // The box as it was then, if it is silent: the question must not go away for that.
  const [asked, setAsked] = useState<BoxInfo | null>(null);
  const enter = (ticket: Ticket) => {
    rememberName(name.trim());
    onTicket(ticket);
  };
  const wish = { seat: seat ?? 0, name: name.trim(), language: language.value };
  const join = (wanted = wish.seat) => {
    const back = askBack(box?.box ?? "", { ...wish, seat: wanted });
    if (back === null) setAsked(box ?? null);
    else attempt(back, enter, () => setAsked(box ?? null));
  };
  const choose = (wanted: number) => {
    setSeat(wanted);
    if (isFree(box, wanted) && wish.name !== "") join(wanted);
  };
  const takeBack = (mine: number) => {
    setSeat(mine);
    setAsked(box ?? null);
  };
  return (
    <main class="join">
      <JoinHead />
      {lost !== null && <Lost seat={lost.seat} box={box ?? null} onBack={takeBack} />}
      <NameField name={name} onName={setName} />
      <h2>{t("ui-choose-seat")}</h2>
      {!box ? (
        <Silent isSure={box === null} />
      ) : (
        <SeatList box={box} chosen={seat} onChoose={choose} />
      )}
      <div class="join-actions">
        <Button
          look="primary"
          testid="join"
          disabled={seat === null || wish.name === "" || !box}
          onClick={() => join()}
        >
          {joinWords(seat, wish.name)}
        </Button>
        <Button look="quiet" testid="watch" onClick={() => attempt(watchTable(), onTicket)}>
          {t("ui-watch")}
        </Button>
      </div>
      {asked !== null && (
        <PressToSit
          wish={wish}
          box={box ?? asked}
          onTicket={enter}
          onClose={() => setAsked(null)}
        />
      )}
    </main>
  );
}

/** The name of the page, its language, and help for who has no seat yet. */
function JoinHead() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="join-head">
      <h1>{t("ui-title")}</h1>
      <HelpButton onClick={() => setOpen(true)} />
      <LanguageChoice isShort />
      {isOpen && <Help feed={null} page="phone" keys={null} onClose={() => setOpen(false)} />}
    </header>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label class="field">
      <span>{t("ui-name")}</span>
      <input
        data-testid="name"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}

/** The seat is another's now; one tap asks for it again, and a press gives it back. */
function Lost(props: { seat: number | null; box: BoxInfo | null; onBack: (seat: number) => void }) {
  const { seat, box } = props;
  const entry = box?.seats.find((one) => one.seat === seat && one.joined);
  if (seat === null || !box) return <p class="trouble">{t("ui-seat-lost")}</p>;
  return (
    <div class="trouble seat-lost" data-testid="seat-lost">
      <p>
        {entry?.name
          ? t("ui-seat-lost-to", { seat: seat + 1, name: entry.name })
          : t("ui-seat-lost")}
      </p>
      <Button testid="take-back" onClick={() => props.onBack(seat)}>
        {t("ui-seat-back", { seat: seat + 1 })}
      </Button>
    </div>
  );
}

/** Who has a name and taps a free seat wants it; a taken one is asked for by the button below. */
const isFree = (box: BoxInfo | null | undefined, seat: number): boolean =>
  box?.seats.some((one) => one.seat === seat && !one.joined) ?? false;

/** What the button does, or what is still missing before it can. */
function joinWords(seat: number | null, name: string): string {
  if (seat === null) return t("ui-join-none");
  return name === "" ? t("ui-join-nameless") : t("ui-join", { seat: seat + 1 });
}

function SeatList(props: {
  box: BoxInfo;
  chosen: number | null;
  onChoose: (seat: number) => void;
}) {
  return (
    <ul class="seats">
      {props.box.seats.map(({ seat, name, joined }) => (
        <li key={seat}>
          <button
            type="button"
            class="seat-choice"
            data-seat={seat}
            data-testid={`join-seat-${seat}`}
            data-free={joined ? undefined : ""}
            aria-pressed={props.chosen === seat}
            onClick={() => props.onChoose(seat)}
          >
            <SeatMark seat={seat} />
            <span class="seat-number">{t("ui-seat", { seat: seat + 1 })}</span>
            <span class="seat-who">{joined ? name : t("ui-seat-free")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Nothing heard of the box yet, or nothing any more. */
function Silent({ isSure }: { isSure: boolean }) {
  return (
    <div class="silent">
      <Waiting />
      {isSure && <p>{t("ui-box-silent")}</p>}
    </div>
  );
}

function attempt(
  request: Promise<Ticket>,
  onTicket: (ticket: Ticket) => void,
  onPressNeeded?: () => void,
): void {
  request.then(onTicket, (error: unknown) => {
    const refused = error instanceof Refused ? error : null;
    if (refused?.status === 409 && onPressNeeded) onPressNeeded();
    else notifyFailure(error);
  });
}
