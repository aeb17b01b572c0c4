/**
 * The folder of golden records: `list.json` says what is recorded, every match is a file under its name, and `outcomes.json`
 * keeps what each of them came to, which a record does not hold itself.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isLevel } from '../../bots/index.ts';
import type { GameRecord } from '../../match/record.ts';
import { issueText } from '../issue-text.ts';
import { Stop } from '../stop.ts';

export const goldenFolder = 'test/records/golden';

/** One match of the list. */
export type Golden = v.InferOutput<typeof goldenSchema>;

const goldenSchema = v.strictObject({
  /** Name of its file. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  game: v.string(),
  seats: v.pipe(v.number(), v.integer()),
  /** Options of the game; a missing one takes its default. */
  options: v.record(v.string(), v.unknown()),
  /** Level of each seat. */
  bots: v.array(v.custom<string>((x) => typeof x === 'string' && isLevel(x), 'is no level')),
  /** Any text, see `seedFrom`. */
  seed: v.string(),
});

export type Outcomes = Readonly<Record<string, unknown>>;

export function readList(folder: string): Golden[] {
  const parsed = v.safeParse(v.array(goldenSchema), readJson(folder, 'list.json'));
  if (parsed.success) return parsed.output;
  throw new Stop(`${path.join(folder, 'list.json')} is wrong: ${issueText(parsed.issues[0])}.`);
}

/** Reads the outcomes by name; there are none before anything was recorded. */
export function readOutcomes(folder: string): Outcomes {
  return existsSync(path.join(folder, 'outcomes.json')) ? (readJson(folder, 'outcomes.json') as Outcomes) : {};
}

/** Gives the text of a golden record, or null where there is none. */
export function readGolden(folder: string, name: string): string | null {
  const file = fileOf(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes every step on a line of its own, so that a comparison of two versions shows the first that differs. */
export function writeGolden(folder: string, name: string, { steps, seal, ...head }: GameRecord): void {
  const opening = JSON.stringify(head).slice(0, -1);
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  writeFileSync(fileOf(folder, name), `${opening},"steps":[\n${lines}\n],"seal":${JSON.stringify(seal)}}\n`);
}

/** Writes the outcomes in the order of the list; those of other names fall away. */
export function writeOutcomes(folder: string, list: readonly Golden[], outcomes: Outcomes): void {
  const each = list
    .filter(({ name }) => Object.hasOwn(outcomes, name))
    .map(({ name }) => `${JSON.stringify(name)}:${JSON.stringify(outcomes[name])}`);
  writeFileSync(path.join(folder, 'outcomes.json'), `{\n${each.join(',\n')}\n}\n`);
}

function fileOf(folder: string, name: string): string {
  return path.join(folder, `${name}.json`);
}

function readJson(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}
