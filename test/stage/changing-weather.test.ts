/** Weather over a table: comes in 600 ms, goes over 1200, and leaves the sky clear for a second. */
import { expect, it } from 'vitest';
import { ChangingWeather } from '../../src/stage/changing-weather.ts';

const frame = 20;

function pass(sky: ChangingWeather, from: number, to: number, clear = false): void {
  for (let now = from; now < to; now += frame) sky.tick(frame, now, clear);
}

it('comes in 600 ms and goes over 1200', () => {
  const sky = new ChangingWeather();
  sky.turn('storm', 2000, 0);
  pass(sky, 0, 300);
  expect(sky.level.storm).toBeCloseTo(0.5);
  pass(sky, 300, 2000);
  expect(sky.level).toEqual({ storm: 1, curse: 0, victory: 0 });
  pass(sky, 2000, 2600);
  expect(sky.level.storm).toBeCloseTo(0.5);
  pass(sky, 2600, 3300);
  expect(sky.level.storm).toBe(0);
});

it('neither comes back while it goes, nor within a second after', () => {
  const sky = new ChangingWeather();
  sky.turn('storm', 1000, 0);
  pass(sky, 0, 1400);
  sky.turn('storm', 1000, 1400);
  pass(sky, 1400, 2300);
  sky.turn('curse', 1000, 2300);
  pass(sky, 2300, 3200);
  expect(sky.level).toEqual({ storm: 0, curse: 0, victory: 0 });
  sky.turn('curse', 1000, 3200);
  pass(sky, 3200, 4000);
  expect(sky.level).toEqual({ storm: 0, curse: 1, victory: 0 });
});

it('is one weather at a time, and a storm told on goes on', () => {
  const sky = new ChangingWeather();
  sky.turn('storm', 1000, 0);
  sky.turn('curse', 1000, 500);
  sky.turn('storm', 1000, 800);
  pass(sky, 0, 1800);
  expect(sky.level).toEqual({ storm: 1, curse: 0, victory: 0 });
});

it('turns golden for a victory as slowly', () => {
  const sky = new ChangingWeather();
  sky.turn('victory', 2000, 0);
  pass(sky, 0, 300);
  expect(sky.level.victory).toBeCloseTo(0.5);
  pass(sky, 300, 1000);
  expect(sky.level).toEqual({ storm: 0, curse: 0, victory: 1 });
});

it('goes when motion is reduced', () => {
  const sky = new ChangingWeather();
  sky.turn('storm', 9000, 0);
  pass(sky, 0, 1000);
  pass(sky, 1000, 2300, true);
  expect(sky.level.storm).toBe(0);
});
