/** Names that come from outside (files, maps, layers) as sentences can show them: on one line, and not too long. */

/** Lists what people see as one letter; a browser that cannot tell gives whole characters. */
function letters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** Writes a text on one line of at most so many units of code, and cuts it between letters. Halves of characters are left out. */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/\p{Cs}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= most) return line;
  let cut = '';
  // A name may be as long as a file. Two units more show whether a letter goes on after the last place: a character has no more.
  for (const letter of letters(line.slice(0, most + 2))) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut.trim();
}
