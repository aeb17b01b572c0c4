/** What captains do while a search plays out: always allowed, and with some sense. */
import { describe, expect, it } from 'vitest';
import { worthsAhead } from '../../src/bots/korsar/ahead.ts';
import { policyOf } from '../../src/bots/searching.ts';
import { pickWeighted } from '../../src/bots/weighted.ts';
import { Match } from '../../src/match/match.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import type { State } from '../../src/rules/korsar/types.ts';
import { times } from '../how-much.ts';
import { Scene as CardScene } from '../rules/card-pirates/scene.ts';
import { Scene as KorsarScene } from '../rules/korsar/scene.ts';
import { Scene as FleetScene } from '../rules/treasure-fleet/scene.ts';
import { allTables, positions } from './positions.ts';

const dice = (text: string) => seededDice(seedFrom(text), 'bots');

/** How often each action is chosen, of a hundred times. */
function chosen(id: string, state: object, seat: number): Map<string, number> {
  const policy = policyOf(id);
  const legal = games[id].legal(state, seat);
  const sensible = policy.sensible?.(state, seat, legal) ?? legal;
  const chance = dice('chosen');
  const counts = new Map<string, number>();
  for (let i = 0; i < 100; i++) {
    const key = JSON.stringify(policy.choose!(state, seat, sensible, chance));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('a choice by weight', () => {
  it('is as likely as its weight, and even where nothing weighs', () => {
    const chance = dice('weights');
    const counts = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 4000; i++) counts[pickWeighted(['a', 'b', 'c'] as const, [1, 0, 3], chance)]++;
    expect(counts.b).toBe(0);
    expect(Math.abs(counts.a - 1000)).toBeLessThan(100);
    for (let i = 0; i < 300; i++) counts[pickWeighted(['a', 'b', 'c'] as const, [0, 0, 0], chance)]++;
    expect(counts.b).toBeGreaterThan(60);
  });
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('goes on with allowed actions alone, from the set-up to the end', () => {
    const policy = policyOf(id);
    const chance = dice(id);
    for (const seats of game.seats({
      ...Match.create(game, { seats: 2, seed: seedFrom(id) }).record.options,
    } as never)) {
      if (seats > 4) continue;
      const options = id === 'yellowbeard' ? { turnLimit: 6, rounds: 1 } : {};
      const match = Match.create(game, { seats, options, seed: seedFrom(`${id} ${seats}`) });
      for (let n = 0; match.toAct.length > 0 && n < 600; n++) {
        const [seat] = match.toAct;
        const legal = match.legal(seat);
        const { state } = match.position;
        const kept = policy.sensible?.(state, seat, legal) ?? legal;
        expect(kept.length).toBeGreaterThan(0);
        const action = policy.choose?.(state, seat, kept, chance) ?? kept[chance.below(kept.length)];
        expect(match.act(seat, action)).not.toHaveProperty('refused');
      }
    }
  });
});

describe('Korsar', () => {
  it('fights for the lead, and wastes no captain on a vessel that is its own', () => {
    const scene = new KorsarScene(['V8,V2', 'B4,G1', '', '']).play('S0 V8');
    const counts = chosen('korsar', scene.state, 1);
    const attack = counts.get(JSON.stringify({ type: 'playPirate', card: 'kraken4', vessel: 'v1' })) ?? 0;
    expect(attack).toBeGreaterThan(10);
    for (const [action, count] of counts) if (action.includes('aptain')) expect(count).toBeLessThan(5);
  });
});

describe('Korsar, one action ahead', () => {
  it('rates all that is done with cards in hand as worth does after it, and leaves the sea as it was', () => {
    let compared = 0;
    for (const { state, seat } of positions(korsar as unknown as Game, {
      tables: allTables(korsar as unknown as Game),
    })) {
      const position = state as State;
      // A hand that is nearly used up threatens others less, which is not looked at.
      if (position.hands[seat].length < 5) continue;
      const legal = korsar.legal(position, seat).filter(({ type }) => type !== 'draw');
      const before = JSON.stringify(position);
      const seen = worthsAhead(position, seat, legal);
      expect(JSON.stringify(position)).toBe(before);
      const played = legal.map((action) => {
        const after = korsar.clone(position);
        korsar.play(after, seat, action, undefined, dice('ahead'));
        return korsar.worth(after, seat);
      });
      for (let i = 1; i < legal.length; i++) {
        expect(seen[i] - seen[0]).toBeCloseTo(played[i] - played[0], 8);
        compared++;
      }
      if (compared > times(2000, 50_000)) break;
    }
  });
});

describe('Treasure Fleet', () => {
  it('fires where most is to be won, most of all', () => {
    const { state } = new FleetScene(3, {}, { firstLookout: 0, fleet: ['22a', '6a', '9a', '12a'] }).loadAll(
      '4,2,BP',
      '4,3,2',
      '3,2,1',
    );
    const counts = chosen('treasure-fleet', state, state.toPlay[0]);
    const at = (ship: string) => [...counts].reduce((sum, [key, n]) => (key.includes(ship) ? sum + n : sum), 0);
    expect(at('"22a"')).toBeGreaterThan(2 * at('"6a"'));
  });
});

describe('Card Pirates', () => {
  it('makes the exchange that brings most', () => {
    const scene = CardScene.of({ ships: ['B2', 'E5'], hands: ['5C JC QC', '3H KD'] }).sail(0, '5C', 'A1');
    const counts = chosen('card-pirates', scene.state, 0);
    expect(counts.get(JSON.stringify({ type: 'exchange', card: 'JC' }))).toBeGreaterThan(80);
  });

  it('sails to an island where an exchange waits', () => {
    const scene = CardScene.of({ ships: ['B2', 'E5'], hands: ['5C JC 9D', '3H KD'] });
    let there = 0;
    for (const [action, count] of chosen('card-pirates', scene.state, 0)) if (/"A1"\W*$/.test(action)) there += count;
    expect(there).toBeGreaterThan(60);
  });

  it('puts battle cards down from the strongest, once each, and takes none back', () => {
    const scene = CardScene.of({ ships: ['B3', 'C2'], hands: ['5C 9C 7D 4D', '3H KD'] }).sail(0, '5C', 'C2');
    const { sensible } = policyOf('card-pirates');
    const left = () =>
      sensible!(scene.state, 0, cardPirates.legal(scene.state, 0)).map((action) => JSON.stringify(action));
    scene.act(0, { type: 'commit', card: '7D' });
    expect(left()).toEqual([JSON.stringify({ type: 'commit', card: '4D' }), JSON.stringify({ type: 'ready' })]);
  });
});
