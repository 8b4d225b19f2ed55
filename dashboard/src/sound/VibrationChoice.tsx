import { Choice } from "../kit/Choice";
import { t } from "../shell/texts";
import { canVibrate, chooseVibration, VIBRATIONS, vibration } from "./vibrate";

/** Whether this phone vibrates; nothing where it cannot. */
export function VibrationChoice() {
  if (!canVibrate()) return null;
  return (
    <Choice
      label={t("ui-vibration")}
      options={VIBRATIONS}
      value={vibration.value}
      nameOf={(option) => t(`ui-vibration-${option}`)}
      onChoose={chooseVibration}
      testid="vibration"
    />
  );
}
