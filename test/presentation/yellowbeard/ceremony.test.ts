/** The ceremony of Yellowbeard: nobody's place is empty, it tells how the hunt ended, and it keeps back who has won. */
import { describe, expect, it } from 'vitest';
import type { Placement, Placements } from '../../../src/controller/room.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { few } from '../../how-much.ts';
import { crowded } from '../crowded.ts';
import { randomGame } from '../random-game.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace'];

/** Plays a match and gives its last event with the views around it. */
function endOf(seats: number, options: object, seed: string): { event: Event; before: View; after: View } {
  let known: View | null = null;
  let end: { event: Event; before: View; after: View } | null = null;
  randomGame(
    yellowbeard,
    { seats, options: { autoSetup: true, ...options }, seed, viewer: 'table' },
    (events, view) => {
      known ??= script.blank(view);
      for (const event of events) {
        const before: View = known;
        known = script.tell(before, event);
        if (event.type === 'MatchEnded') end = { event, before, after: known };
      }
    },
  );
  return end!;
}

const looks = ({ kind, props }: Placement): string => (kind === 'picture' ? String(props.frame) : kind);

/** Where she lies: one that has gone down lay where her wreck is. */
const waterline = (table: Placements, seat: number): number =>
  (table.get(`wreck:${seat}`) ?? table.get(`berth:${seat}`))!.y;

describe.each(few(2, Object.values(frames)))('on $shape', (frame) => {
  it('has a ship or her wreck for every captain, in the order of the seats, and none beyond the screen', () => {
    const seen = new Set<string>();
    for (const [seats, options] of [
      [4, { turnLimit: 12 }],
      [6, { turnLimit: 12 }],
      [2, { rounds: 2, turnLimit: 12 }],
      [6, { turnLimit: 60, shot: 'upTo', map: 'short-voyage', counts: crowded }],
    ] as const)
      for (let n = 0; n < 4; n++) {
        const { after } = endOf(seats, options, `berths ${n}`);
        const table = script.layout(after, names, frame);
        const berths = [...table.values()].filter(({ id }) => id.startsWith('berth:'));
        expect(berths.map(({ id }) => id)).toEqual(Array.from({ length: seats }, (_, seat) => `berth:${seat}`));
        const last = after.results[after.results.length - 1];
        for (const [seat, berth] of berths.entries()) {
          expect(berth.x).toBeGreaterThan(frame.width * 0.05);
          expect(berth.x).toBeLessThan(frame.width * 0.95);
          // On upright screens there are two lines of them, the nearer one after the other.
          const nextLine = frame.shape === 'portrait' && seat === Math.floor(seats / 2) && seats > 2;
          if (nextLine) expect(waterline(table, seat)).toBeGreaterThan(waterline(table, seat - 1) + 60);
          else if (seat > 0) {
            expect(berth.x).toBeGreaterThan(berths[seat - 1].x);
            expect(waterline(table, seat)).toBe(waterline(table, seat - 1));
          }
          const look = looks(berth);
          seen.add(look);
          if (after.rounds === 1 && seat === last.pirate) expect(look).toBe('ship-black-brig');
          else expect(['winner-ship', 'yellowbeard-wreck']).toContain(look);
          const wrecked = after.rounds === 1 && seat === last.pirate && last.reason === 'sunk';
          expect(table.has(`wreck:${seat}`)).toBe(wrecked);
          expect(berth.alpha > 0).toBe(!wrecked);
        }
      }
    expect([...seen]).toEqual(expect.arrayContaining(['winner-ship', 'ship-black-brig']));
  });
});

it('asks after several rounds which of two it will be, and after one nothing: everybody has seen it', () => {
  for (const [rounds, asks] of [
    [1, false],
    [2, true],
  ] as const) {
    const { event, before, after } = endOf(3, { rounds, turnLimit: 12 }, 'asks');
    const { cues } = script.beat(event, before, after, names, frames.wide);
    const crown = cues.find(({ tween }) => tween?.to.crown === 0)!.at;
    const asked = cues.find(({ set, at }) => set?.piece === 'wordmark' && at < crown);
    expect(asked !== undefined).toBe(asks);
    if (!asks) continue;
    expect(after.ranking!.slice(0, 2).every(({ seat }) => String(asked!.set!.props.text).includes(names[seat]))).toBe(
      true,
    );
    expect(cues.some(({ leave, at }) => leave === 'wordmark' && at === crown)).toBe(true);
  }
});

it('lands every chest shut, opens it before the next, and keeps all ships alike until the crown falls', () => {
  for (let n = 0; n < 12; n++) {
    const { event, before, after } = endOf(3, { rounds: 2, turnLimit: 30, map: 'short-voyage' }, `chests ${n}`);
    const { cues } = script.beat(event, before, after, names, frames.wide);
    const crown = cues.find(({ tween }) => tween?.to.crown === 0)!.at;
    for (const { seat, chests } of after.ranking!) {
      const missing = cues.flatMap(({ at, tween }) =>
        tween?.piece === `hoard:${seat}` ? [[at, tween.to.missing] as const] : [],
      );
      expect(missing.length).toBe(chests > 0 ? 1 + 2 * Math.min(12, chests) : 0);
      const rising = [...missing].sort((a, b) => a[0] - b[0]).map(([, left]) => left);
      expect(rising).toEqual([...rising].sort((a, b) => b - a));
      if (chests > 0) expect(rising.at(-1)).toBe(0);
    }
    const early = cues.filter(({ at, tween }) => at < crown && tween?.piece.startsWith('berth:'));
    expect(new Set(early.map(({ tween }) => tween!.to.scale!.toFixed(6))).size).toBe(1);
    expect(new Set(early.map(({ tween }) => tween!.to.alpha)).size).toBe(1);
  }
});
