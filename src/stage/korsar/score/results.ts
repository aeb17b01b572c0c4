/** The ceremony: stacks grow from the last place to the first, what stayed in hands is taken off, the crown falls. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event, Standing } from '../../../rules/korsar/types.ts';
import { dawn } from '../../ceremony/dawn.ts';
import { ceremonyOf, stand } from '../../ceremony/plan.ts';
import { at, beat, coinNamed, counted, panOf } from '../../telling/stagecraft.ts';
import { coinHeight, coinsOf, ranking } from '../layout/results.ts';
import type { Context } from './stagecraft.ts';

const held = new Set(['wordmark', 'subtitle', 'winner']);

export function gameEnded(e: Extract<Event, { type: 'GameEnded' }>, c: Context): Beat {
  const standings = ranking(e.standings);
  const perCoin = 45 * Math.min(1, coinHeight(standings, c.frame) / 10.6);
  const cues: Cue[] = [];
  for (const id of c.from.keys()) cues.push({ at: 0, leave: id });
  for (const id of c.to.keys()) if (!held.has(id) && !id.startsWith('ghosts:')) cues.push({ at: 0, enter: id });
  cues.push(...dawn('deck-planks'));
  let start = 900;
  for (const [place, standing] of [...standings.entries()].reverse()) {
    const ms = Math.min(2600, Math.max(300, coinsOf(standing) * perCoin));
    const { deckY } = stand(ceremonyOf(c.frame), place, standings.length);
    cues.push(...grow(c, standing, deckY, start, ms));
    cues.push(...counted(`podium:${standing.side}`, standing.total, start, ms));
    start += ms * 0.6 + 180;
  }
  const crown = start + 1000;
  return beat(crown + 2900, undefined, cues, crowning(e, c, crown));
}

function grow(c: Context, standing: Standing, deckY: number, start: number, ms: number): Cue[] {
  const { side } = standing;
  const stack = `stack:${side}`;
  const total = coinsOf(standing);
  const ghosts = `ghosts:${side}`;
  const steps = Math.min(12, total);
  const medallions = c.after.sides[side].seats.map((seat) => at(c.to, `medallion:${seat}`));
  return [
    { at: 0, tween: { piece: stack, from: { missing: total }, to: { missing: total }, ms: 1 } },
    { at: start, tween: { piece: stack, from: { missing: total }, to: { missing: 0 }, ms, ease: 'Linear' } },
    ...medallions.flatMap(({ id, y }): Cue[] => [
      { at: 0, tween: { piece: id, from: { y: deckY - 78 }, to: { y: deckY - 78 }, ms: 1 } },
      { at: start, tween: { piece: id, to: { y }, ms, ease: 'Linear' } },
    ]),
    ...Array.from(
      { length: steps },
      (_, i): Cue => ({
        at: start + (i * ms) / steps,
        sound: { name: coinNamed(i), pan: panOf(medallions[0].x, c) },
      }),
    ),
    // Deductions fly off as ghosts.
    ...(c.to.has(ghosts)
      ? [
          { at: start + ms, enter: ghosts } as Cue,
          {
            at: start + ms,
            tween: {
              piece: ghosts,
              from: { y: at(c.to, ghosts).y + 30, alpha: 0 },
              to: { y: at(c.to, ghosts).y, alpha: 1 },
              ms: 360,
              ease: 'Quad.easeOut',
            },
          } as Cue,
          { at: start + ms, sound: { name: 'near-miss', pan: panOf(medallions[0].x, c) } } as Cue,
        ]
      : []),
  ];
}

function crowning(e: Extract<Event, { type: 'GameEnded' }>, c: Context, crown: number): Cue[] {
  const heads = e.winners.flatMap((side) => c.after.sides[side].seats).map((seat) => at(c.to, `medallion:${seat}`));
  const ship = c.to.get('winner');
  return [
    ...heads.flatMap(({ id, x, y }): Cue[] => [
      { at: 0, tween: { piece: id, from: { crown: 500 }, to: { crown: 500 }, ms: 1 } },
      {
        at: crown,
        tween: { piece: id, from: { crown: 380 }, to: { crown: 0 }, ms: 700, ease: 'Bounce.easeOut' },
      },
      { at: crown + 420, effect: { name: 'coins', x, y } },
    ]),
    { at: crown, sound: { name: 'win' } },
    { at: crown + 300, enter: 'wordmark' },
    {
      at: crown + 300,
      tween: {
        piece: 'wordmark',
        from: { scale: 0.6, alpha: 0 },
        to: { scale: 1, alpha: 1 },
        ms: 500,
        ease: 'Back.easeOut',
      },
    },
    { at: crown + 600, enter: 'subtitle' },
    { at: crown + 600, tween: { piece: 'subtitle', from: { alpha: 0 }, to: { alpha: 1 }, ms: 360 } },
    { at: crown + 300, effect: { name: 'confetti', x: 0, y: 0, n: 3, w: c.frame.width, h: c.frame.height } },
    ...(ship
      ? [
          { at: crown, enter: 'winner' } as Cue,
          {
            at: crown,
            tween: {
              piece: 'winner',
              from: { x: -480 },
              to: { x: ship.x },
              ms: 2400,
              ease: 'Cubic.easeOut',
            },
          } as Cue,
        ]
      : []),
  ];
}
