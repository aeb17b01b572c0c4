/** A computer captain who thinks wears the word of their temper on every board, and nobody else does. */
import { describe, expect, it } from 'vitest';
import { newSeat } from '../../src/app/set-up/lineup.ts';
import { temperOf } from '../../src/bots/tempers.ts';
import { captainsScreen } from '../../src/presentation/screens/captains.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { shellWords } from '../../src/words/house/house.ts';

const levels = ['parrot', 'monkey', 'bosun', 'admiral'];

/** Lists the words of tempers on the boards of so many captains, in the order of the seats. */
function shown(shape: keyof typeof frames, count: number, level: string): string[] {
  const seats = Array.from({ length: count }, (_, i) => ({ ...newSeat(i), kind: 'bot' as const, level }));
  const state = { seats, levels, tempers: true, changed: false, focus: null, frame: frames[shape] };
  const { placements } = captainsScreen(state);
  const known: string[] = Object.values(shellWords().tempers);
  return placements.map(({ props }) => String(props.text)).filter((text) => known.includes(text));
}

describe('tempers on the boards of captains', () => {
  for (const shape of Object.keys(frames) as (keyof typeof frames)[]) {
    it(`stand there for one to eight of them, ${shape}`, () => {
      for (let count = 1; count <= 8; count++) {
        const expected = Array.from({ length: count }, (_, i) => shellWords().tempers[temperOf(newSeat(i).name)]);
        for (const level of ['bosun', 'admiral']) expect(shown(shape, count, level)).toEqual(expected);
        for (const level of ['parrot', 'monkey']) expect(shown(shape, count, level)).toEqual([]);
      }
    });
  }
});
