import type { ComponentChildren } from "preact";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { useOpen } from "../useOpen";

export interface HostEntry {
  id: string | number;
  /** The mark of the seat or family that it is for. */
  mark?: ComponentChildren;
  label: string;
  /** The title of its dialog, if it is not the label. */
  title?: string;
  look?: "primary";
  /** The content of its dialog, or the move that it sends at once. */
  enter: (() => ComponentChildren) | { testid: string; send: () => void };
}

interface Props {
  entries: readonly HostEntry[];
  children?: ComponentChildren;
}

/** Entries that the host can make for others, one per line, and the open dialog. */
export function HostEntries({ entries, children }: Props) {
  const [open, setOpen] = useOpen(entries.map(({ id }) => id));
  const opened = entries.find(({ id }) => id === open);
  return (
    <div class="host-moves is-long" data-testid="host-moves">
      {entries.map(({ id, mark, label, look, enter }) => (
        <Button
          key={id}
          look={look}
          testid={"send" in enter ? enter.testid : `host-enter-${id}`}
          onClick={"send" in enter ? enter.send : () => setOpen(id)}
        >
          <span class="host-enter">
            {mark}
            {label}
          </span>
        </Button>
      ))}
      {children}
      {opened && !("send" in opened.enter) && (
        <Dialog
          title={opened.title ?? opened.label}
          onClose={() => setOpen(null)}
          testid="host-dialog"
          wide
        >
          <Form key={opened.id} enter={opened.enter} />
        </Dialog>
      )}
    </div>
  );
}

const Form = ({ enter }: { enter: () => ComponentChildren }) => <>{enter()}</>;
