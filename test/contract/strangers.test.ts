/**
 * Seats that do not exist ask every game what seats may ask: they have no choice, may do nothing, see no more than the
 * room, and whatever they ask leaves the position, the record and the rest of the match as they were.
 */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/match/hash.ts';
import { Match } from '../../src/match/match.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { seatCounts } from './option-sets.ts';
import { opening, randomWalk } from './walk.ts';

const all = Object.values(games) as unknown as Game[];
const strangers = (seats: number): Seat[] => [-1, seats, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
/** Positions of a walk that are looked at. */
const every = 5;

/** What it answers, or that it throws: both are fair where nobody sits, as long as nothing comes of it. */
function asked<T>(ask: () => T): { answer?: T; threw?: true } {
  try {
    return { answer: ask() };
  } catch {
    return { threw: true };
  }
}

describe.each(all)('$id', (game) => {
  for (const seats of seatCounts(game)) {
    it(`${seats} seats: a seat that does not exist has nothing to do, sees nothing and changes nothing`, () => {
      let looked = 0;
      for (const { before, action, index } of randomWalk(game, { seats, seed: `strangers ${seats}` })) {
        if (index % every > 0) continue;
        looked++;
        const state = game.clone(before.state);
        const was = canonicalJson(state);
        const room = asked(() => canonicalJson({ ...game.view(state, 'table'), viewer: null })).answer;
        for (const stranger of strangers(seats)) {
          const what = `${stranger} before action ${index}`;
          const unchanged = () => expect(canonicalJson(state), what).toBe(was);
          expect(game.legal(state, stranger), what).toEqual([]);
          unchanged();
          expect(game.refusal(state, stranger, action)?.code, what).toEqual(expect.any(String));
          unchanged();
          expect(asked(() => game.choices?.(state, stranger) ?? []).answer ?? [], what).toEqual([]);
          unchanged();
          const { answer: view } = asked(() => game.view(state, stranger));
          if (view) expect(canonicalJson({ ...view, viewer: null }), what).toBe(room);
          unchanged();
          expect(game.toAct(state), what).not.toContain(stranger);
          expect(game.mayAct(state), what).not.toContain(stranger);
        }
      }
      expect(looked).toBeGreaterThan(0);
    });
  }

  it('a match is played to the same end, whoever asks on the way', () => {
    const seats = seatCounts(game)[1];
    const play = (disturb: (match: Match, legal: readonly object[]) => void) => {
      const match = Match.create(game, { seats, seed: seedFrom('strangers') });
      const choice = seededDice(seedFrom('strangers'), 'bots');
      for (let seat = match.toAct[0]; seat !== undefined && match.record.steps.length < 150; seat = match.toAct[0]) {
        const legal = match.legal(seat);
        disturb(match, legal);
        match.act(seat, legal[choice.below(legal.length)]);
      }
      return match.record;
    };
    let refused = 0;
    const disturbed = play((match, legal) => {
      const before = JSON.stringify(match.record);
      for (const stranger of strangers(seats)) {
        expect(match.act(stranger, legal[0])).toEqual({ refused: 'NO_SUCH_SEAT' });
        expect(match.undo(stranger)).toEqual({ refused: expect.any(String) });
        asked(() => match.view(stranger));
        asked(() => match.legal(stranger));
        refused++;
      }
      expect(JSON.stringify(match.record)).toBe(before);
    });
    expect(disturbed).toEqual(play(() => {}));
    expect(refused).toBeGreaterThan(60);
  });

  it('is opened as it was after somebody asked', () => {
    const table = { seats: seatCounts(game)[0], seed: 'opening' };
    const first = canonicalJson(opening(game, table));
    for (const stranger of strangers(table.seats))
      asked(() => game.view(opening(game, table).position.state, stranger));
    expect(canonicalJson(opening(game, table))).toBe(first);
  });
});
