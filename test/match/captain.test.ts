/** Captains who change in the middle of a match: it is in the record, it is replayed, and it is no action. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { type Parley, parley } from '../toy/parley.ts';

const toys: Record<string, Game> = { parley: parley as unknown as Game };
const anne = { name: 'Anne', kind: 'person' as const };
const bart = { name: 'Bart', kind: 'person' as const };
const parrot = { name: 'Bart', kind: 'bot' as const, level: 'parrot', temper: 'bold' };

/** Both seats have wagered; seat 0 is to play. */
function started(): Match<Parley> {
  const match = Match.create(parley, { seats: 2, seed: seedFrom('captain'), players: [anne, bart] });
  match.act(0, { type: 'wager', amount: 1 });
  match.act(1, { type: 'wager', amount: 2 });
  return match;
}

describe('a captain who takes over a seat', () => {
  it('sits there from now on; the head of the record keeps who began', () => {
    const match = started();
    const { position } = match;
    expect(match.captain(1, parrot)).toEqual({ seated: parrot });
    expect(match.players).toEqual([anne, parrot]);
    expect(match.record.players).toEqual([anne, bart]);
    expect(match.record.steps.at(-1)).toEqual({ seat: 1, captain: parrot });
    expect(match.position).toBe(position);
    expect(match.toAct).toEqual([0]);
  });

  it('is there again after a replay, and the match goes on', () => {
    const match = started();
    match.captain(1, parrot);
    match.act(0, match.legal(0).at(-1)!);
    match.captain(1, bart);
    match.captain(0, { ...parrot, name: 'Polly' });
    const read = readRecord(JSON.stringify(match.record), toys);
    if (!read.ok) throw new Error(read.code);
    const again = replay(read.record, toys);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.players).toEqual([{ ...parrot, name: 'Polly' }, bart]);
    expect(again.match.record).toEqual(match.record);
    expect(again.match.act(1, again.match.legal(1)[0])).toHaveProperty('hash');
  });

  it('cannot take back what the one before them did', () => {
    const match = started();
    match.act(0, { type: 'flag', colour: 'black' });
    expect(match.whyNoUndo(0)).toBeNull();
    match.captain(0, parrot);
    expect(match.whyNoUndo(0)).toBe('NOTHING_TO_UNDO');
    expect(match.undo(0)).toEqual({ refused: 'NOTHING_TO_UNDO' });
  });

  it('is no barrier for anybody else, live and in the record', () => {
    const match = started();
    const before = match.position;
    match.act(0, { type: 'flag', colour: 'black' });
    match.captain(1, parrot);
    expect(match.undo(0)).toEqual({ undone: 1 });
    expect(match.position).toBe(before);
    expect(match.players[1]).toEqual(parrot);
    const again = replay(structuredClone(match.record), toys);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.position).toEqual(before);
    expect(again.match.players[1]).toEqual(parrot);
  });

  it('is refused where there is no seat, no captain or no match any more', () => {
    const match = started();
    const steps = match.record.steps.length;
    expect(match.captain(2, anne)).toEqual({ refused: 'NO_SUCH_SEAT' });
    expect(match.captain(0.5, anne)).toEqual({ refused: 'NO_SUCH_SEAT' });
    const nobodies = [
      null,
      'Anne',
      {},
      { name: 'Anne' },
      { ...anne, level: 'parrot' },
      { ...parrot, level: undefined },
    ];
    for (const nobody of [...nobodies, { ...anne, name: 'x'.repeat(61) }, { ...anne, pin: 1 }])
      expect(match.captain(0, nobody)).toEqual({ refused: 'BAD_PLAYER' });
    expect(match.record.steps).toHaveLength(steps);
    while (match.toAct.length > 0) match.act(match.toAct[0], match.legal(match.toAct[0]).at(-1)!);
    expect(match.captain(0, parrot)).toEqual({ refused: 'MATCH_OVER' });
  });

  it.each<[string, object, string, number]>([
    ['in a seat that is not there', { seat: 2, captain: parrot }, 'NO_SUCH_SEAT', -1],
    ['without a name', { seat: 1, captain: { kind: 'person' } }, 'DAMAGED', -1],
    ['with an action', { seat: 1, captain: parrot, action: { type: 'peek' } }, 'DAMAGED', -1],
  ])('a record with a captain %s is refused', (_, step, code, at) => {
    const record = structuredClone(started().record);
    record.steps.push(step as GameRecord['steps'][0]);
    expect(replay({ ...record, seal: sealOf(record) }, toys)).toMatchObject({ ok: false, code, step: at });
  });

  it('a record in which somebody takes back across their own captain step is refused', () => {
    const record = structuredClone(started().record);
    const match = started();
    match.act(0, { type: 'flag', colour: 'black' });
    match.captain(0, parrot);
    record.steps = [...match.record.steps, { undo: 1 }];
    expect(replay({ ...record, seal: sealOf(record) }, toys)).toMatchObject({
      ok: false,
      code: 'NOTHING_TO_TAKE_BACK',
      step: 4,
    });
  });
});

describe('a match that opens in a position', () => {
  const before = [
    { seat: 0, action: { type: 'wager', amount: 1 } },
    { seat: 1, action: { type: 'wager', amount: 2 } },
  ] as const;
  const setup = {
    seats: 2,
    seed: seedFrom('before'),
    deal: {
      hands: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
  };
  const opened = () => Match.create(parley, { ...setup, before });

  it('is where the deal and these actions lead, and tells nothing of them', () => {
    const played = Match.create(parley, setup);
    for (const { seat, action } of before) played.act(seat, action);
    const match = opened();
    expect(match.position).toEqual(played.position);
    expect(played.opening).not.toEqual([]);
    expect(match.opening).toEqual([]);
    expect(match.record.steps).toEqual([]);
    expect(match.record.before).toEqual(before);
  });

  it('takes nothing of it back', () => {
    const match = Match.create(parley, {
      ...setup,
      before: [...before, { seat: 0, action: { type: 'flag', colour: 'black' } }],
    });
    expect(match.whyNoUndo(0)).toBe('NOTHING_TO_UNDO');
    expect(match.takeBack(1)).toBe(false);
  });

  it('goes through its record, and is played on', () => {
    const match = opened();
    match.act(0, { type: 'play', card: 2 });
    const read = readRecord(JSON.stringify(match.record), toys);
    if (!read.ok) throw new Error(read.code);
    const again = replay(read.record, toys);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.record).toEqual(match.record);
    expect(again.match.opening).toEqual([]);
    expect(again.match.act(1, { type: 'play', card: 4 })).toHaveProperty('hash');
  });

  it.each<[string, unknown[]]>([
    ['a seat that is not there', [{ seat: 2, action: before[0].action }]],
    ['half a seat', [{ seat: 0.5, action: before[0].action }]],
    ['no action', [{ seat: 0, action: { type: 'sink' } }]],
    ['an action that is not allowed', [{ seat: 0, action: { type: 'peek' } }]],
  ])('is refused with %s', (_, moves) => {
    expect(() =>
      Match.create(parley, { ...setup, before: moves as { seat: number; action: Parley['action'] }[] }),
    ).toThrow(expect.objectContaining({ name: 'BadSetup', code: 'BAD_BEFORE' }));
  });

  it.each<[string, (r: GameRecord) => unknown, string]>([
    ['a seat that is not there', (r) => Object.assign(r.before![0], { seat: 7 }), 'NO_SUCH_SEAT'],
    ['no action', (r) => Object.assign(r.before![0], { action: { type: 'sink' } }), 'NOT_AN_ACTION'],
    ['an action twice', (r) => r.before!.push(r.before![0]), 'SETUP_FAILS'],
    ['an action missing', (r) => r.before!.pop(), 'SETUP_DIFFERS'],
    ['more than is allowed', (r) => Object.assign(r, { before: Array(20_001).fill(r.before![0]) }), 'TOO_MANY_STEPS'],
  ])('a record with %s at its beginning is refused, sealed or not', (_, change, code) => {
    const record = structuredClone(opened().record);
    change(record);
    expect(replay(record, toys)).toMatchObject({ ok: false });
    expect(replay({ ...record, seal: sealOf(record) }, toys)).toMatchObject({ ok: false, code });
  });
});
