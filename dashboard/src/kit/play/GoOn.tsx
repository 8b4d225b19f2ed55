import { t } from "../../shell/texts";
import { Button } from "../Button";

/** Tells a bot that waits for an optional move of this seat that none comes. */
export function GoOn({ goOn }: { goOn: (() => void) | undefined }) {
  if (goOn === undefined) return null;
  return (
    <Button testid="go-on" onClick={goOn}>
      {t("ui-go-on")}
    </Button>
  );
}
