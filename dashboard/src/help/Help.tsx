import { useState } from "preact/hooks";
import { useGame } from "../games/useGame";
import { Choice } from "../kit/Choice";
import { Dialog } from "../kit/Dialog";
import type { Feed } from "../wire/feed";
import { FirstSteps, type Place } from "./FirstSteps";
import { LampsHelp } from "./LampsHelp";
import { LessonStart } from "./lesson/LessonStart";
import { NowHelp } from "./NowHelp";
import { RulesHelp } from "./RulesHelp";
import { texts } from "./texts";
import "./help.css";

const TABS = ["now", "rules", "lamps", "steps"] as const;

interface Props extends Place {
  feed: Feed;
  onClose: () => void;
}

/** Help at any time: what can be done now, the rules, the lights, and the first steps again. */
export function Help({ feed, onClose, ...place }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("now");
  const mine = feed.seat.value;
  const state = mine ?? feed.state.value;
  const isHost = feed.ticket.role === "host";
  const game = useGame(state?.game ?? null);
  return (
    <Dialog title={texts.t("help-title")} onClose={onClose} testid="help" wide>
      <div class="help-tabs">
        <Choice
          label={texts.t("help-title")}
          options={TABS}
          value={tab}
          nameOf={(name) => texts.t(`help-tab-${name}`)}
          onChoose={setTab}
          testid="help-tab"
        />
      </div>
      {tab === "now" && (
        <>
          <NowHelp table={feed.table.value} state={state} mine={mine} words={game?.words ?? {}} />
          {isHost && <LessonStart host={feed} onStart={onClose} />}
        </>
      )}
      {tab === "rules" && <RulesHelp table={feed.table.value} />}
      {tab === "lamps" && <LampsHelp />}
      {tab === "steps" && (
        <FirstSteps {...place} onDone={onClose}>
          {isHost && <LessonStart host={feed} onStart={onClose} />}
        </FirstSteps>
      )}
    </Dialog>
  );
}
