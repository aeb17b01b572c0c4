/**
 * Plays records again and compares their seal and the hash of every step: `npm run replay -- FILE`. A file holds one record, or one
 * per line. Exit 0: all agree; 1: one differs or cannot be read; 2: wrong arguments.
 *
 * `npm run replay -- --renew [FOLDER]` does the same with the golden records and records those anew whose game has a higher
 * version now. Exit 1, and nothing written, when another one no longer replays.
 */
import { readFileSync } from 'node:fs';
import { games } from '../bots/all.ts';
import { isLevel } from '../bots/index.ts';
import { fileText } from '../match/file-text.ts';
import { readRecord } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { readArgs } from './args.ts';
import { flawSentence } from './flaw-sentence.ts';
import { goldenFolder } from './golden/folder.ts';
import { renew } from './golden/renew.ts';
import { Stop } from './stop.ts';

/** Throws Stop for wrong arguments. */
function readJob(): { file: string } | { folder: string } {
  const { values, positionals } = readArgs({ allowPositionals: true, options: { renew: { type: 'boolean' } } });
  const [named] = positionals;
  if (values.renew && positionals.length < 2) return { folder: named ?? goldenFolder };
  if (values.renew || positionals.length !== 1) throw new Stop('Name one file with records: npm run replay -- FILE');
  return { file: named };
}

function readRecords(file: string): { line: number; text: string }[] {
  let text: string;
  try {
    text = fileText(readFileSync(file));
  } catch (error) {
    throw new Stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
  const records = isOneRecord(text)
    ? [{ line: 1, text }]
    : text.split('\n').flatMap((one, i) => (one.trim() === '' ? [] : [{ line: i + 1, text: one }]));
  if (records.length === 0) throw new Stop(`${file} holds no record.`);
  return records;
}

/** Tells whether a text is one record, which may be printed on several lines. */
function isOneRecord(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function replayAll(file: string): void {
  const records = readRecords(file);
  let steps = 0;
  let wrong = 0;
  for (const { line, text } of records) {
    const read = readRecord(text, games, isLevel);
    const result = read.ok ? replay(read.record) : read;
    if (read.ok && result.ok) steps += read.record.steps.length;
    if (result.ok) continue;
    wrong++;
    console.error(`${file}:${line}: ${flawSentence(result)}`);
  }
  console.log(`${records.length - wrong} of ${records.length} records replayed, ${steps} steps, every hash compared.`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

function renewAll(folder: string): void {
  const { ok, lines } = renew(folder, games);
  (ok ? console.log : console.error)(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

try {
  const job = readJob();
  if ('file' in job) replayAll(job.file);
  else renewAll(job.folder);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
