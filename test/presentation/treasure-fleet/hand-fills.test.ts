/** The loading screen fills a screen of every shape: fleet, berths and cards lie from edge to edge, and nothing over anything else. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/match/match.ts';
import type { Box } from '../../../src/presentation/placement.ts';
import { overlap } from '../../../src/presentation/screens/free-place.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { firstLines } from '../../../src/presentation/treasure-fleet/hand/first-lines.ts';
import { handScreen } from '../../../src/presentation/treasure-fleet/hand/hand.ts';
import { games } from '../../../src/rules/index.ts';
import type { CardId, View } from '../../../src/rules/treasure-fleet/types.ts';
import { names } from '../every-game-spoken.ts';

const view = (seats: number): View => {
  const players = Array.from({ length: seats }, (_, i) => ({ name: names[i], kind: 'person' as const }));
  return Match.create(games['treasure-fleet'], { seats, seed: '1'.repeat(32), options: {}, players }).view(0) as View;
};

/** Height of a ship's number in pixels of the frame, where she is drawn as large as she is. */
const numbers = 74;
/** Size of a card's target on the table's own hand. */
const card = { w: 146, h: 206 };

const cases = Object.values(frames).flatMap((frame) =>
  [2, 4, 5].flatMap((seats) => [0, 3].map((loaded) => ({ frame, seats, loaded, name: frame.shape }))),
);

describe.each(cases)('loading on $name with $seats captains and $loaded cards loaded', ({ frame, seats, loaded }) => {
  const seen = view(seats);
  const chosen = (seen.own?.deck ?? []).slice(0, loaded) as CardId[];
  const screen = handScreen({ view: seen, seat: 0, names, chosen, focus: null, curtain: true, frame });
  const boxes: (Box & { id: string })[] = screen.targets;

  it('has the fleet over the whole width and a third of the height', () => {
    const ships = screen.placements.filter(({ kind }) => kind === 'ship');
    expect(ships.length).toBeGreaterThanOrEqual(4);
    const lowest = Math.max(...ships.map(({ y }) => y));
    expect(lowest).toBeGreaterThan(0.3 * frame.height);
    for (const { scale } of ships) expect(scale * numbers).toBeGreaterThanOrEqual(44);
    const xs = ships.map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan(0.25 * frame.width);
    expect(Math.max(...xs)).toBeGreaterThan(0.7 * frame.width);
  });

  it('has cards that are 1.35 times as large, the lowest at the lower edge', () => {
    const cards = boxes.filter(({ id }) => id.startsWith('deck|'));
    for (const { w, h } of cards) {
      expect(w).toBeGreaterThanOrEqual(1.35 * card.w - 1);
      expect(h).toBeGreaterThanOrEqual(1.35 * card.h - 1);
    }
    const end = Math.max(...cards.map(({ y, h }) => y + h));
    expect(end).toBeGreaterThan(0.955 * frame.height);
    expect(end).toBeLessThan(frame.height);
  });

  it('lays nothing that is pressed over anything else, and all of it into the frame', () => {
    for (const a of boxes) {
      expect(Math.min(a.x, a.y, frame.width - a.x - a.w, frame.height - a.y - a.h), a.id).toBeGreaterThanOrEqual(0);
      for (const b of boxes) if (a !== b) expect(overlap(a, b), `${a.id} and ${b.id}`).toBe(0);
    }
  });

  it('says how one loads until enough is loaded, and no longer', () => {
    const kind = firstLines.kindOf({ view: seen, seat: 0 } as never, { chosen, picked: null } as never);
    expect(kind).toBe(loaded < 3 ? 'load' : null);
  });
});
