/** The ceremony: stacks of coins, the crown, the winner's ship. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Captain, Event } from '../../../rules/treasure-fleet/types.ts';
import { dawn } from '../../ceremony/dawn.ts';
import { ceremonyOf, coin, pointHeight, stand } from '../../ceremony/plan.ts';
import { at, beat, coinNamed, counted, panOf } from '../../telling/stagecraft.ts';
import { ranking } from '../layout/results.ts';
import type { Context } from './stagecraft.ts';

type GameEnded = Extract<Event, { type: 'GameEnded' }>;

/** Stacks grow from the last place to the first, one coin per point; a pause; the crown falls. */
export function gameEnded(event: GameEnded, c: Context): Beat {
  const standings = ranking(event.standings);
  const plan = ceremonyOf(c.frame);
  const totals = standings.map((s) => s.total);
  const perCoin = 45 * Math.min(1, pointHeight(totals, plan) / coin);
  const cues: Cue[] = [];
  for (const id of c.from.keys()) cues.push({ at: 0, leave: id });
  for (const id of c.to.keys())
    if (id !== 'wordmark' && id !== 'subtitle' && id !== 'winner') cues.push({ at: 0, enter: id });
  cues.push(...dawn('deck'));
  let start = 900;
  for (const [place, { captain, total }] of [...standings.entries()].reverse()) {
    const ms = Math.min(2600, Math.max(300, total * perCoin));
    const { deckY } = stand(plan, place, standings.length);
    cues.push(...grow(c, { captain, total, deckY, start, ms }), ...counted(`podium:${captain}`, total, start, ms));
    start += ms * 0.6 + 180;
  }
  const crown = start + 900;
  cues.push(
    ...event.winners.map(
      (captain): Cue => ({
        at: 0,
        tween: { piece: `medallion:${captain}`, from: { crown: 500 }, to: { crown: 500 }, ms: 1 },
      }),
    ),
    ...event.winners.map(
      (captain): Cue => ({
        at: crown,
        tween: {
          piece: `medallion:${captain}`,
          from: { crown: 380 },
          to: { crown: 0 },
          ms: 700,
          ease: 'Bounce.easeOut',
        },
      }),
    ),
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
    ...event.winners.map((captain): Cue => {
      const medallion = at(c.to, `medallion:${captain}`);
      return { at: crown + 420, effect: { name: 'coins', x: medallion.x, y: medallion.y } };
    }),
  );
  const ship = c.to.get('winner');
  if (ship) {
    cues.push(
      { at: crown, enter: 'winner' },
      {
        at: crown,
        tween: { piece: 'winner', from: { x: -480 }, to: { x: ship.x }, ms: 2400, ease: 'Cubic.easeOut' },
      },
    );
  }
  return beat(crown + 2900, undefined, cues);
}

interface Growth {
  captain: Captain;
  total: number;
  deckY: number;
  start: number;
  ms: number;
}

function grow(c: Context, { captain, total, deckY, start, ms }: Growth): Cue[] {
  const medallion = at(c.to, `medallion:${captain}`);
  const stack = `stack:${captain}`;
  const steps = Math.min(12, total);
  return [
    { at: 0, tween: { piece: stack, from: { missing: total }, to: { missing: total }, ms: 1 } },
    { at: 0, tween: { piece: medallion.id, from: { y: deckY - 78 }, to: { y: deckY - 78 }, ms: 1 } },
    { at: start, tween: { piece: stack, from: { missing: total }, to: { missing: 0 }, ms, ease: 'Linear' } },
    { at: start, tween: { piece: medallion.id, to: { y: medallion.y }, ms, ease: 'Linear' } },
    ...Array.from(
      { length: steps },
      (_, i): Cue => ({
        at: start + (i * ms) / steps,
        sound: { name: coinNamed(i), pan: panOf(medallion.x, c) },
      }),
    ),
  ];
}
