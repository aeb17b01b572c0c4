/**
 * Choices that quick games leave to people, for one person and for several at one screen: what they hold, how far behind
 * they are, and how many turns of their own are still to come.
 */
import { expect, it } from 'vitest';
import { greedyIn } from '../../src/bots/greedy.ts';
import { findEnding } from '../../src/host/taste.ts';
import { Match } from '../../src/match/match.ts';
import type { Captain } from '../../src/match/types.ts';
import type { View as CardPirates } from '../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import type { State as Korsar } from '../../src/rules/korsar/types.ts';
import type { View as TreasureFleet } from '../../src/rules/treasure-fleet/types.ts';
import { readWatch } from '../../src/rules/yellowbeard/map.ts';
import type { View as Yellowbeard } from '../../src/rules/yellowbeard/types.ts';
import { crewOf } from '../app/quick-games.ts';
import { times } from '../how-much.ts';

/** Openings of quick games of four captains with so many people. */
function openings(id: string, people: number, deals = times(2, 60)): Match[] {
  const players = crewOf(4, people) as Captain[];
  return Array.from({ length: deals }, (_, deal) => {
    let drawn = 0;
    const drawSeed = () => seedFrom(`choices ${id} ${people} ${deal} ${drawn++}`);
    const ending = findEnding({ game: games[id], options: {}, players, drawSeed, onStep: () => {} });
    if ('refused' in ending) throw new Error(ending.refused.code);
    return Match.create(games[id], { seats: 4, players, ...ending });
  });
}

/** A Monkey that imagines few states, so that a hunt is soon played. */
const monkey = greedyIn(2);

const peopleOf = (count: number) => Array.from({ length: count }, (_, seat) => seat);

/** Counts the different sets of three cards. */
function loads(cards: readonly string[]): number {
  const sets = cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])),
  );
  return new Set(sets.map((set) => set.sort().join())).size;
}

it.each([
  [1, 6],
  [2, 6],
  [4, 3],
])('Treasure Fleet: with %i people each hand has three kinds of card and %i loads', (count, ways) => {
  for (const match of openings('treasure-fleet', count)) {
    const { seats } = match.view('table') as TreasureFleet;
    const best = Math.max(...seats.map(({ points }) => points));
    for (const seat of peopleOf(count)) {
      const { unplayed, points } = seats[seat];
      const cards = Object.entries(unplayed).flatMap(([kind, copies]) => Array<string>(copies).fill(kind));
      expect(new Set(cards).size).toBeGreaterThanOrEqual(3);
      expect(loads(cards)).toBeGreaterThanOrEqual(ways);
      if (count < 3) expect(points).toBeGreaterThanOrEqual(best - 24);
    }
  }
});

it.each([1, 4])(
  'Korsar: with %i people nobody is a third of the gold behind, and a rich merchant is at sea',
  (count) => {
    for (const match of openings('korsar', count)) {
      const { stacks, sea, deck, hands, unclaimed } = match.position.state as Korsar;
      const sum = (prizes: readonly { gold: number }[]) => prizes.reduce((all, { gold }) => all + gold, 0);
      const gold = stacks.map(sum);
      // All merchants of the box are worth 100.
      const left = 100 - sum(stacks.flat()) - sum(unclaimed);
      for (const seat of peopleOf(count)) expect(Math.max(...gold) - gold[seat]).toBeLessThanOrEqual(left / 3);
      expect(Math.max(...sea.map((vessel) => vessel.gold))).toBeGreaterThanOrEqual(5);
      for (const seat of peopleOf(count)) expect(hands[seat].length).toBeGreaterThanOrEqual(2);
      expect(deck.length).toBeGreaterThanOrEqual(10);
    }
  },
);

it.each([1, 4])(
  'Card Pirates: with %i people each has three turns before the stack or the last turn ends it',
  (count) => {
    for (const match of openings('card-pirates', count)) {
      const { stack, active, turn, options } = match.view('table') as CardPirates;
      const left = Math.min(stack + 1, options.turnCap - turn + 1);
      for (const seat of peopleOf(count)) {
        const before = (seat - active + 4) % 4;
        expect(Math.ceil((left - before) / 4)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

it.each([1, 2])(
  'Yellowbeard: with %i people each has four turns, two chests are missing, and the next ship is near',
  (count) => {
    for (const match of openings('yellowbeard', count)) {
      const view = match.view('table') as Yellowbeard;
      expect(view.counts.chestsToEscape - view.stolen.length).toBe(2);
      const traces = view.watch.slice(-2).map(readWatch);
      const seen = traces.flatMap(({ stolen, look }) => [stolen, look?.saw]).filter((square) => square != null);
      const places = [...seen, ...(view.token ? [view.token] : [])];
      const far = (a: string, b: string) =>
        Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a.slice(1)) - Number(b.slice(1))));
      expect(Math.min(...places.map((place) => far(place, view.ships[view.ship - 1]!)))).toBeLessThanOrEqual(7);
      const turns = view.options.turnLimit - view.turn;
      const afloat = view.owners.flatMap((owner, i) => (view.ships[i] ? [{ owner, ship: i + 1 }] : []));
      const first = afloat.findIndex(({ ship }) => ship >= view.ship);
      const acting = Array.from({ length: turns }, (_, i) => afloat[(Math.max(0, first) + i) % afloat.length].owner);
      for (const seat of peopleOf(count))
        if (seat === view.pirate) expect(turns).toBeGreaterThanOrEqual(4);
        else expect(acting.filter((owner) => owner === seat).length).toBeGreaterThanOrEqual(4);
    }
  },
);

it('Yellowbeard: the pirate and the Navy both win some of the hunts that Monkeys play on', () => {
  const ends = openings('yellowbeard', 1, times(16, 60)).map((match, deal) => {
    const game = games.yellowbeard;
    const state = game.clone(match.position.state);
    const dice = seededDice(seedFrom(`hunt ${deal}`), 'bots');
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state))
      game.play(
        state,
        seat,
        monkey.decide(game, game.view(state, seat), game.legal(state, seat), seat, dice),
        undefined,
        dice,
      );
    return (game.view(state, 'table') as Yellowbeard).results[0].winner;
  });
  const escaped = ends.filter((winner) => winner === 'pirate').length;
  console.log(`The pirate escapes in ${escaped} of ${ends.length} hunts.`);
  expect(escaped / ends.length).toBeGreaterThan(0.2);
  expect(escaped / ends.length).toBeLessThan(0.7);
});
