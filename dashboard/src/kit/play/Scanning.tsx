import { type ComponentChildren, createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { language } from "../../shell/language";
import { lazily } from "../../shell/lazily";
import { loadTexts, t } from "../../shell/texts";
import type { Feed } from "../../wire/feed";
import { Button } from "../Button";

// The decoder is larger than all the rest of the page: it comes when somebody wants to scan.
const Camera = lazily(async () => {
  const [part] = await Promise.all([
    import("../../camera/Camera"),
    loadTexts("camera", language.peek()),
  ]);
  return part.Camera;
});

/** Opens the camera; null where nothing can be scanned now. */
const Offer = createContext<(() => void) | null>(null);

/** Lets the pages below offer the camera while a code could enter a move of this feed. */
export function Scanning({ feed, children }: { feed: Feed; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = (feed.host.value ?? feed.seat.value)?.scan ?? false;
  const isOffered = isWanted && feed.trouble.value === null && hasCamera();
  return (
    <Offer.Provider value={isOffered ? () => setOpen(true) : null}>
      {children}
      {isOpen && <Camera feed={feed} onClose={() => setOpen(false)} />}
    </Offer.Provider>
  );
}

/** The way to the camera, where it is of use. */
export function ScanButton() {
  const open = useContext(Offer);
  if (open === null) return null;
  return (
    <Button testid="scan" onClick={open}>
      {t("ui-scan")}
    </Button>
  );
}

/** Whether the browser lets this page have a camera: it does over https and on localhost only. */
export function hasCamera(): boolean {
  // Undefined outside secure contexts, whatever the type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return window.isSecureContext && typeof devices?.getUserMedia === "function";
}
