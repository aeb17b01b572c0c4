/** The visitors of the long run come to every place that asks; a new one cannot be forgotten there either. */
import { expect, it } from 'vitest';
import { nobodyAt, visits } from '../e2e/visits.ts';
import { declaredKinds } from './asks.ts';

it('every place that asks is walked away from by a visitor, or says why nobody comes there', () => {
  const visited = [...visits.map(({ place }) => place), ...Object.keys(nobodyAt)];
  expect([...new Set(visited)].sort()).toEqual(Object.keys(declaredKinds()).sort());
});
