/**
 * How long a quick game takes, from the press that begins it to the last beat of the ceremony: `npm run taste` plays the
 * whole list and tells the figures.
 */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/bots/levels.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { thorough, times } from '../how-much.ts';
import { tasteOf, timed } from './quick-games.ts';

/** Seconds that half of the quick games of one person may take, and those of several who pass the screen on. */
const most = { alone: 150, together: 240 } as const;
const captains = 4;

/** Level of whoever stands in for people, where a Monkey knows too little of the game. */
const stands: Readonly<Record<string, Level>> = { yellowbeard: 'bosun' };

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);

const quick = Object.entries(stagedGames).flatMap(([id, game]) => (game.quick ? [id] : []));

describe.each(quick)('quick games of %s', (id) => {
  it.each(thorough ? [1, 2, 3, 4] : [1, 3])('are over in time with people in %d of four seats', async (people) => {
    const played = [];
    for (let i = 0; i < times(3, 20); i++)
      played.push(await timed(tasteOf(id, captains, people), `${id} ${people} ${i}`, stands[id]));
    const seconds = played.map((game) => game.seconds).sort((a, b) => a - b);
    const decisions = played.map((game) => game.decisions).sort((a, b) => a - b);
    const [shortest, middle, longest] = [at(seconds, 0), at(seconds, 0.5), at(seconds, 1)];
    console.log(
      `${id}, ${people} of ${captains} people, ${played.length} games: median ${middle} s, ${shortest} to ${longest} s; ` +
        `${at(decisions, 0.5)} decisions, ${at(decisions, 0)} to ${at(decisions, 1)}`,
    );
    expect(middle).toBeLessThanOrEqual(people === 1 ? most.alone : most.together);
  });
});

it('every game of the house has quick games', () => {
  expect(quick).toEqual(Object.keys(stagedGames));
});
