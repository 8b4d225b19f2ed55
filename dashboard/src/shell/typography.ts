const NARROW = "\u202f";

/**
 * French with narrow spaces that do not break before its signs and inside its quotes, as
 * `firmware_host/typography.py` sets it for the box: whoever writes a text types plain spaces.
 */
export const setFrench = (text: string): string =>
  text.replace(/(?<=\S)[ \u00a0](?=[!?;:»])|(?<=«)[ \u00a0]/g, NARROW);
