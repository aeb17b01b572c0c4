/** The licences of all that the program is made of, as the build writes them down for people. */
import type { Licence } from '../../presentation/screens/licences.ts';
import { inTime } from '../page/in-time.ts';

/** The line between two licences. */
const between = `\n${'='.repeat(80)}\n\n`;
/** Name, version (empty for our own) and short name of the licence, and its text. */
const written = /^(.*) (\S*) \((.*)\)\n\n([\s\S]*)\n$/;

/** Reads the licences out of the text of `licences.txt`; throws where it is another text. */
export function readLicences(text: string): Licence[] {
  return text.split(between).map((each) => {
    const [, name, version, kind, body] = written.exec(each) ?? [];
    if (name === undefined) throw new Error('This is no list of licences.');
    return { name, version, kind, text: body };
  });
}

/** Fetches the licences; null where they cannot be had. */
export async function fetchLicences(): Promise<Licence[] | null> {
  try {
    return readLicences(await inTime(fetch('licences.txt').then((answer) => answer.text())));
  } catch {
    return null;
  }
}
