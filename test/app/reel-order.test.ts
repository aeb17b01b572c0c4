/** The order of the reel: shuffled, no cut again before all were shown, a ceremony in every round. */
import { describe, expect, it } from 'vitest';
import { perRound, ReelOrder, type ReelStock, type ReelTurn, soon } from '../../src/app/attract/reel-order.ts';
import { reelTimes } from '../../src/app/attract/reel-show.ts';
import { sweepTime } from '../../src/presentation/telling/sweep-time.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cutLists } from '../cut-lists.ts';

const chanceOf = (seed: string) => {
  const dice = seededDice(seedFrom(seed), 'deck');
  return () => dice.below(1_000_000) / 1_000_000;
};

const same = (cuts: number, ceremonies = 4): ReelStock => ({
  cuts: Array.from({ length: cuts }, (_, i) => (i % 3 === 0 ? 5000 : 1000)),
  ceremonies,
});
const house = { fleet: same(12), korsar: same(12), cards: same(12), beard: same(12) };
/** What the house shows. */
const ours: Readonly<Record<string, ReelStock>> = Object.fromEntries(
  Object.entries(cutLists).map(([game, { cuts, ceremonies }]) => [
    game,
    { cuts: cuts.map(({ peaks }) => peaks[0]?.[0] ?? 0), ceremonies: ceremonies.length },
  ]),
);
const nameOf = ({ kind, game, n }: ReelTurn) => `${kind} ${game} ${n}`;
const cutsOf = (turns: readonly ReelTurn[]) => turns.filter(({ kind }) => kind === 'cut');

describe.each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'])(
  'with seed %s',
  (seed) => {
    it('shows every cut once before any again, one of each game in a round, and no game twice running', () => {
      const order = new ReelOrder(house, chanceOf(seed));
      for (let time = 0; time < 3; time++) {
        const rounds = Array.from({ length: 12 }, () => order.round());
        const cuts = rounds.flatMap(cutsOf);
        expect(new Set(cuts.map(nameOf)).size).toBe(48);
        for (const round of rounds) expect(new Set(cutsOf(round).map(({ game }) => game)).size).toBe(perRound);
        for (const [i, { game }] of cuts.entries()) if (i > 0) expect(game).not.toBe(cuts[i - 1].game);
      }
    });

    it('ends every round with one ceremony, of the game shown last; none again before all were shown', () => {
      const order = new ReelOrder(house, chanceOf(seed));
      const seen: string[] = [];
      for (let n = 0; n < 16; n++) {
        const turns = order.round();
        const ceremony = turns.at(-1)!;
        expect(turns.map(({ kind }) => kind)).toEqual(['cut', 'cut', 'cut', 'cut', 'ceremony']);
        expect(turns.at(-2)!.game).toBe(ceremony.game);
        seen.push(nameOf(ceremony));
      }
      expect(new Set(seen).size).toBe(16);
    });

    it.each([
      ['a house with many', house],
      ['the house as it is', ours],
    ])('begins every round with a peak that comes soon: %s', (_, stock: Readonly<Record<string, ReelStock>>) => {
      const order = new ReelOrder(stock, chanceOf(seed));
      for (let n = 0; n < 100; n++) {
        const [first] = order.round();
        expect(stock[first.game].cuts[first.n]).toBeLessThanOrEqual(soon);
      }
    });

    it('does so whatever is announced and however soon somebody comes; those that come soon are shown again then', () => {
      const games = Object.keys(ours);
      const order = new ReelOrder(ours, chanceOf(seed));
      const chance = chanceOf(`visits ${seed}`);
      for (let n = 0; n < 200; n++) {
        const game = games[Math.floor(chance() * games.length)];
        const turns = order.round(game);
        expect(turns[0].game).toBe(game);
        expect(ours[game].cuts[turns[0].n]).toBeLessThanOrEqual(soon);
        const seen = 1 + Math.floor(chance() * 2);
        order.giveBack(turns.slice(seen));
        expect(new Set(turns.map(nameOf)).size).toBe(turns.length);
      }
    });

    it('begins with the same game again where only that one has a peak that comes soon', () => {
      const slow = { cuts: [5000, 6000, 7000], ceremonies: 1 };
      const order = new ReelOrder({ fleet: same(4), korsar: slow }, chanceOf(seed));
      for (let n = 0; n < 12; n++) expect(order.round()[0].game).toBe('fleet');
    });
  },
);

it('is another order with another seed', () => {
  const orderOf = (seed: string) => new ReelOrder(house, chanceOf(seed)).round().map(nameOf);
  expect(orderOf('1')).toEqual(orderOf('1'));
  expect(orderOf('1')).not.toEqual(orderOf('2'));
});

it('has a decisive moment at least every 20 s, from one cut to whichever comes next, with the card between them', () => {
  const lists = Object.values(cutLists);
  for (const { cuts } of lists) {
    for (const { length, peaks } of cuts) {
      const times = peaks.map(([at]) => at);
      for (const [i, at] of times.entries()) if (i > 0) expect(at - times[i - 1]).toBeLessThanOrEqual(20_000);
      const rest = length - times.at(-1)! + reelTimes.cutRests + reelTimes.card + sweepTime;
      for (const next of lists.flatMap((list) => list.cuts))
        expect(rest + next.peaks[0][0]).toBeLessThanOrEqual(20_000);
    }
  }
});

it('begins with the game that was announced', () => {
  for (const game of Object.keys(house)) expect(new ReelOrder(house, chanceOf('4')).round(game)[0].game).toBe(game);
});

it('brings what was not shown after all before anything is shown again', () => {
  const order = new ReelOrder(house, chanceOf('5'));
  const shown: string[] = [];
  while (shown.length < 48) {
    const turns = cutsOf(order.round());
    // Somebody comes in the middle of every round.
    shown.push(...turns.slice(0, 2).map(nameOf));
    order.giveBack(turns.slice(2));
  }
  expect(new Set(shown).size).toBe(48);
});

it('makes do with fewer games, with different numbers of cuts, and with one cut', () => {
  const uneven = new ReelOrder({ fleet: same(3, 1), korsar: same(9, 0) }, chanceOf('6'));
  const cuts = Array.from({ length: 3 }, () => uneven.round()).flatMap(cutsOf);
  expect(new Set(cuts.map(nameOf)).size).toBe(12);
  expect(cutsOf(new ReelOrder({ fleet: same(1, 1) }, chanceOf('7')).round())).toHaveLength(perRound);
  expect(new ReelOrder({}, chanceOf('8')).round()).toEqual([]);
});
