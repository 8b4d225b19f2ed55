import type { Change } from "../../contract/tschukka";
import { isPlain, type Line, tellsCause } from "./changes";
import { Icon } from "./Icon";
import { isIcon } from "./icons";
import { counted } from "./names";
import { texts } from "./texts";

const SIGNS: Readonly<Record<Change["act"], string>> = {
  add: "M12 4v16M4 12h16",
  remove: "M4 12h16",
  turn: "M19.5 8A8.5 8.5 0 1 0 20.5 12M20 3v5.5h-5.5",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
};

/** One line of the list: a sign, the verb, and who or what it is about. */
export function ReportLine({ line }: { line: Line }) {
  return (
    <li class={`tk-line tk-line-${line.act}`}>
      <svg class="tk-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[line.act]} />
      </svg>
      {isPlain(line.act) ? <PlainLine line={line} /> : <AgeingLine change={line.changes[0]!} />}
    </li>
  );
}

function PlainLine({ line }: { line: Line }) {
  return (
    <span class="tk-line-text">
      {texts.t(`tschukka-do-${line.act}`)}
      {line.changes.map(({ kind, count }, index) => (
        <span key={kind} class="tk-line-item">
          {isIcon(kind) && <Icon name={kind} />}
          {counted(kind, count)}
          {index < line.changes.length - 1 && ","}
        </span>
      ))}
      {tellsCause(line.cause) && (
        <span class="note">({texts.t(`tschukka-cause-${line.cause.replaceAll("_", "-")}`)})</span>
      )}
    </span>
  );
}

function AgeingLine({ change }: { change: Change }) {
  const key = `tschukka-do-${change.act}-${change.kind.replaceAll("_", "-")}`;
  const what = counted(change.kind, change.count);
  return (
    <span class="tk-line-text tk-line-whole">
      {isIcon(change.kind) && <Icon name={change.kind} />}
      <span>{texts.t(key, { what, count: change.count })}</span>
    </span>
  );
}
