/** The contract test itself is tried on a toy, sound and broken. */
import { describe, expect, it } from 'vitest';
import { botFor, type Level, levels } from '../../src/bots/index.ts';
import type { Game } from '../../src/rules/game.ts';
import { parleyFacts } from '../toy/facts.ts';
import { type Event, type Parley, parley, type State } from '../toy/parley.ts';
import { examine } from './contract.ts';

const depth = { every: 1, actions: 2, bots: (Object.keys(levels) as Level[]).map((level) => botFor(level, 10)) };

function look(game: Game<Parley>, seed = 'toy') {
  const found = [2, 3].map((seats) => examine(game, parleyFacts, { seats, seed: `${seed}${seats}` }, depth));
  return {
    structure: found.flatMap((f) => f.structure),
    through: new Set(found.flatMap((f) => f.leaks).map((leak) => leak.through)),
    completeness: found.flatMap((f) => f.completeness),
    met: new Set(found.flatMap((f) => [...f.met])),
  };
}

describe('the contract test', () => {
  it('finds nothing in a sound game, and tries every row of its fact table', () => {
    const found = look(parley);
    expect(found.structure).toEqual([]);
    expect([...found.through]).toEqual([]);
    expect(found.completeness).toEqual([]);
    expect([...found.met].sort()).toEqual(parleyFacts.facts.map((f) => f.row).sort());
  });

  it('finds a lost card', () => {
    const lossy = playThen((s) => s.pile.pop());
    expect(look(lossy).structure.join()).toContain('Cards are lost');
  });

  it('finds a view that hands out the state', () => {
    const game: Game<Parley> = { ...parley, view: (s, viewer) => ({ ...parley.view(s, viewer), played: s.played }) };
    expect(look(game).structure.join()).toContain('shares objects with the state');
  });

  it('finds a play that writes to the old state', () => {
    const game: Game<Parley> = { ...parley, clone: (s) => ({ ...s }) };
    expect(() => look(game)).toThrow(TypeError);
  });

  it('finds a state that does not survive JSON', () => {
    const vague = playThen((s) => Object.assign(s, { seen: undefined }));
    expect(look(vague).structure.join()).toContain('does not survive JSON');
  });

  it('finds an action that is listed but refused', () => {
    const game: Game<Parley> = {
      ...parley,
      refusal: (s, seat, a) =>
        a.type === 'wager' && a.amount === 3 ? { code: 'TOO_MUCH' } : parley.refusal(s, seat, a),
    };
    expect(() => look(game)).toThrow('refuse');
  });

  it('finds a forgotten fact', () => {
    const game: Game<Parley> = { ...parley, view: (s, viewer) => ({ ...parley.view(s, viewer), flag: '' }) };
    expect(look(game).completeness.join()).toContain('"flag" is hidden from table');
  });

  it('finds a wager in its event', () => {
    const game = emitAs((e, s) => (e.type === 'Wagered' ? [{ ...e, about: s.wagers[e.seat as number] }] : [e]));
    expect([...look(game).through]).toEqual(['events']);
  });

  it('finds a peek that everybody sees', () => {
    const game = emitAs(({ only: _, ...event }) => [event]);
    expect([...look(game).through]).toEqual(['events']);
  });

  it('finds an event that is there or not for a hidden reason', () => {
    const game = emitAs((e, s) => (e.type === 'FlagRaised' && s.pile[0] > 6 ? [e, { type: 'RavenCried' }] : [e]));
    expect([...look(game).through]).toEqual(['events']);
  });

  it('finds a name that tells a wager', () => {
    const game: Game<Parley> = {
      ...parley,
      nameFor: (_s, _seat, action) => (action.type === 'wager' ? `wager ${action.amount}` : JSON.stringify(action)),
    };
    expect([...look(game).through]).toEqual(['name']);
  });

  it('finds unlike actions of one name, and a value that is no chance', () => {
    const vague: Game<Parley> = { ...parley, nameFor: (_s, _seat, { type }) => type };
    expect(look(vague).structure.join()).toContain('has unlike actions of the name "play"');
    const sure: Game<Parley> = { ...parley, value: (s) => s.hands.map((_, seat) => seat) };
    expect(look(sure).structure.join()).toContain('the value 2 is no chance');
    expect(look(sure).structure.join()).toContain('at the end');
  });

  it('finds a bot that looks at more than its view', () => {
    let truth: State | null = null;
    const game: Game<Parley> = {
      ...parley,
      view(s, viewer) {
        truth = s;
        return parley.view(s, viewer);
      },
    };
    const peeker = {
      decide: (_: unknown, __: unknown, legal: readonly object[]) => legal[truth!.pile[0] % legal.length],
    };
    const found = examine(game, parleyFacts, { seats: 2, seed: 'x' }, { ...depth, bots: [peeker as never] });
    expect(new Set(found.leaks.map((leak) => leak.through))).toEqual(new Set(['bot']));
  });
});

function playThen(then: (s: State) => unknown): Game<Parley> {
  return {
    ...parley,
    play(s, ...rest) {
      parley.play(s, ...rest);
      then(s);
    },
  };
}

function emitAs(change: (event: Event, s: State) => Event[]): Game<Parley> {
  return {
    ...parley,
    play(s, seat, action, emit, dice) {
      const tell = (e: Event) => {
        for (const one of change(e, s)) emit?.(one);
      };
      parley.play(s, seat, action, tell, dice);
    },
  };
}
