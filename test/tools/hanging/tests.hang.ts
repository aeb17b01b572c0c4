/** Tests that get nowhere, and two that do. */
import { expect, test } from 'vitest';
import { progress, until, waitFor } from '../../progress.ts';

const never = new Promise<void>(() => {});
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('waits for what never comes', () => waitFor('a ship with a cargo of tea', never));

test('looks at what never changes', async () => {
  const look = async () => {
    progress('looked at the water');
    return 'low';
  };
  await until('high tide', look, (water) => water === 'high', 5);
});

test('says nothing at all', () => never);

test('takes its time, and something happens all the time', async () => {
  for (let n = 0; n < 8; n++) {
    await wait(100);
    if (n % 2) progress('a wave');
    else expect(n).toBeLessThan(8);
  }
});

test('sees something else with every look', async () => {
  let water = 0;
  await until(
    'the flood',
    () => ++water,
    (now) => now === 8,
    100,
  );
});
