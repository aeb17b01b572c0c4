/**
 * The title and the set-up of every game on every shape of window: whatever can be touched lies in the frame, is as large as
 * a finger (docs/decisions.md, fingers), and lies over nothing else that can be touched.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { change, newLineup } from '../../src/app/set-up/lineup.ts';
import { drawSetup } from '../../src/app/set-up/setup-screens.ts';
import type { Frame } from '../../src/controller/room.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { overScreen } from '../../src/presentation/screens/over.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { titleScreen } from '../../src/presentation/screens/title.ts';
import { frames } from '../../src/presentation/shapes.ts';

beforeAll(async () => {
  for (const game of Object.keys(stagedGames)) await fetchGame(game);
});

const middle = ({ x, y, w, h }: Target) => ({ x: x + w / 2, y: y + h / 2 });

function judge({ targets, placements, frame = frames.wide }: Screen, what: string): void {
  expect(new Set(placements.map(({ id }) => id)).size, what).toBe(placements.length);
  const whole = targets.filter((target) => !target.of);
  for (const [i, a] of whole.entries()) {
    const name = `${what}: ${a.id}`;
    expect(a.x, name).toBeGreaterThanOrEqual(0);
    expect(a.y, name).toBeGreaterThanOrEqual(0);
    expect(a.x + a.w, name).toBeLessThanOrEqual(frame.width);
    expect(a.y + a.h, name).toBeLessThanOrEqual(frame.height);
    expect(Math.min(a.w, a.h), name).toBeGreaterThanOrEqual(84);
    for (const b of whole.slice(i + 1)) {
      const apartX = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
      const apartY = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h);
      expect(Math.max(apartX, apartY), `${name} over ${b.id}`).toBeGreaterThanOrEqual(0);
      // With half of the gap to its neighbour it is as large as a finger.
      const [p, q] = [middle(a), middle(b)];
      expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)), `${name} beside ${b.id}`).toBeGreaterThanOrEqual(96);
    }
  }
}

describe.each(Object.values(frames))('on $shape', (frame: Frame) => {
  it('the title', () => {
    const games = Object.entries(stagedGames).map(([id, { title, form, vignette }]) => ({
      id,
      name: title,
      counts: form.counts,
      vignette,
    }));
    for (const waiting of [null, { game: 'Treasure Fleet', names: ['Anne', 'Bart'] }])
      for (const { id } of games) {
        const countdown = { next: 'Treasure Fleet', seconds: 20 };
        judge(
          titleScreen({ games, waiting, language: 'Deutsch', countdown, focus: `game:${id}`, frame }),
          `title ${id}`,
        );
      }
  });

  it('what can be done after a game, with all there is of it', () => {
    for (const quick of [true, false])
      for (const more of [true, false])
        for (const swap of [true, false])
          judge(overScreen(null, { quick, more, swap, frame }), `over ${quick} ${more} ${swap}`);
  });

  for (const game of Object.keys(stagedGames)) {
    it(`the set-up of ${game}, with every number of captains`, () => {
      for (const count of stagedGames[game].form.counts) {
        for (const person of [true, false]) {
          const lineup = newLineup(game);
          change(lineup, `count:${count}`);
          for (let seat = 0; seat < count; seat++) change(lineup, `${person ? 'person' : 'bot'}:${seat}`);
          const voyages = count === 1 && person ? [] : null;
          for (const quick of ['first', 'second', null] as const)
            judge(drawSetup(lineup, null, { frame, voyages, quick }), `${game} ${count} ${quick}`);
        }
      }
    });
  }
});

it('a press on the level of a small board gives the next one, and comes round', () => {
  const lineup = newLineup('yellowbeard');
  const seen = Array.from({ length: 4 }, () => {
    change(lineup, 'level:1:next');
    return lineup.seats[1].level;
  });
  expect(seen).toEqual(['bosun', 'admiral', 'parrot', 'monkey']);
});
