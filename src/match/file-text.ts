/** The text of a file that somebody has brought. */

const marks: ReadonlyMap<number, string> = new Map([
  [0xfeff, 'utf-16be'],
  [0xfffe, 'utf-16le'],
]);

/** Reads bytes as UTF-8, or as UTF-16 where the mark at their beginning says so; the mark is left out. Never throws. */
export const fileText = (bytes: Uint8Array): string =>
  new TextDecoder(marks.get(bytes[0] * 256 + bytes[1]) ?? 'utf-8').decode(bytes);
