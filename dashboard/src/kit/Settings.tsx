import { chooseLanguage, language, LANGUAGE_NAMES, LANGUAGES } from "../shell/language";
import { chooseMotion, motion, MOTIONS } from "../shell/motion";
import { t } from "../shell/texts";
import { chooseTheme, theme, THEMES } from "../shell/theme";
import type { Language } from "../wire/protocol";
import { Choice } from "./Choice";

interface Props {
  isShort?: boolean;
  onLanguage?: (choice: Language) => void;
}

export function LanguageChoice({ isShort, onLanguage }: Props) {
  const choose = (choice: Language) => {
    chooseLanguage(choice);
    onLanguage?.(choice);
  };
  return (
    <Choice
      label={t("ui-language")}
      options={LANGUAGES}
      value={language.value}
      nameOf={(option) => (isShort ? option.toUpperCase() : LANGUAGE_NAMES[option])}
      onChoose={choose}
      testid="language"
    />
  );
}

export function ThemeChoice() {
  return (
    <Choice
      label={t("ui-theme")}
      options={THEMES}
      value={theme.value}
      nameOf={(option) => t(`ui-theme-${option}`)}
      onChoose={chooseTheme}
      testid="theme"
    />
  );
}

export function MotionChoice() {
  return (
    <Choice
      label={t("ui-motion")}
      options={MOTIONS}
      value={motion.value}
      nameOf={(option) => t(`ui-motion-${option}`)}
      onChoose={chooseMotion}
      testid="motion"
    />
  );
}
