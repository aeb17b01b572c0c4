/** How long one person waits in a quick game from a decision of theirs to the next question, while computers play. */
import { expect, it } from 'vitest';
import { times } from '../how-much.ts';
import { tasteOf, timed } from './quick-games.ts';

/** Seconds that half of the waits may take, and every one, by game. */
const most: Readonly<Record<string, { half: number; every: number }>> = {
  'card-pirates': { half: 12, every: 20 },
};

it.each(Object.entries(most))('%s asks the person again soon', async (id, { half, every }) => {
  for (const captains of [2, 3, 4]) {
    const waits: number[] = [];
    for (let n = 0; n < times(12, 60); n++) waits.push(...(await timed(tasteOf(id, captains, 1), `waits ${n}`)).waits);
    waits.sort((a, b) => a - b);
    const [middle, longest] = [waits[Math.floor(waits.length / 2)], waits[waits.length - 1]];
    console.log(
      `${id}, ${captains} captains: ${waits.length} waits, median ${middle.toFixed(1)} s, longest ${longest.toFixed(1)} s`,
    );
    expect(middle).toBeLessThanOrEqual(half);
    expect(longest).toBeLessThanOrEqual(every);
  }
});
