/** Names in captions: each wears its own seat, through lists, possessives and names that lie in other names. */
import { expect, it } from 'vitest';
import type { Caption } from '../../src/controller/beat.ts';
import { namesWorn } from '../../src/controller/names-worn.ts';
import { emblems } from '../../src/presentation/captains.ts';

const name = (text: string): Caption[number] => ({ text, tone: 'name' });
const whole = (caption: Caption): string => caption.map(({ text }) => text).join('');

it('gives a name its seat, and leaves what is no name alone', () => {
  const names = ['Anne', 'Bart'];
  expect(namesWorn([name('Bart'), { text: ' fires at Anne’s ship' }], names)).toEqual([
    { text: 'Bart', tone: 'name', seat: 1 },
    { text: ' fires at Anne’s ship' },
  ]);
});

it('parts a list of names, each with its own seat', () => {
  const said = namesWorn([name('Anne, Bart and Mary'), { text: ' tie' }], ['Anne', 'Bart', 'Calico', 'Mary']);
  expect(said.filter(({ seat }) => seat !== undefined).map(({ text, seat }) => [text, seat])).toEqual([
    ['Anne', 0],
    ['Bart', 1],
    ['Mary', 3],
  ]);
  expect(said.filter(({ seat }) => seat === undefined).every(({ tone }) => tone === undefined)).toBe(true);
  expect(whole(said)).toBe('Anne, Bart and Mary tie');
});

it('means the longer of two names, and no part of another word', () => {
  const names = ['Ann', 'Ann II', 'Anneliese'];
  expect(namesWorn([name('Ann II')], names)).toEqual([{ text: 'Ann II', tone: 'name', seat: 1 }]);
  expect(namesWorn([name('Anneliese')], names)).toEqual([{ text: 'Anneliese', tone: 'name', seat: 2 }]);
  expect(namesWorn([name('Annegret')], names)).toEqual([name('Annegret')]);
});

it('keeps a name that is no captain’s, a team’s say', () => {
  expect(namesWorn([name('Team II')], ['Anne', 'Bart'])).toEqual([name('Team II')]);
});

it('every seat’s ink can be read on parchment, and no two are the same', () => {
  const light = (color: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const { ink } of emblems) expect((light('#EED9AC') + 0.05) / (light(ink) + 0.05), ink).toBeGreaterThan(4.5);
  expect(new Set(emblems.map(({ ink }) => ink)).size).toBe(emblems.length);
});
