import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import { Scene, simplest } from './scene.ts';

/** The table of 5.4, L0 = 0: lookouts by volley, then the seats that may load a fourth card. */
const table: Record<number, [string, string][]> = {
  2: [
    ['0,1,0', ''],
    ['1,0,1', ''],
    ['0,1,0', ''],
    ['1,0,1', ''],
  ],
  3: [
    ['0,1,2', ''],
    ['2,0,1', ''],
    ['1,2,0', ''],
    ['0,1,2', ''],
  ],
  4: [
    ['0,1,2', '2'],
    ['3,0,1', '1'],
    ['2,3,0', '0'],
    ['1,2,3', '3'],
  ],
  5: [
    ['0,1,2', '2,3'],
    ['3,4,0', '0,1'],
    ['1,2,3', '3,4'],
    ['4,0,1', '1,2'],
    ['2,3,4', '4,0'],
  ],
};

const turned = (seats: string, by: number, count: number) =>
  seats && String(seats.split(',').map((seat) => (Number(seat) + by) % count));

function playThrough(seats: number, first: number): Scene {
  const scene = new Scene(seats, {}, { firstLookout: first });
  while (treasureFleet.toAct(scene.state).length > 0) {
    const [seat] = treasureFleet.toAct(scene.state);
    if (scene.state.phase === 'loading')
      scene.act(seat, { type: 'load', cards: scene.state.seats[seat].deck.slice(0, 3) });
    else scene.act(seat, simplest(scene, seat));
  }
  return scene;
}

const cases = [2, 3, 4, 5].flatMap((seats) => Array.from({ length: seats }, (_, first) => [seats, first] as const));

describe('lookout', () => {
  it.each(cases)('5.4 with %i captains, first lookout S%i', (seats, first) => {
    const scene = playThrough(seats, first);
    const sailings = table[seats].map(([lookouts, extra], i) => ({
      sailing: i + 1,
      lookouts: turned(lookouts, first, seats),
      extra: turned(extra, first, seats),
    }));
    const seen = table[seats].map((_, i) => {
      const started = scene.events.filter((event) => event.type === 'VolleyStarted' && event.sailing === i + 1);
      const muster = scene.events.find((event) => event.type === 'SailingStarted' && event.sailing === i + 1);
      for (const event of started)
        if (event.type === 'VolleyStarted')
          expect(event.order).toEqual(Array.from({ length: seats }, (_, k) => (event.lookout + k) % seats));
      return {
        sailing: i + 1,
        lookouts: String(started.map((event) => (event as { lookout: number }).lookout)),
        extra: String((muster as { extraEligible: number[] }).extraEligible),
      };
    });
    expect(seen).toEqual(sailings);
  });

  it.each(cases)(
    '5.1 with %i captains, first lookout S%i, passes at a new sailing unless three sail',
    (seats, first) => {
      const passes = playThrough(seats, first).events.filter((event) => event.type === 'LookoutPassed');
      const sailings = table[seats].length;
      expect(passes.filter((event) => event.reason === 'volley').length).toBe(2 * sailings);
      expect(passes.filter((event) => event.reason === 'sailing').length).toBe(seats === 3 ? 0 : sailings - 1);
      for (const { from, to } of passes) expect(to).toBe((from + 1) % seats);
    },
  );
});
