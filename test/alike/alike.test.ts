/**
 * Tables that look alike: two tables that somebody cannot tell apart by the rules show and tell them the very same, in every
 * message, reason, prompt, button, first line, answer, beat and sound, in the log and the last round, and whatever they ask to be
 * explained meanwhile. In one half of the pairs all that is hidden is dealt anew, in the other somebody has chosen otherwise in
 * secret, or not at all. Nothing in the program makes a gamepad shake.
 */
import { expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';
import { differences, type Shown, shownAt } from './shown.ts';
import { chosenOtherwise, dealtAnew, goOn, type Pair } from './tables.ts';

/** Of every game, of both kinds together. */
const pairs = times(8, 40);
/** Actions that look the same, played on from where a pair begins. */
const further = 4;

/** Games in which nobody ever chooses in secret what the room sees something of. */
const allOpen = ['korsar'];

const count = (shown: Shown) => Object.values(shown).reduce((n, list) => n + list.length, 0);

for (const id of Object.keys(games)) {
  await fetchGame(id);
  const kinds = { dealtAnew, ...(allOpen.includes(id) ? {} : { chosenOtherwise }) };
  const each = pairs / Object.keys(kinds).length;
  for (const [index, [kind, begin]] of Object.entries(kinds).entries())
    it(`${id}, ${kind}: ${each} pairs show the same`, async () => {
      const found: string[] = [];
      let positions = 0;
      let compared = 0;
      for (let number = index * each; number < (index + 1) * each; number++) {
        const pair: Pair = await begin(id, number);
        for (let step = 0; step <= further; step++) {
          const [a, b] = [await shownAt(pair.a, pair.viewer), await shownAt(pair.b, pair.viewer)];
          positions++;
          compared += count(a);
          for (const { part, text } of differences(a, b))
            found.push(`${number}.${step} ${pair.viewer} ${part}: ${text}`);
          if (!(await goOn(pair))) break;
        }
      }
      console.info(`${id}, ${kind}: ${each} pairs, ${positions} positions, ${compared} comparisons.`);
      expect(found).toEqual([]);
      expect(positions).toBeGreaterThan(each);
    });
}
