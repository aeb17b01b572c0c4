import type { GameFacts } from '../contract/facts.ts';
import type { Parley } from './parley.ts';

const everybody = (seats: number) => [...Array(seats).keys(), 'table' as const];

export const parleyFacts: GameFacts<Parley> = {
  disclosures: {
    PilePeeked: { to: 'actor', fields: ['card'] },
    GameEnded: { to: 'everybody', fields: ['points'] },
  },
  publicForm: (action) => (action.type === 'wager' ? 'wager' : JSON.stringify(action)),
  facts: [
    {
      row: 'own hand',
      change(state) {
        if (state.hands[0].length === 0) return null;
        state.hands[0][0] += 100;
        return { state, seenBy: [0] };
      },
    },
    {
      row: 'own wager',
      change(state) {
        if (state.wagers[1] === null) return null;
        state.wagers[1] = 3 - state.wagers[1];
        return { state, seenBy: [1] };
      },
    },
    {
      row: 'top of the pile, once seen',
      change(state, seats) {
        state.pile[0] += 100;
        return { state, seenBy: everybody(seats).filter((viewer) => viewer !== 'table' && state.peeked[viewer]) };
      },
    },
    {
      row: 'flag',
      change(state, seats) {
        state.flag = state.flag === 'red' ? 'black' : 'red';
        return { state, seenBy: everybody(seats) };
      },
    },
  ],
  // With the hands dealt, what is left to chance is the order of the pile.
  closedDeals: (seats) => {
    const hands = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ].slice(0, seats);
    return [{ hands }, { hands }];
  },
};
