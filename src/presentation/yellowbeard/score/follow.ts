/**
 * The table goes along with the story. A map that is larger than its window glides to where the next thing happens, then that
 * is told there. While it is told the map comes nearer, and when the action is over all of it is seen again.
 */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Frame, Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/yellowbeard/types.ts';
import { tellingOf } from '../../telling/script.ts';
import { change } from '../../telling/stagecraft.ts';
import { type Eye, whole } from '../layout/eye.ts';
import { layout } from '../layout/layout.ts';
import { boardFor, eyeFor, gazeOf } from '../layout/map.ts';
import type { Context } from './stagecraft.ts';
import { gazing, type Known } from './view-after.ts';

/** Time of the way from one part of the sea to another. */
export const gliding = 620;

/** Time in which the map comes nearer, and that in which it goes away again. */
const nearing = 500;

const alike = (a: Eye, b: Eye): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

const glideTo = (eye: Eye): Cue => ({ at: 0, glide: { ...eye, ms: nearing } });

const later = ({ cues, ...beat }: Beat, ms: number, before: readonly Cue[]): Beat => ({
  ...beat,
  length: beat.length + ms,
  cues: [...before, ...cues.map((cue) => ({ ...cue, at: cue.at + ms }))],
});

/** Goes away again when an action is over. */
export const rested = (last: Known, frame: Frame): Beat | null =>
  alike(eyeFor(last, frame), whole) ? null : { length: nearing, cues: [glideTo(whole)] };

export function followed(c: Context, told: (c: Context) => Beat, event: Event['type']): Beat {
  if (c.after.ranking || c.before.ranking) return told(c);
  const beat = panned(c, told);
  const [here, there] = [c.before, c.after].map((view) => eyeFor(view, c.frame));
  if (alike(here, there)) return beat;
  return later(beat, opensGlass.has(event) ? nearing : 0, [glideTo(there)]);
}

/** Events that open the spyglass at once: that waits until its lines can point to where the square stays. */
const opensGlass: ReadonlySet<Event['type']> = new Set(['NavySunk', 'PirateSunk', 'PirateRammed', 'PirateTrapped']);

function panned(c: Context, told: (c: Context) => Beat): Beat {
  const [here, there] = [c.before, c.after].map((view) => boardFor(view, c.frame));
  const stays = here.origin.x === there.origin.x && here.origin.y === there.origin.y && here.size === there.size;
  if (stays) return told(c);
  // A map that shrinks as a whole does so at once: its pictures are painted for one size of squares.
  const ms = here.size === there.size ? gliding : 1;
  const moved = tellingOf(layout, gazing(c.before, gazeOf(c.after)), c.after, c.names, c.frame);
  // What comes into sight on the way arrives with the event itself, if it is there then.
  const from: Map<string, Placement> = new Map([...moved.from].filter(([id]) => c.from.has(id)));
  const glide = change({ from: c.from, to: from }, { ms, ease: 'Sine.easeInOut', except: ['ground'] });
  return later(told({ ...moved, from }), ms, glide);
}
