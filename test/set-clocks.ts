/** Clocks that go when a test says so, together or each by itself. */
import type { Clocks } from '../src/host/promised-time.ts';

export class SetClocks implements Clocks {
  /** What each of them shows. */
  readonly shows: { running: number; wall: number };

  constructor(wall = Date.UTC(2030, 0, 1, 12)) {
    this.shows = { running: 5000, wall };
  }

  running = () => this.shows.running;
  wall = () => this.shows.wall;

  /** Lets time pass on both, or less or more on the wall's. */
  pass(running: number, wall = running): void {
    this.shows.running += running;
    this.shows.wall += wall;
  }
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** What may become of a wall's clock and of the running one while so much time passes. */
export const mishapsOfClocks: readonly [what: string, happens: (clocks: SetClocks) => void][] = [
  ['nothing', () => {}],
  ['set forward by a minute', (clocks) => clocks.pass(0, minute)],
  ['set forward by an hour', (clocks) => clocks.pass(0, hour)],
  ['set forward by three weeks', (clocks) => clocks.pass(0, 21 * day)],
  ['set forward by ten years', (clocks) => clocks.pass(0, 3650 * day)],
  ['set back by a minute', (clocks) => clocks.pass(0, -minute)],
  ['set back by an hour', (clocks) => clocks.pass(0, -hour)],
  ['set back by three weeks', (clocks) => clocks.pass(0, -21 * day)],
  ['set back to 1970', (clocks) => clocks.pass(0, 60_000 - clocks.wall())],
];
