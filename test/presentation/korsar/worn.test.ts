/** Ships of Korsar wear their captain: who sent a pirate is seen on her hull and pennant, and sails lie about nobody. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emblems, lookId } from '../../../src/presentation/captains.ts';
import { handScreen } from '../../../src/presentation/korsar/hand/hand.ts';
import { layout } from '../../../src/presentation/korsar/layout/layout.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { View } from '../../../src/rules/korsar/types.ts';
import { words } from '../../../src/words/korsar/table.ts';
import { randomGame } from '../random-game.ts';

const names = emblems.map(({ name }) => name);
const ways: readonly (readonly [number, object])[] = [
  ...[2, 3, 4, 5, 6, 8].map((seats) => [seats, {}] as const),
  [4, { mode: 'partnership' }],
];

/** Plays a game by chance and gives all that its viewer has seen. */
function seen(seats: number, options: object, seed: string, viewer: 'table' | number = 'table'): View[] {
  const views: View[] = [];
  randomGame(korsar, { seats, options, seed, viewer }, (_, view) => views.push(view));
  return views;
}

it.each(ways)('every ship wears whoever launched or sent her, with %d captains %o', (seats, options) => {
  let pirates = 0;
  for (const view of seen(seats, options, 'worn'))
    for (const frame of [frames.wide, frames.portrait]) {
      const table = layout(view, names, frame);
      for (const { vessel, owner, forces } of view.sea) {
        expect(table.get(`ship:${vessel}`)?.props.owner).toBe(lookId(owner));
        for (const { seat, turn } of forces.flatMap((force) => force.pirates)) {
          expect(table.get(`card:${turn}`)?.props.owner).toBe(lookId(seat));
          pirates++;
        }
      }
    }
  expect(pirates).toBeGreaterThan(60);
});

const suits = { serpent: '#C63D2B', kraken: '#2B78B8', star: '#E2A91E', raven: '#3A3340' };

it.each(Object.entries(suits))('the sails of %s are bone white: the colour of the suit is a seam', (suit, field) => {
  const art = readFileSync(`assets/korsar/art/korsar-brig-${suit}.svg`, 'utf8');
  for (const colour of [field, ...emblems.filter(({ id }) => id !== 'grace').map((look) => look.field)]) {
    expect(art).not.toContain(`fill="${colour}"`);
    expect(art).not.toContain(`stop-color="${colour}"`);
  }
  expect(art.match(new RegExp(`fill="none" stroke="${field}"`, 'g'))?.length).toBe(5);
});

it('hull bands and pennants are baked white, to be painted for any captain', () => {
  const { frames: baked } = JSON.parse(readFileSync('assets/korsar-ships/baked/pack.json', 'utf8'));
  for (const frame of ['band-brig', 'band-trader', 'band-galleon', 'pennant'])
    expect(baked).toHaveProperty(`korsar-${frame}`);
});

it.each([2, 3, 4])('the tray is as high as what lies on it, and an empty hand of one of %d says so', (seats) => {
  const view = seen(seats, {}, `tray ${seats}`, 0).find(({ toAct, deck }) => toAct.includes(0) && deck > 0)!;
  const bare: View = {
    ...view,
    seats: view.seats.map((each, seat) => (seat === 0 ? { ...each, hand: 0, cards: [] } : each)),
  };
  for (const frame of Object.values(frames)) {
    const drawn = (of: View) =>
      handScreen({ view: of, seat: 0, names, chosen: null, focus: null, curtain: false, frame });
    const high = (of: View) => Number(drawn(of).placements.find(({ kind }) => kind === 'korsar-well')?.props.h);
    const said = drawn(bare).placements.filter(
      ({ kind, props }) => kind === 'words' && props.text === words().hand.drawOnly,
    );
    expect(said.length).toBe(1);
    expect(drawn(bare).targets.map(({ id }) => id)).toContain('draw');
    expect(high(bare)).toBeLessThanOrEqual(high(view) - 150);
    if (frame.shape !== 'wide') continue;
    expect(high(bare)).toBeLessThanOrEqual(144);
    expect(high(view)).toBeLessThanOrEqual(350);
  }
});
