import type { BotLevel, GameEntry } from "../contract/wire";
import { t } from "../shell/texts";

export type Level = BotLevel["level"];

/** The level of a bot in a game; a bot that is not offered there has none. */
export const levelOf = (game: GameEntry | undefined, bot: string): Level | null =>
  game?.levels.find((one) => one.bot === bot)?.level ?? null;

export const levelWord = (level: Level): string => t("ui-level", { level });
