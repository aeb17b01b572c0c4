/** Names that come from outside (files, maps, layers) as sentences can show them: on one line, and not too long. */

/** Lists what people see as one letter; a browser that cannot tell gives whole characters. */
function letters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/**
 * Signs that nobody sees: they turn the writing of a whole sentence round, hide words, or make two names of one look. What
 * joins letters and picks their shape is none of them, nor is what makes a flag out of a black one.
 */
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}|[\ufff9-\ufffb]|\p{Cs}/gu;
/** Letters and signs beside which nothing is joined or picked; of # and * people make keys. */
const plain = '\\p{Script=Latin}\\s!"$-)+-/:-@[-`{-~‘-„';
const [joint, shape] = ['\\p{Join_Control}', '\\p{Variation_Selector}'];
/** Signs that join letters, or pick their shape, where there is nothing to join or to pick, or one too many of them. */
const idle = new RegExp(
  `(^|[${plain}])[${joint}${shape}]+|${joint}+(?=[${plain}]|$)|(${joint})${joint}+|(${shape})${shape}+`,
  'gu',
);
/** A sign that can be seen. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** Leaves out what nobody sees, whatever the script; lines stay. */
export const plainly = (text: string): string => text.replace(unseen, '$1').replace(idle, '$1$2$3');

/**
 * Writes a text on one line of at most so many units of code, and cuts it between letters. What nobody sees is left out, and
 * so are halves of characters. Empty where nothing of it can be seen.
 */
export function oneLine(text: string, most: number): string {
  const line = plainly(text).replace(/\s+/g, ' ').trim();
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
