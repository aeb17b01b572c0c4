/** What ships leave in the water: a trail while they sail, none when they are put elsewhere, and of so many ships at most. */
import { expect, it } from 'vitest';
import { mostWakes, Wake, Wakes } from '../../src/stage/wakes.ts';

const shipAt = (x: number) => ({ x, y: 600, visible: true, alpha: 1 });

/** Sails by so many pixels a second for so long, at sixty frames a second, and gives how fast she seems at last. */
function speedAfter(ship: { x: number }, wake: Wake, wakes: Wakes, from: number, ms: number, pace: number): number {
  for (let t = from + 16; t <= from + ms; t += 16) {
    ship.x += (pace * 16) / 1000;
    wakes.count = 0;
    wake.tick(wakes, 150, t);
  }
  return wake.speed;
}

it('a ship that sails has her speed after a moment, to either side, and none a moment after she has stopped', () => {
  const ship = shipAt(400);
  const wakes = new Wakes();
  const wake = new Wake(ship as never);
  expect(speedAfter(ship, wake, wakes, 0, 1000, 0)).toBeCloseTo(0, 0);
  expect(speedAfter(ship, wake, wakes, 1000, 2400, 200)).toBeGreaterThan(180);
  expect(speedAfter(ship, wake, wakes, 3400, 2400, 0)).toBeLessThan(10);
  expect(speedAfter(ship, wake, wakes, 5800, 2400, -200)).toBeLessThan(-180);
  expect(wakes.list[0]).toMatchObject({ ship, half: 150 });
});

it('a ship that is put elsewhere leaves no trail', () => {
  const ship = shipAt(400);
  const wakes = new Wakes();
  const wake = new Wake(ship as never);
  speedAfter(ship, wake, wakes, 0, 1000, 0);
  ship.x = 1500;
  wake.tick(wakes, 150, 1016);
  expect(Math.abs(wake.speed)).toBeLessThan(5);
});

it('told twice in one frame she is there once and no faster', () => {
  const ship = shipAt(400);
  const wakes = new Wakes();
  const wake = new Wake(ship as never);
  const speed = speedAfter(ship, wake, wakes, 0, 1600, 100);
  wake.tick(wakes, 150, 1600);
  expect(wake.speed).toBe(speed);
  expect(wakes.count).toBe(1);
});

it('the water knows of twelve ships, and of none that is not seen', () => {
  const wakes = new Wakes();
  for (let n = 0; n < 20; n++) new Wake(shipAt(100 * n) as never).tick(wakes, 150, 1000);
  expect(wakes.count).toBe(mostWakes);
  wakes.count = 0;
  new Wake({ ...shipAt(100), alpha: 0.2 } as never).tick(wakes, 150, 1000);
  new Wake({ ...shipAt(100), visible: false } as never).tick(wakes, 150, 1000);
  expect(wakes.count).toBe(0);
  // Where no shader draws the water nobody asks.
  new Wake(shipAt(100) as never).tick(undefined, 150, 1000);
});
