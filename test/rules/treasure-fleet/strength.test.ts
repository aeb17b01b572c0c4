/** 6.1 and 6.2 on one ship, against the words of the rules spelled out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaderOf, strengthsOf } from '../../../src/rules/treasure-fleet/strength.ts';
import type { Captain, CardKind, Leader, Shot, Slot } from '../../../src/rules/treasure-fleet/types.ts';

function ship(fire: string, kind: Slot['kind'] = 'treasure'): Slot {
  const shots = fire === '' ? [] : fire.split(' ');
  return {
    ...{ ship: '16a', kind, points: 16, slot: 0, becalmedBy: null, swept: false },
    fire: shots.map((shot, i): Shot => {
      const [who, card] = shot.split(':');
      return { captain: who === 'N' ? 'neutral' : Number(who), card: card as CardKind, play: i + 1 };
    }),
  };
}
const lead = (slot: Slot) => leaderOf(slot, strengthsOf(slot));

/** The rules as they read, for any fire. */
function inWords(slot: Slot): Leader {
  const captains = [...new Set(slot.fire.map((shot) => shot.captain))];
  const cardsOf = (captain: Captain) => slot.fire.filter((shot) => shot.captain === captain).map((shot) => shot.card);
  const sum = (captain: Captain) => cardsOf(captain).reduce((guns, card) => guns + (Number(card) || 0), 0);
  if (captains.length === 0) return null;
  const boarders = captains.filter((captain) => cardsOf(captain).includes('BP'));
  if (boarders.length > 1) return 'boardersTie';
  if (boarders.length === 1) return boarders[0];
  const best = captains.filter((captain) => captains.every((other) => sum(captain) >= sum(other)));
  return best.length > 1 ? 'tie' : best[0];
}

describe('strength', () => {
  it.each([
    ['', null],
    ['0:1', 0],
    ['0:3 1:3', 'tie'],
    ['0:3 1:3 2:4', 2],
    ['2:4 0:3 1:3', 2],
    ['0:2 1:3 0:2', 0],
    ['0:3 1:3 2:BP', 2],
    ['2:BP 0:3 1:3', 2],
    ['0:BP 1:4 2:4 1:4', 0],
    ['0:BP 1:4 N:BP', 'boardersTie'],
    ['N:4 0:3', 'neutral'],
    ['N:4 0:4', 'tie'],
  ] as [string, Leader][])('6.2 %j leads %j', (fire, leader) => {
    expect(lead(ship(fire))).toBe(leader);
    expect(lead(ship(fire, 'cursed'))).toBeNull();
  });

  it('6.1 sums each captain alone, in the order of the first shot', () => {
    expect(strengthsOf(ship('2:1 N:3 0:4 2:2 0:BP N:BP'))).toEqual([
      { captain: 2, guns: 3, boarding: false },
      { captain: 'neutral', guns: 3, boarding: true },
      { captain: 0, guns: 4, boarding: true },
    ]);
  });

  it('6.4 nothing counts on a becalmed ship', () => {
    const slot = { ...ship('0:BP', 'cursed'), becalmedBy: { captain: 1, card: 'ST', play: 2 } as Shot };
    expect(strengthsOf(slot)).toEqual([]);
    expect(lead(slot)).toBeNull();
  });

  it('6.2 agrees with the words of the rules, whatever lies there in whatever order', () => {
    const shot = fc
      .tuple(fc.constantFrom('0', '1', '2', '3', 'N'), fc.constantFrom('4', '3', '3', '2', '2', '1', 'BP'))
      .map((parts) => parts.join(':'));
    fc.assert(
      fc.property(fc.array(shot, { maxLength: 9 }), (shots) => {
        const slot = ship(shots.join(' '));
        expect(lead(slot)).toBe(inWords(slot));
      }),
      { numRuns: 2000 },
    );
  });
});
