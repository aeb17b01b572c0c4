/**
 * A map that is larger than its window goes along with the story: first it glides to where the next thing happens, then
 * that is told there.
 */
import type { Beat } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import { tellingOf } from '../../telling/script.ts';
import { change } from '../../telling/stagecraft.ts';
import { layout } from '../layout/layout.ts';
import { boardFor, gazeOf } from '../layout/map.ts';
import type { Context } from './stagecraft.ts';
import { gazing } from './view-after.ts';

/** Time of the way from one part of the sea to another. */
export const gliding = 620;

export function followed(c: Context, told: (c: Context) => Beat): Beat {
  if (c.after.ranking || c.before.ranking) return told(c);
  const [here, there] = [c.before, c.after].map((view) => boardFor(view, c.frame));
  const stays = here.origin.x === there.origin.x && here.origin.y === there.origin.y && here.size === there.size;
  if (stays) return told(c);
  // A map that shrinks as a whole does so at once: its pictures are painted for one size of squares.
  const ms = here.size === there.size ? gliding : 1;
  const moved = tellingOf(layout, gazing(c.before, gazeOf(c.after)), c.after, c.names, c.frame);
  // What comes into sight on the way arrives with the event itself, if it is there then.
  const from: Map<string, Placement> = new Map([...moved.from].filter(([id]) => c.from.has(id)));
  const glide = change({ from: c.from, to: from }, { ms, ease: 'Sine.easeInOut' });
  const beat = told({ ...moved, from });
  return {
    ...beat,
    length: beat.length + ms,
    cues: [...glide, ...beat.cues.map((cue) => ({ ...cue, at: cue.at + ms }))],
  };
}
