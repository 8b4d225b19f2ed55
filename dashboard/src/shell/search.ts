/** Letters without accents and capitals: who types "demelee" finds "démêlée". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word that is sought stands somewhere in the text. */
export function isFoundIn(sought: string, text: string): boolean {
  const within = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
