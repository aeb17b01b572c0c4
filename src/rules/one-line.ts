/** Names that come from outside (files, maps, layers) as sentences can show them: on one line, and not too long. */

/** Lists what people see as one letter; a browser that cannot tell gives whole characters. */
function letters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** Signs that turn the writing of a whole sentence round, and blanks without width that join nothing. */
const turning = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** A sign that can be seen. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/**
 * Writes a text on one line of at most so many units of code, and cuts it between letters. Halves of characters are left out.
 * Empty where nothing of it can be seen.
 */
export function oneLine(text: string, most: number): string {
  const line = text
    .replace(/\p{Cs}/gu, '')
    .replace(turning, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!seen.test(line)) return '';
  if (line.length <= most) return line;
  let cut = '';
  // A name may be as long as a file. Two units more show whether a letter goes on after the last place: a character has no more.
  for (const letter of letters(line.slice(0, most + 2))) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut.trim();
}
