const NARROW = "\u202f";

/**
 * French with narrow spaces that do not break before its signs and inside its quotes, as
 * `firmware_host/texts/typography.py` does for the box; texts are written with plain spaces.
 */
export const setFrench = (text: string): string =>
  text.replace(/(?<=\S)[ \u00a0](?=[!?;:»])|(?<=«)[ \u00a0]/g, NARROW);
