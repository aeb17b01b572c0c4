/**
 * A sample of the spoilt saves and imports of test/e2e/corrupt-saves.test.ts: none may crash the house, stand still or bring
 * up another state than the one that was written. The judge itself is judged by loaders that believe too much.
 */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { checkRecord, type GameRecord } from '../../src/match/record.ts';
import { sealOf } from '../../src/match/seal.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import {
  type Copy,
  finished,
  ids,
  judgeImport,
  judgeSave,
  judgeSaves,
  type Loader,
  played,
  spoiltCopies,
  spoiltImports,
  spoiltSaves,
  stepEarlier,
} from './judge.ts';
import { kinds } from './spoil.ts';

const each = 2;

describe(`spoilt saves and imports of ${Object.keys(kinds).length} kinds`, () => {
  it.each(ids)('what is sound is taken, of %s', async (id) => {
    const match = played(id, seededDice(seedFrom('sound'), 'effects'));
    expect(await judgeSave(structuredClone(match.record), match)).toBe('taken');
    expect(await judgeImport(JSON.stringify(finished(id).record), finished(id))).toBe('taken');
  });

  it.each(Object.keys(kinds))('%s: a sentence, or the very match', async (kind) => {
    expect(await spoiltSaves(kind, each)).toBeGreaterThan(0);
    expect(await spoiltImports(kind, each)).toBeGreaterThan(0);
  });
});

describe('of two saves', () => {
  it.each(Object.keys(kinds))('%s: the newest that is sound is gone on with', async (kind) => {
    for (const which of ['last', 'both'] satisfies Copy[])
      expect(Object.values(await spoiltCopies(kind, which, 1))).toContain(1);
  });

  it('only the one before spoilt: the last one', async () => {
    expect(await spoiltCopies('not a record at all', 'before', 4)).toEqual({ refused: 0, taken: 4, 'set back': 0 });
  });

  it.each(ids)('both sound: the last one of %s', async (id) => {
    const match = played(id, seededDice(seedFrom('sound'), 'effects'));
    expect(await judgeSaves(match.record, stepEarlier(match).record, match)).toBe('taken');
  });

  it.each(ids)('the judge finds out a host that goes on with another one of %s', async (id) => {
    const match = played(id, seededDice(seedFrom('sound'), 'effects'));
    const early = stepEarlier(match).record;
    // As if the older one were taken for the last, and an older one still for the one before.
    await expect(judgeSaves(early, match.record, match)).rejects.toThrow();
    await expect(judgeSaves(null, stepEarlier(stepEarlier(match)).record, match)).rejects.toThrow();
  });
});

/** Takes whatever it finds for sound, and what it finds may be text. */
const sealing: Loader = (found) => {
  const record = (typeof found === 'string' ? JSON.parse(found) : found) as GameRecord;
  const sealed = { ...record, seal: sealOf(record) };
  return typeof found === 'string' ? JSON.stringify(sealed) : sealed;
};

/** Believes every step that can be played, whatever the hashes say, and gives up quietly at the first that cannot. */
const gullible: Loader = (found) => {
  const read = checkRecord(sealing(found));
  if (!read.ok) return found;
  const match = Match.create(read.game, read.record);
  for (const step of read.record.steps) {
    if ('undo' in step) match.takeBack(step.undo);
    else if ('captain' in step) match.captain(step.seat, step.captain);
    else if ('refused' in match.act(step.seat, step.action)) break;
  }
  return match.record;
};

/** Loses what was written last. */
const forgetful: Loader = (found) => {
  const record = found as GameRecord;
  return sealing({ ...record, steps: record.steps.slice(0, -1) });
};

/** Knows no levels: whoever was one computer is another now, whom nobody can ask. */
const levelless: Loader = (found) => {
  const record = found as GameRecord;
  return sealing({ ...record, players: record.players.map((one) => (one.level ? { ...one, level: 'kraken' } : one)) });
};

describe('the judge', () => {
  it.each<[string, string, Loader]>([
    ['every step', 'steps in another order', gullible],
    ['every step', 'another seed', gullible],
    ['every step', 'a step missing in the middle', gullible],
    ['a broken seal', 'the last steps cut off', sealing],
    ['a broken seal', 'a computer turned into a person, or back', sealing],
    ['a broken seal', 'other names', sealing],
  ])('finds out a host that believes %s, by saves with %s', async (_, kind, loader) => {
    await expect(spoiltSaves(kind, 12, loader)).rejects.toThrow();
  });

  it('finds out a host that takes a broken seal in an import', async () => {
    await expect(spoiltImports('other names', 12, sealing)).rejects.toThrow();
    await expect(spoiltImports('a computer turned into a person, or back', 12, sealing)).rejects.toThrow();
  });

  it.each(ids)('finds out a host that loses the last step of %s', async (id) => {
    const match = played(id, seededDice(seedFrom('short'), 'effects'));
    await expect(judgeSave(structuredClone(match.record), match, forgetful)).rejects.toThrow();
  });
});

it.each(ids)('a captain of %s whose level nobody knows is refused, however well the record is sealed', async (id) => {
  const match = played(id, seededDice(seedFrom('short'), 'effects'));
  expect(await judgeSave(levelless(structuredClone(match.record)), match)).toBe('refused');
});
