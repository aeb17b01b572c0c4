/** What may be taken back in Treasure Fleet (decision 7): open choices that turned nothing up. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import type { TreasureFleet } from '../../src/rules/treasure-fleet/types.ts';

function loaded(seats: number, options = {}): Match<TreasureFleet> {
  const match = Match.create(treasureFleet, { seats, options, seed: seedFrom('undo'), deal: { firstLookout: 0 } });
  for (let seat = 0; seat < seats; seat++) match.act(seat, match.legal(seat)[5]);
  return match;
}

describe('undo in Treasure Fleet', () => {
  it('a load is changed by loading again, not by undo', () => {
    const match = Match.create(treasureFleet, { seats: 3, seed: seedFrom('undo') });
    match.act(0, match.legal(0)[0]);
    expect(match.whyNoUndo(0)).toBe('SIMULTANEOUS');
    expect(match.act(0, match.legal(0)[1])).toHaveProperty('hash');
  });

  it('a card played has been shown', () => {
    const match = loaded(3);
    match.act(0, match.legal(0)[0]);
    expect(match.whyNoUndo(0)).toBe('DISCLOSED');
    expect(match.whyNoUndo(1)).toBe('NOT_YOUR_ACTION');
  });

  it('the neutral card may be placed elsewhere: it lay open before', () => {
    const match = loaded(2);
    const before = match.view('table');
    match.act(0, match.legal(0)[0]);
    expect(match.undo(0)).toEqual({ undone: 1 });
    expect(match.view('table')).toEqual(before);
    expect(match.act(0, match.legal(0)[1])).toHaveProperty('hash');
  });

  it('but not after the own card was played on it', () => {
    const match = loaded(2);
    match.act(0, match.legal(0)[0]);
    match.act(0, match.legal(0)[0]);
    expect(match.undo(0)).toEqual({ refused: 'DISCLOSED' });
  });
});
