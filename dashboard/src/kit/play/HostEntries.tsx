import type { ComponentChildren } from "preact";
import { Button } from "../Button";
import { Dialog } from "../Dialog";

/** What the host can enter for others, a line for each, and the dialog of the one that is open. */
export function HostEntries({ children }: { children: ComponentChildren }) {
  return (
    <div class="host-moves is-long" data-testid="host-moves">
      {children}
    </div>
  );
}

interface EntryProps {
  /** Whom it is for, as the game shows them: a seat, a family. */
  mark: ComponentChildren;
  testid: string;
  onClick: () => void;
  children: ComponentChildren;
}

export function HostEntry({ mark, testid, onClick, children }: EntryProps) {
  return (
    <Button testid={testid} onClick={onClick}>
      <span class="host-enter">
        {mark}
        {children}
      </span>
    </Button>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function EntryDialog({ title, onClose, children }: DialogProps) {
  return (
    <Dialog title={title} onClose={onClose} testid="host-dialog" wide>
      {children}
    </Dialog>
  );
}
