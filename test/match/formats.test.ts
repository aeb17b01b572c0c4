/**
 * Records that were written by earlier programs, line by line in test/records: format 1 becomes a sound record of today's
 * format, with everything that was played, taken back and said in it, and a match that ran goes on.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRecord, type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

const linesOf = (file: string) => readFileSync(`test/records/${file}.jsonl`, 'utf8').trim().split('\n');
const byGame = (text: string) => [JSON.parse(text).game as string, text] as const;
const old = linesOf('format-1').map(byGame);
const kept = linesOf('format-2').map(byGame);

describe.each(old)('a record of format 1 of %s', (_, text) => {
  const written = JSON.parse(text);

  it('is read as a sound record of format 2 that says the same', () => {
    expect(written.format).toBe(1);
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.code);
    const { seal, ...record } = read.record;
    expect(record).toEqual({ ...written, format: 2 });
    expect(seal).toEqual(sealOf(read.record));
    expect(checkRecord(read.record)).toMatchObject({ ok: true, record: read.record });
  });

  it('is replayed to where it was, and goes on as format 2', () => {
    const replayed = replay(written);
    if (!replayed.ok) throw new Error(replayed.code);
    const { match } = replayed;
    expect(match.record.steps).toEqual(written.steps);
    const dice = seededDice(seedFrom('on'), 'effects');
    for (let n = 0; n < 10 && !match.outcome; n++) {
      const [seat] = match.toAct;
      expect(match.act(seat, pick(match.legal(seat), dice))).toHaveProperty('hash');
    }
    expect(match.record.format).toBe(2);
    const again = replay(JSON.parse(JSON.stringify(match.record)));
    if (!again.ok) throw new Error(again.code);
    expect(again.match.position).toEqual(match.position);
    // What is added now is sealed, and what was there before with it.
    const cut = { ...match.record, steps: match.record.steps.slice(0, -1) };
    expect(replay(cut)).toMatchObject({ ok: false, code: 'STEPS_MISSING' });
  });

  it.each<[string, (r: Record<string, unknown>) => unknown]>([
    ['a captain step', (r) => (r.steps as object[]).push({ seat: 0, captain: { name: 'Anne', kind: 'person' } })],
    ['actions before the first step', (r) => Object.assign(r, { before: [] })],
    ['a shuffle', (r) => Object.assign(r, { reshuffle: { seed: r.seed, keep: [] } })],
    ['a seal', (r) => Object.assign(r, { seal: sealOf(r as unknown as GameRecord) })],
    ['a temper', (r) => Object.assign((r.players as object[])[1], { temper: 'bold' })],
  ])('does not know %s', (_, change) => {
    const record = structuredClone(written);
    change(record);
    expect(checkRecord(record)).toMatchObject({ ok: false, code: 'DAMAGED' });
  });
});

it('the old records are of every game, running and over, with actions taken back', () => {
  const ids = Object.keys(games);
  const found = old.map(([id, text]) => ({ id, text, replayed: replay(JSON.parse(text)) }));
  for (const id of ids) {
    const mine = found.filter((one) => one.id === id);
    expect(mine.some(({ text }) => text.includes('"undo"'))).toBe(true);
    expect(mine.map(({ replayed }) => replayed.ok && replayed.match.outcome !== null).sort()).toEqual([false, true]);
  }
});

/** Their seals were worked out once and for all: a program that seals in another way finds every save broken. */
describe.each(kept)('a record of format 2 of %s, from the disk', (_, text) => {
  it('is read, replayed and written again letter by letter', () => {
    expect(text).toContain('"before"');
    expect(text).toContain('"captain"');
    expect(text).toContain('"undo"');
    const replayed = replay(JSON.parse(text));
    if (!replayed.ok) throw new Error(replayed.code);
    expect(JSON.stringify(replayed.match.record)).toBe(text);
    expect(replayed.match.players).not.toEqual(replayed.match.record.players);
  });
});
