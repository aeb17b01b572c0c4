/**
 * The golden records of test/records/golden: whole matches that go the same way for ever, step by step, unless the version of
 * their game rises. A record that fails here says which step differs; `npm run replay -- --renew` records what may be
 * recorded anew.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/match/record.ts';
import { games } from '../../src/rules/index.ts';
import { type Golden, goldenFolder, readGolden, readList, readOutcomes } from '../../src/tools/golden/folder.ts';
import { judge, optionsOf } from '../../src/tools/golden/judge.ts';

const list = readList(goldenFolder);
const outcomes = readOutcomes(goldenFolder);
const byName = list.map((golden) => [golden.name, golden] as const);

it.each(byName)('%s goes as it was recorded', (name, golden) => {
  expect(judge(golden, readGolden(goldenFolder, name), outcomes[name], games)).toEqual({
    state: 'sound',
    sentence: '',
  });
});

describe('the golden records', () => {
  const ofGame = (id: string) => list.filter(({ game }) => game === id);
  const playedWith = ({ options, ...golden }: Golden, name: string) =>
    (optionsOf({ ...golden, options }, games[golden.game]) as Record<string, unknown>)[name];

  it('are those of the list, and nothing else lies there', () => {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const files = [...names, 'list', 'outcomes'].map((name) => `${name}.json`);
    expect(readdirSync(goldenFolder).sort()).toEqual(files.sort());
    expect(Object.keys(outcomes)).toEqual(names);
  });

  it.each(Object.keys(games))('of %s show every official rule that can be switched on', (id) => {
    expect(ofGame(id).length).toBeGreaterThan(1);
    const switches = games[id].optionFields.filter(({ official, kind }) => official && kind === 'boolean');
    const unseen = switches.filter(({ name }) => !ofGame(id).some((golden) => playedWith(golden, name) === true));
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['treasure-fleet', [2, 4]],
    ['korsar', [2, 3, 4, 5, 6, 8]],
    ['card-pirates', [1, 2, 3, 4]],
  ])('of %s are of %j captains', (id, counts) => {
    expect([...new Set(ofGame(id).map(({ seats }) => seats))].sort()).toEqual(counts);
  });

  it('of Korsar are of four captains in pairs, too', () => {
    const modes = ofGame('korsar').flatMap((golden) => (golden.seats === 4 ? [playedWith(golden, 'mode')] : []));
    expect(modes.sort()).toEqual(['partnership', 'standard']);
  });

  it('of Yellowbeard are of every ocean that is in the house', () => {
    const maps = games.yellowbeard.optionFields.find(({ name }) => name === 'map')?.choices ?? [];
    expect(maps).toHaveLength(3);
    expect(
      ofGame('yellowbeard')
        .map((golden) => playedWith(golden, 'map'))
        .sort(),
    ).toEqual([...maps].sort());
  });

  it('have actions taken back in every game whose rules allow it', () => {
    const withUndo = list.filter(({ name }) => {
      const { steps } = JSON.parse(readGolden(goldenFolder, name)!) as GameRecord;
      return steps.some((step) => 'undo' in step);
    });
    // At Korsar every action shows a card or draws one, and stands.
    const allowed = Object.keys(games).filter((id) => id !== 'korsar');
    expect([...new Set(withUndo.map(({ game }) => game))].sort()).toEqual(allowed.sort());
  });

  it('stay small', () => {
    const sizes = readdirSync(goldenFolder).map((file) => statSync(path.join(goldenFolder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });
});
