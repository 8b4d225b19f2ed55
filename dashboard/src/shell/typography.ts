// The box sets its texts by the same file.
const files = import.meta.glob<{ narrow: string; spaces: string }>(
  "../../../seeds/box/typography.toml",
  { import: "default", eager: true },
);
const { narrow, spaces } = Object.values(files)[0]!;
const SPACES = new RegExp(spaces, "g");

/** French with narrow spaces that do not break before its signs and inside its quotes. */
export const setFrench = (text: string): string => text.replace(SPACES, narrow);
