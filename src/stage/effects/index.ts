/**
 * Short-lived effects by name. Each is a small function that puts sprites into the effects box and takes them away when
 * they are done. Chance comes from the cue (its place and number), never from a clock, so that a film strip of the same
 * event always shows the same smoke.
 */
import type { EffectCue } from '../../controller/beat.ts';
import { anchor, pop, shown, wake } from '../card-pirates/effects/voyage.ts';
import type { Cast } from '../scene/cast.ts';
import {
  boat,
  brig,
  carry,
  count,
  dusk,
  fog,
  gate,
  lantern,
  pips,
  quill,
  shout,
  wreckage,
} from '../yellowbeard/effects/chart.ts';
import { glass } from '../yellowbeard/effects/glass.ts';
import { back, homeward, strokes } from './cards.ts';
import { crumble, ward } from './curse.ts';
import { ball, flash, fuse, glow, muzzle, shake, smoke, splash, splinters } from './gunfire.ts';
import { load, runout } from './loading.ts';
import { scales } from './scales.ts';
import { badge, line, outline } from './still.ts';
import { bolt, coins, confetti, dust, grapnel, puffs, ring, storm, wisp } from './weather.ts';

/** `factor` stretches all times (the table's speed). */
export type Effect = (cast: Cast, cue: EffectCue, factor: number) => void;

const effects: Record<string, Effect> = {
  anchor,
  back,
  badge,
  ball,
  boat,
  bolt,
  brig,
  carry,
  coins,
  confetti,
  count,
  crumble,
  dusk,
  dust,
  flash,
  fog,
  fuse,
  gate,
  glass,
  glow,
  grapnel,
  homeward,
  lantern,
  line,
  load,
  muzzle,
  outline,
  pop,
  pips,
  puffs,
  quill,
  ring,
  runout,
  scales,
  shake,
  shown,
  shout,
  smoke,
  splash,
  splinters,
  storm,
  strokes,
  wake,
  ward,
  wisp,
  wreckage,
};

export const effectNames = Object.keys(effects);

/** What is left of a light that may not pulse: a glow too soft to be one. Its water and its rings stay away. */
export const steadily = (cue: EffectCue): EffectCue => ({ ...cue, name: 'glow' });

/** Effects at plates: plates must not hide them. */
const overPlates: ReadonlySet<string> = new Set([
  'badge',
  'coins',
  'crumble',
  'homeward',
  'load',
  'outline',
  'puffs',
  'quill',
  'shout',
  'shown',
  'ward',
]);

export function playEffect(cast: Cast, cue: EffectCue, factor: number): void {
  cast.box = overPlates.has(cue.name) ? cast.above : cast.effects;
  effects[cue.name](cast, cue, factor);
}
