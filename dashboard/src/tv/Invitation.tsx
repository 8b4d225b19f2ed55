import type { BoxInfo } from "../contract/wire";
import { usePhoneAddress } from "../kit/usePhoneAddress";
import { t } from "../shell/texts";
import { texts } from "./texts";

/** The way in for phones: the code for their cameras, and the same address in words. */
export function Invitation({ box }: { box: BoxInfo }) {
  const { address, code } = usePhoneAddress(box);
  return (
    <aside class="tv-invitation" data-testid="tv-invitation">
      <img src={code} alt={t("ui-code", { address })} />
      <p>
        <span>{texts.t("tv-join")}</span>
        <strong data-testid="address">{address.replace(/^https?:\/\/|\/$/g, "")}</strong>
      </p>
    </aside>
  );
}
