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
  /** The table that the page follows; null before it has a ticket. */
  feed: Feed | null;
  onClose: () => void;
}

/** Help at any time: what can be done now, the rules, the lights, and the first steps again. */
export function Help({ feed, onClose, ...place }: Props) {
  const tabs = feed === null ? TABS.slice(1) : TABS;
  const [tab, setTab] = useState<(typeof TABS)[number]>(tabs[0]!);
  const host = feed?.ticket.role === "host" ? feed : null;
  return (
    <Dialog title={texts.t("help-title")} onClose={onClose} testid="help" wide>
      <div class="help-tabs">
        <Choice
          label={texts.t("help-title")}
          options={tabs}
          value={tab}
          nameOf={(name) => texts.t(`help-tab-${name}`)}
          onChoose={setTab}
          testid="help-tab"
        />
      </div>
      {tab === "now" && feed && (
        <>
          <Now feed={feed} />
          {host && <LessonStart host={host} onStart={onClose} />}
        </>
      )}
      {tab === "rules" && <RulesHelp table={feed?.table.value ?? null} />}
      {tab === "lamps" && <LampsHelp />}
      {tab === "steps" && (
        <FirstSteps {...place} onDone={onClose}>
          {host && <LessonStart host={host} onStart={onClose} />}
        </FirstSteps>
      )}
    </Dialog>
  );
}

function Now({ feed }: { feed: Feed }) {
  const mine = feed.seat.value;
  const state = mine ?? feed.state.value;
  const game = useGame(state?.game ?? null);
  return <NowHelp table={feed.table.value} state={state} mine={mine} words={game?.words ?? {}} />;
}
