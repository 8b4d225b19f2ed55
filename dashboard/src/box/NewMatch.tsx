import { useState } from "preact/hooks";
import type { GameEntry, Table } from "../contract/wire";
import { Button } from "../kit/Button";
import { Choice } from "../kit/Choice";
import { Dialog } from "../kit/Dialog";
import { findText, Texts, t } from "../shell/texts";
import type { Command } from "../wire/commands";
import { GameTiles, gameName } from "./GameTiles";
import "./new_match.css";
import { OptionList } from "./OptionList";
import type { OptionValue } from "./options";
import { changed } from "./options";
import { SeatingList } from "./SeatingList";
import { countOf, matchOf, type Occupant, placesOfBox, seatingOf } from "./seating";

interface Props {
  games: readonly GameEntry[];
  table: Table | null;
  size: number;
  /** A match is on, which a new one would end. */
  isRunning: boolean;
  ask: (command: Command) => Promise<void>;
  onClose: () => void;
}

interface Draft {
  game: string | null;
  preset: string;
  /** What differs from the preset. */
  chosen: Readonly<Record<string, OptionValue>>;
  /** What differs from who sits, by button. */
  occupants: Readonly<Record<number, Occupant>>;
}

const FRESH: Draft = { game: null, preset: "printed", chosen: {}, occupants: {} };

/** A new match: the game, who plays, and a preset; every single option is folded. */
export function NewMatch(props: Props) {
  const { games, table, size } = props;
  const [draft, setDraft] = useState<Draft>({ ...FRESH, game: table?.game ?? null });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  // The list may still be on its way when the dialog opens.
  const game = games.find((entry) => entry.name === draft.game) ?? games[0];
  if (!game)
    return (
      <Dialog title={t("ui-new-match")} onClose={props.onClose}>
        <p>{t("ui-no-games")}</p>
      </Dialog>
    );
  const { preset, chosen, occupants } = draft;
  const places = placesOfBox(table, size);
  const seating = seatingOf(places, occupants, game);
  const base = game.presets.find(({ name }) => name === preset)?.options ?? {};
  const options = changed(game.options, { ...base, ...chosen });
  const start = () =>
    void props.ask({ do: "new_match", game: game.name, ...matchOf(seating), options });
  return (
    <Dialog title={t("ui-new-match")} onClose={props.onClose} testid="new-match-dialog" wide>
      <GameTiles
        games={games}
        name={game.name}
        onChoose={(name) => change({ ...FRESH, game: name })}
      />
      <SeatingList
        game={game}
        places={places}
        seating={seating}
        onChoose={(button, one) => change({ occupants: { ...occupants, [button]: one } })}
      />
      <Presets
        game={game}
        name={preset}
        onChoose={(name) => change({ preset: name, chosen: {} })}
      />
      <OptionList
        key={`${game.name} ${preset}`}
        game={game}
        chosenOf={({ name, default: usual }) => chosen[name] ?? base[name] ?? usual}
        onChange={({ name }, value) => change({ chosen: { ...chosen, [name]: value } })}
      />
      <Foot game={game} count={countOf(seating)} isRunning={props.isRunning} onStart={start} />
    </Dialog>
  );
}

function Presets(props: { game: GameEntry; name: string; onChoose: (name: string) => void }) {
  if (props.game.presets.length === 0) return null;
  const about = new Texts(props.game.name).find(`preset-${props.name}-about`);
  return (
    <section class="new-match-part">
      <h3>{t("ui-presets")}</h3>
      <Choice
        label={t("ui-presets")}
        options={props.game.presets.map(({ name }) => name)}
        value={props.name}
        nameOf={(name) => findText(`ui-preset-${name}`) ?? name}
        onChoose={props.onChoose}
        testid="preset"
      />
      {about && <p class="note">{about}</p>}
    </section>
  );
}

interface FootProps {
  game: GameEntry;
  count: number;
  isRunning: boolean;
  onStart: () => void;
}

/** Starts the match; over a running one only after a question. */
function Foot({ game, count, isRunning, onStart }: FootProps) {
  const [isAsked, setAsked] = useState(false);
  const [low, high] = game.seats;
  if (isAsked && isRunning)
    return (
      <div class="sheet-actions sheet-foot is-question" data-testid="start-over">
        <p>{t("ui-start-over-note")}</p>
        <Button look="danger" testid="start-over-confirm" onClick={onStart}>
          {t("ui-start-over")}
        </Button>
        <Button onClick={() => setAsked(false)}>{t("ui-cancel")}</Button>
      </div>
    );
  const fits = count >= low && count <= high;
  return (
    <div class="sheet-actions sheet-foot">
      {!fits && (
        <p class="note" role="status" data-testid="seats-wrong">
          {t(count < low ? "ui-too-few" : "ui-too-many", { game: gameName(game), low, high })}
        </p>
      )}
      <Button
        look="primary"
        testid="start-match"
        disabled={!fits}
        onClick={() => (isRunning ? setAsked(true) : onStart())}
      >
        {t("ui-start")}
      </Button>
    </div>
  );
}
