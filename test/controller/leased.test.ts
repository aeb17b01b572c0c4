/** Callbacks that change hands: the latest holder is called, and whoever held it before is called again when that one goes. */
import { expect, it } from 'vitest';
import { Leased } from '../../src/controller/leased.ts';

it('calls whoever came last and has not gone, in whatever order they go', () => {
  const said = new Leased<(word: string) => string>((word) => `nobody: ${word}`);
  expect(said.call('ahoy')).toBe('nobody: ahoy');
  const first = said.take((word) => `first: ${word}`);
  const second = said.take((word) => `second: ${word}`);
  expect(said.call('ahoy')).toBe('second: ahoy');
  // Somebody below may go first.
  first();
  expect(said.call('ahoy')).toBe('second: ahoy');
  second();
  expect(said.call('ahoy')).toBe('nobody: ahoy');
});

it('is given back once, however often that is said, and the same function may hold it twice', () => {
  const heard = () => 'heard';
  const said = new Leased<() => string>(() => 'nobody');
  const ends = [said.take(heard), said.take(heard)];
  expect(said.held).toBe(2);
  ends[0]();
  ends[0]();
  expect(said.held).toBe(1);
  expect(said.call()).toBe('heard');
  ends[1]();
  expect(said.held).toBe(0);
});
