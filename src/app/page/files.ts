/** Files out of the page and into it, by the browser's own ways. */
import { fileText } from '../../match/file-text.ts';
import type { MapFile } from '../../rules/game.ts';
import { oneLine } from '../../rules/one-line.ts';

/** Bytes of the largest file that is read; the limit is the record's own. */
const largest = 8_000_000;

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Gives the name of a file as sentences have room for it. */
export const shownName = (name: string): string => oneLine(name, 40);

/** A file with its text, or why there is none. */
export type ChosenFile = MapFile | { trouble: 'unreadable' | 'tooLarge' | 'noHand'; name: string };

/**
 * Reads the texts of files that somebody chooses; none when nobody does. May never answer. `kinds`: as the browser has
 * them.
 */
export function readFiles(kinds = 'application/json,.json'): Promise<ChosenFile[]> {
  // A gamepad does not count as a hand on the page: the browser would open nothing.
  if (navigator.userActivation?.isActive === false) return Promise.resolve([{ trouble: 'noHand', name: '' }]);
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = kinds;
    input.addEventListener('cancel', () => done([]));
    input.addEventListener('change', () => textsOf(input.files).then(done));
    input.click();
  });
}

const textsOf = (files: FileList | null | undefined): Promise<ChosenFile[]> =>
  Promise.all([...(files ?? [])].map(textOf));

async function textOf(file: File): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > largest) return { trouble: 'tooLarge', name };
  try {
    return { text: fileText(new Uint8Array(await file.arrayBuffer())), name };
  } catch {
    return { trouble: 'unreadable', name };
  }
}

type Taker = (files: readonly ChosenFile[]) => void;

/** Whoever takes what is dropped, the latest last. */
const takers: Taker[] = [];

/**
 * Catches what is dropped anywhere on the window, which a browser would open in place of the table. Files go to the latest
 * taker; whatever else is dropped goes nowhere.
 */
export function catchDrops(page: Window): void {
  page.addEventListener('dragover', (event) => event.preventDefault());
  page.addEventListener('drop', async (event) => {
    event.preventDefault();
    const files = await textsOf(event.dataTransfer?.files);
    if (files.length > 0) takers.at(-1)?.(files);
  });
}

/** Takes files that are dropped, instead of whoever took them before, until the function that it returns is called. */
export function takeDrops(take: Taker): () => void {
  takers.push(take);
  return () => {
    const at = takers.lastIndexOf(take);
    if (at >= 0) takers.splice(at, 1);
  };
}
