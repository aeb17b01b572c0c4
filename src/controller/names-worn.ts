/** The captains whose names a caption says: scripts mark that something is a name, and only here it is known whose. */
import type { Caption, CaptionSpan } from './beat.ts';

/** A letter beside it makes a name a part of another word: Ann is not in Anne. */
const letter = /[\p{L}\p{N}]/u;

/** Gives the seat of the captain whom a caption names first. */
export const actorOf = (caption: Caption | undefined): number | undefined =>
  caption?.find(({ seat }) => seat !== undefined)?.seat;

/** Gives every captain's name its seat; what joins several names is no name any more. */
export const namesWorn = (caption: Caption, names: readonly string[]): Caption =>
  caption.flatMap((span) => (span.tone === 'name' ? parted(span.text, names) : [span]));

function parted(text: string, names: readonly string[]): CaptionSpan[] {
  const first = firstName(text, names);
  if (!first) return text === '' ? [] : [{ text, tone: 'name' }];
  const { seat, at } = first;
  const name = names[seat];
  const before = text.slice(0, at);
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text: name, tone: 'name', seat },
    ...rest(text.slice(at + name.length), names),
  ];
}

/** Parts the text behind a name: another name follows, or words of the sentence. */
const rest = (text: string, names: readonly string[]): CaptionSpan[] =>
  firstName(text, names) ? parted(text, names) : text === '' ? [] : [{ text }];

/** Finds the captain who is named first; of two names that begin at one place the longer one is meant. */
function firstName(text: string, names: readonly string[]): { seat: number; at: number } | null {
  let found: { seat: number; at: number } | null = null;
  for (const [seat, name] of names.entries()) {
    const at = whole(text, name);
    if (at < 0) continue;
    const better = !found || at < found.at || (at === found.at && name.length > names[found.seat].length);
    if (better) found = { seat, at };
  }
  return found;
}

function whole(text: string, name: string): number {
  if (name === '') return -1;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? ''];
    if (!letter.test(before) && !letter.test(after)) return at;
  }
  return -1;
}
