import { describe, expect, it } from 'vitest';
import { withCaps } from '../../src/match/caps.ts';
import { Match } from '../../src/match/match.ts';
import { apply, sent, start, viewers } from '../../src/match/position.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { BadSetup, type Game } from '../../src/rules/game.ts';
import { deepFreeze } from '../contract/walk.ts';
import { type Event, type Parley, parley } from '../toy/parley.ts';

const seed = seedFrom('match');
const toy = () => Match.create(parley, { seats: 2, seed });
/** Both seats have wagered; seat 0 is to play. */
function started(): Match<Parley> {
  const match = toy();
  match.act(0, { type: 'wager', amount: 1 });
  match.act(1, { type: 'wager', amount: 2 });
  return match;
}

describe('a match', () => {
  it('starts with the events of the set-up and a record of how it began', () => {
    const match = Match.create(parley, { seats: 2, seed, players: [person('Anne'), bot('Mary')] });
    expect(match.opening.map((e) => e.type)).toEqual(['Dealt']);
    expect(match.record).toMatchObject({ format: 2, game: 'parley', version: 1, seats: 2, seed, deal: {}, steps: [] });
    expect(match.record.options).toEqual({ flags: true });
    expect(match.record.players[1]).toEqual({ name: 'Mary', kind: 'bot', level: 'parrot' });
  });

  it('gives events, hash and a step of the record for every action', () => {
    const match = toy();
    const acted = match.act(0, { type: 'wager', amount: 3 });
    if ('refused' in acted) throw new Error(acted.refused);
    expect(acted.events.map((e) => e.type)).toEqual(['Wagered']);
    expect(match.record.steps).toEqual([{ seat: 0, action: { type: 'wager', amount: 3 }, hash: acted.hash }]);
    expect(acted.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(match.toAct).toEqual([1]);
    expect(match.mayAct).toEqual([0, 1]);
  });

  it('refuses with a code and changes nothing', () => {
    const match = started();
    const before = structuredClone(match.record);
    const position = match.position;
    expect(match.act(1, { type: 'peek' })).toEqual({ refused: 'NOT_YOUR_TURN' });
    expect(match.act(0, { type: 'wager', amount: 1 })).toEqual({ refused: 'WRONG_PHASE' });
    expect(match.act(0, { type: 'play', card: 99 })).toEqual({ refused: 'NOT_YOUR_CARD' });
    expect(match.act(7, { type: 'peek' })).toEqual({ refused: 'NO_SUCH_SEAT' });
    expect(match.act(-1, { type: 'peek' })).toEqual({ refused: 'NO_SUCH_SEAT' });
    expect(match.act(0.5, { type: 'peek' })).toEqual({ refused: 'NO_SUCH_SEAT' });
    for (const nonsense of [null, undefined, 7, 'peek', [], {}, { type: 'sink' }, { type: 'play', card: '1' }])
      expect(match.act(0, nonsense)).toEqual({ refused: 'BAD_ACTION' });
    expect(match.record).toEqual(before);
    expect(match.position).toBe(position);
  });

  it('refuses a seat that may not act even if the rules forget to', () => {
    const lax: Game<Parley> = { ...parley, refusal: () => null };
    const match = Match.create(lax, { seats: 2, seed });
    match.act(0, { type: 'wager', amount: 0 });
    match.act(1, { type: 'wager', amount: 0 });
    expect(match.act(1, { type: 'peek' })).toEqual({ refused: 'NOT_YOUR_TURN' });
  });

  it('rejects a set-up that does not fit', () => {
    const bad = (setup: object) => () => Match.create(parley, { seats: 2, seed, ...setup } as never);
    expect(bad({ seats: 4 })).toThrow(BadSetup);
    expect(bad({ options: { flags: 'yes' } })).toThrow('"where":"options.flags"');
    expect(bad({ deal: { hands: 3 } })).toThrow('"where":"deal.hands"');
    expect(bad({ players: [person('Anne')] })).toThrow('PLAYERS_MISSING {"players":1,"seats":2}');
    expect(bad({ seed: 'abc' })).toThrow(RangeError);
    expect(bad({ seed: '0'.repeat(32) })).toThrow(RangeError);
  });

  it('runs to its outcome, then waits for nobody', () => {
    const match = started();
    while (match.toAct.length > 0) match.act(match.toAct[0], match.legal(match.toAct[0]).at(-1)!);
    expect(match.outcome?.points).toHaveLength(2);
    expect(match.mayAct).toEqual([]);
    expect(match.act(0, { type: 'peek' })).toEqual({ refused: 'WRONG_PHASE' });
    expect(match.whyNoUndo(1)).toBe('MATCH_OVER');
  });

  it('does not let the caller change the record through what he handed in', () => {
    const match = toy();
    const action = { type: 'wager', amount: 1 } as const;
    match.act(0, action);
    Object.assign(action, { amount: 2 });
    expect(match.record.steps[0]).toMatchObject({ action: { amount: 1 } });
  });
});

describe('undo', () => {
  it('takes back what told nothing, and writes that down', () => {
    const match = started();
    const before = match.position;
    match.act(0, { type: 'flag', colour: 'black' });
    expect(match.whyNoUndo(0)).toBeNull();
    expect(match.undo(0)).toEqual({ undone: 1 });
    expect(match.position).toBe(before);
    expect(match.record.steps.at(-1)).toEqual({ undo: 1 });
    expect(match.act(0, { type: 'flag', colour: 'red' })).toHaveProperty('hash');
  });

  it.each([
    ['a card that was shown', (m: Match<Parley>) => m.act(0, m.legal(0).at(-1)!), 'DISCLOSED'],
    ['a peek, although nobody else saw it', (m: Match<Parley>) => m.act(0, { type: 'peek' }), 'DISCLOSED'],
    ['a roll', (m: Match<Parley>) => m.act(0, { type: 'roll' }), 'CHANCE_WAS_DRAWN'],
  ])('does not take back %s', (_, act, reason) => {
    const match = started();
    act(match);
    const steps = match.record.steps.length;
    expect(match.whyNoUndo(0)).toBe(reason);
    expect(match.undo(0)).toEqual({ refused: reason });
    expect(match.record.steps).toHaveLength(steps);
  });

  it('is for the seat that acted last, and only when something was played', () => {
    const match = toy();
    expect(match.whyNoUndo(0)).toBe('NOTHING_TO_UNDO');
    match.act(0, { type: 'wager', amount: 1 });
    expect(match.whyNoUndo(1)).toBe('NOT_YOUR_ACTION');
    // The rules let everybody wager again as long as it matters.
    expect(match.whyNoUndo(0)).toBe('SIMULTANEOUS');
    match.act(1, { type: 'wager', amount: 1 });
    match.act(0, { type: 'flag', colour: 'black' });
    match.undo(0);
    expect(match.whyNoUndo(0)).toBe('NOTHING_TO_UNDO');
  });

  it('stops at what cannot be taken back', () => {
    const match = started();
    match.act(0, { type: 'peek' });
    match.act(0, { type: 'flag', colour: 'black' });
    expect(match.undo(0)).toEqual({ undone: 1 });
    expect(match.undo(0)).toEqual({ refused: 'DISCLOSED' });
  });
});

describe('a position', () => {
  it('survives apply deeply frozen, and gives the rules numbers without a cursor', () => {
    const seen: object[] = [];
    const spy: Game<Parley> = {
      ...parley,
      play(s, seat, action, emit, dice) {
        seen.push(dice);
        parley.play(s, seat, action, emit, dice);
      },
    };
    const { position } = start(spy, { seats: 2, options: { flags: true }, seed, deal: {} });
    const applied = apply(spy, deepFreeze(position), 0, { type: 'wager', amount: 1 });
    expect(applied).toHaveProperty('position');
    expect(seen.map((dice) => Object.keys(dice))).toEqual([['below']]);
    expect(position.dice).toHaveLength(seededDice(seed, 'deck').cursor().length);
  });

  it('sends each viewer what he may know', () => {
    const events: Event[] = [
      { type: 'Dealt', secret: [{ to: [1], facts: { hand: [3] } }] },
      { type: 'PilePeeked', only: [0], card: 5 },
    ];
    expect(sent(events, 0)).toEqual([{ type: 'Dealt' }, { type: 'PilePeeked', card: 5 }]);
    expect(sent(events, 1)).toEqual([{ type: 'Dealt', hand: [3] }]);
    expect(sent(events, 'table')).toEqual([{ type: 'Dealt' }]);
    expect(viewers(2)).toEqual([0, 1, 'table']);
  });
});

describe('caps', () => {
  it('are options where a game has them, and leave other games alone', () => {
    expect(withCaps(parley, { flags: false })).toEqual({ flags: false });
    const capped = {
      ...parley,
      optionFields: [{ name: 'turnCap', official: false, kind: 'integer', default: 0 }],
    } as unknown as Game;
    expect(withCaps(capped, {})).toEqual({ turnCap: 200 });
    expect(withCaps(capped, { turnCap: 9 } as object)).toEqual({ turnCap: 9 });
  });
});

function person(name: string) {
  return { name, kind: 'person' as const };
}
function bot(name: string) {
  return { name, kind: 'bot' as const, level: 'parrot' };
}
