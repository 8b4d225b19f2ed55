import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import "../box/host.css";
import { HostBar } from "../box/HostBar";
import type { BoxInfo, Ticket } from "../contract/wire";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Faults } from "../kit/Faults";
import { NotKeptMark } from "../kit/NotKept";
import { TroubleBanner } from "../kit/TroubleBanner";
import { t } from "../shell/texts";
import { Feed } from "../wire/feed";

interface Props {
  ticket: Ticket;
  box: BoxInfo;
  onClose: () => void;
  onDrop: () => void;
  onLost: () => void;
}

/** The host's desk on a phone: the same as beside the virtual box, in a sheet. */
export function HostDesk({ ticket, box, onClose, onDrop, onLost }: Props) {
  const host = useMemo(() => new Feed(ticket), []);
  useEffect(() => () => host.close(), []);
  useSignalEffect(() => {
    if (host.trouble.value === "refused") onLost();
  });
  return (
    <Dialog title={t("ui-host-desk")} onClose={onClose} testid="host-desk" wide>
      <TroubleBanner trouble={host.trouble.value} />
      <NotKeptMark feed={host} />
      <Faults faults={host.faults.value} isHost />
      <HostBar host={host} box={box} isOnPhone />
      <Button look="quiet" testid="host-drop" onClick={onDrop}>
        {t("ui-host-drop")}
      </Button>
    </Dialog>
  );
}
