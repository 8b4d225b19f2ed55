import type { Language } from "../shell/language";
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, language } from "../shell/language";
import { chooseMotion, MOTIONS, motion } from "../shell/motion";
import { t } from "../shell/texts";
import { chooseTheme, THEMES, theme } from "../shell/theme";
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
