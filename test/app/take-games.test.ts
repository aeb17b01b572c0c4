/** Many files at once: what has become of them is told in few sentences, and every file is taken in or told of. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ChosenFile } from '../../src/app/page/files.ts';
import { takeGames } from '../../src/app/replays/take-games.ts';
import type { Taken } from '../../src/host/port.ts';
import { Desk } from '../host/desk.ts';

const record = readFileSync('test/records/golden/korsar-2.json', 'utf8');
const desk = () => new Desk(() => '0123456789abcdef0123456789abcdef');
const told = async (files: ChosenFile[]) => {
  const host = desk();
  return [await takeGames(files, host), (await host.finished()).length] as const;
};
const file = (name: string, text: string): ChosenFile => ({ name, text });

it('one file is told of without its name', async () => {
  expect(await told([file('a.json', record)])).toEqual([['Game loaded.'], 1]);
});

it('files of one fate share a sentence, and each fate has one', async () => {
  const [said, kept] = await told([
    file('a.json', record),
    file('b.json', record),
    file('c.json', '7'),
    file('d.json', record),
    file('e.json', record),
    { name: 'f.json', trouble: 'tooLarge' },
    file('g.json', ''),
  ]);
  expect(said).toEqual([
    'a.json: Game loaded.',
    'b.json and 2 more files: This game is already here.',
    'c.json and g.json: This is not a recorded game, or the file is damaged.',
    'f.json: This file is too large.',
  ]);
  expect(kept).toBe(1);
});

it('a hundred files are all taken in', async () => {
  const texts: string[] = [];
  const host = {
    takeGame: async (text: string): Promise<Taken> => {
      texts.push(text);
      return { ok: true, as: 'finished' };
    },
  };
  const files = Array.from({ length: 100 }, (_, i) => file(`${i}.json`, String(i)));
  expect(await takeGames(files, host)).toEqual(['0.json and 99 more files: Game loaded.']);
  expect(texts).toEqual(files.map((_, i) => String(i)));
});
