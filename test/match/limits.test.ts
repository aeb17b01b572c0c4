/** How much a record may hold, from outside and in live play: what a match writes can always be read again. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { type GameRecord, maxSteps, maxUndone, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { type Parley, parley } from '../toy/parley.ts';

const toys: Record<string, Game> = { parley: parley as unknown as Game };

function started(): Match<Parley> {
  const match = Match.create(parley, { seats: 2, seed: seedFrom('limits') });
  match.act(0, { type: 'wager', amount: 1 });
  match.act(1, { type: 'wager', amount: 2 });
  return match;
}

/** Puts up a flag and takes it down again, so many times. */
function dither(match: Match<Parley>, times: number): void {
  for (let n = 0; n < times; n++) {
    match.act(0, { type: 'flag', colour: 'black' });
    match.takeBack(1);
  }
}

/** A game that nobody may ask for anything but its id: what is refused is refused before any rule runs. */
const untouchable = new Proxy({} as Game, {
  get: (_, name) => {
    throw new Error(`The rules were asked for ${String(name)}.`);
  },
});

describe('what was taken back', () => {
  it('may be 2,000 actions in live play, and the record of that is read', () => {
    expect(maxUndone).toBe(2000);
    const match = started();
    dither(match, maxUndone - 1);
    match.act(0, { type: 'flag', colour: 'black' });
    expect(match.undo(0)).toEqual({ undone: 1 });
    match.act(0, { type: 'flag', colour: 'black' });
    expect(match.whyNoUndo(0)).toBe('UNDO_LIMIT');
    expect(match.undo(0)).toEqual({ refused: 'UNDO_LIMIT' });
    expect(shellWords().noUndo.UNDO_LIMIT).toContain('2,000');
    const again = replay(JSON.parse(JSON.stringify(match.record)), toys);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.whyNoUndo(0)).toBe('UNDO_LIMIT');
    expect(again.match.act(0, again.match.legal(0).at(-1)!)).toHaveProperty('hash');
  });

  it.each<[string, (r: GameRecord) => unknown, number]>([
    ['one by one', (r) => r.steps.push({ undo: 1 }), 2001],
    ['all at once', (r) => r.steps.push({ undo: 1001 }), 3001],
    ['more than there is', (r) => r.steps.push({ undo: 1e300 }), 1e300],
  ])('may not be more in a record, %s, whatever its seal says', (_, change, undone) => {
    const match = started();
    dither(match, maxUndone);
    const record = structuredClone(match.record);
    change(record);
    const read = readRecord(JSON.stringify({ ...record, seal: sealOf(record) }), { parley: untouchable });
    expect(read).toMatchObject({ ok: false, code: 'TOO_MANY_UNDONE', facts: { undone, most: 2000 } });
  });

  it('an import of 4.9 million characters with 99,990 undone steps is refused before any rule runs', () => {
    const record = structuredClone(started().record);
    const [wager] = record.steps;
    for (let n = 0; n < 99_990 / 2; n++) record.steps.push(wager, { undo: 2 });
    const text = JSON.stringify({ ...record, note: 'x'.repeat(4_900_000 - JSON.stringify(record).length) });
    expect(text.length).toBeGreaterThan(4_800_000);
    expect(readRecord(text, { parley: untouchable })).toMatchObject({ ok: false, code: 'TOO_LONG' });
    // The same in fewer characters.
    const short = JSON.stringify({ ...record, steps: record.steps.slice(0, 10_000) });
    expect(readRecord(short, { parley: untouchable })).toMatchObject({ ok: false, code: 'TOO_MANY_UNDONE' });
  });
});

describe('how much there may be of a record', () => {
  it('a live match stops at what can be read again', () => {
    const match = Match.create(parley, { seats: 2, seed: seedFrom('endless') });
    let played = 0;
    while (!('refused' in match.act(0, { type: 'wager', amount: played % 4 }))) played++;
    expect(played).toBe(maxSteps);
    expect(match.act(0, { type: 'wager', amount: 1 })).toEqual({ refused: 'RECORD_FULL' });
    expect(match.captain(0, { name: 'Anne', kind: 'person' })).toEqual({ refused: 'RECORD_FULL' });
    expect(match.whyNoUndo(0)).toBe('UNDO_LIMIT');
    expect(readRecord(JSON.stringify(match.record), toys)).toMatchObject({ ok: true });
  });

  it('more steps are refused before any rule runs', () => {
    const { record } = started();
    const steps = Array(maxSteps + 1).fill(record.steps[0]);
    expect(readRecord(JSON.stringify({ ...record, steps }), { parley: untouchable })).toMatchObject({
      ok: false,
      code: 'TOO_MANY_STEPS',
      facts: { steps: maxSteps + 1, most: maxSteps },
    });
  });

  const itself: Record<string, unknown> = { format: 2 };
  itself.options = itself;
  let doubled: object = {};
  for (let n = 0; n < 12; n++) doubled = Array(20).fill(doubled);

  it.each<[string, unknown, string]>([
    ['nested too deep', JSON.parse(`${'[{"x":'.repeat(20)}1${'}]'.repeat(20)}`), 'TOO_DEEP'],
    ['holding itself', itself, 'TOO_DEEP'],
    ['small to write down and huge to read', { format: 2, options: doubled }, 'TOO_LONG'],
    ['with one endless text', { format: 2, game: 'x'.repeat(5_000_000) }, 'TOO_LONG'],
    ['a date', { format: 2, start: new Date(0) }, 'NOT_PLAIN'],
    ['a large number', { format: 2, version: 7n }, 'NOT_PLAIN'],
    ['no number', { format: 2, version: Number.NaN }, 'NOT_PLAIN'],
    ['a function', { format: 2, steps: [() => 1] }, 'NOT_PLAIN'],
  ])('a value that is no record: %s', (_, value, code) => {
    expect(replay(value, { parley: untouchable })).toMatchObject({ ok: false, code, step: -1 });
  });
});
