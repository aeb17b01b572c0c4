/** Names of files that people keep: what lies in them, in words that every system takes as a file's name. */

import { plainly } from '../../rules/one-line.ts';

/** Letters of a name and of a title; systems count bytes, of which a letter may have four. */
const longest = { captain: 14, whole: 50 };

/** Signs that no file's name may have on Windows, and whatever is not seen, turns the writing round or parts words. */
const forbidden = /[\\/:*?"<>|\p{C}\p{Z}]+/gu;

const cut = (words: string, most: number): string =>
  [...plainly(words.normalize('NFC').replace(forbidden, ' ')).trim()].slice(0, most).join('').trim();

const two = (n: number): string => String(n).padStart(2, '0');

/** Writes a time, to the second and as files can have it; nothing where it is not known. */
function dateOf(when: number): string {
  const at = new Date(when);
  if (!(when > 0) || Number.isNaN(at.getTime())) return '';
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('.')}`;
}

/**
 * Names the file of a game after the game, its captains and the time of its last action. A browser tells two of the same name
 * apart by itself.
 */
export function fileNameOf(title: string, names: readonly string[], when: number): string {
  const captains = names.map((name) => cut(name, longest.captain)).filter((name) => name !== '');
  const words = cut(`${title} ${captains.join(', ')}`, longest.whole).replace(/^[.~-]+|[ .,]+$/g, '');
  return `${[words || 'captains-table', dateOf(when)].filter((part) => part !== '').join(' ')}.json`;
}
