import { effect } from "@preact/signals";
import { language } from "./language";

/**
 * Lets the browser offer the page as an app. The links are made here and not in the HTML: a phone
 * asks for six files at a time, and these are none that it waits for.
 */
export function offerAsApp(): void {
  link("apple-touch-icon").href = "/icon-192.png";
  const manifest = link("manifest");
  effect(() => {
    manifest.href = `/manifest.${language.value}.webmanifest`;
  });
  keepOfflinePage();
}

/** Registers the service worker, where there is one: over https, or on the box itself. */
export function keepOfflinePage(): void {
  // Undefined outside secure contexts, whatever the type says.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const register = () => workers?.register("/sw.js", { updateViaCache: "none" }).catch(() => null);
  // Not while the page still loads: a phone has one Wi-Fi.
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

function link(rel: string): HTMLLinkElement {
  const made = document.createElement("link");
  made.rel = rel;
  document.head.append(made);
  return made;
}
