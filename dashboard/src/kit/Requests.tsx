import type { PlaceAsked } from "../contract/wire";
import { t } from "../shell/texts";
import { useAnnounced } from "./announce";

interface Props {
  requests: readonly PlaceAsked[];
  /** The seat of this phone, whose button would give it away. */
  me: number | null;
}

/** Who asks for which seat now, with the code that the screens show; my own seat first. */
export function Requests({ requests, me }: Props) {
  const mine = requests.filter(({ seat }) => seat !== null && seat === me);
  const shown = [...mine, ...requests.filter((one) => !mine.includes(one))];
  const texts = shown.map((one) => wordsFor(one, me));
  useAnnounced(texts.join(" "), shown.map(({ code }) => code).join(" ") || null, mine.length > 0);
  if (texts.length === 0) return null;
  return (
    <section
      class={mine.length > 0 ? "requests is-mine" : "requests"}
      aria-label={t("ui-requests")}
      data-testid="requests"
    >
      <ul>
        {shown.map(({ code }, place) => (
          <li key={code}>
            <strong>{code}</strong>
            <span>{texts[place]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsFor({ seat, name, code }: PlaceAsked, me: number | null): string {
  const who = name || "?";
  if (seat === null) return t("ui-request-host", { name: who, code });
  return t(seat === me ? "ui-request-mine" : "ui-request-seat", {
    seat: seat + 1,
    name: who,
    code,
  });
}
