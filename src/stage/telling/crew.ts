/** The part of the crew and the band in the great moments: a captain's shout without a word, two bars of the band. */
import type { Cue } from '../../controller/beat.ts';
import type { Seat } from '../../rules/game.ts';
import type { CueName } from '../sound/cues.ts';
import { panOf, type Telling } from './stagecraft.ts';

/** Lets a captain shout, each seat in its own voice, for what everybody sees happen to them. The deck keeps it rare. */
export function shout(seat: Seat, at: number, x: number, c: Pick<Telling<unknown>, 'frame'>): Cue {
  const name = `shout-${(seat % 8) + 1}` as CueName;
  return { at, sound: { name, pan: panOf(x, c) } };
}

/** Lets the band strike in: the lead goes to another, a great prize is won, the end is near. */
export function sting(why: 'lead' | 'prize' | 'last', at: number): Cue {
  const name: CueName = `${why}-sting`;
  return { at, sound: { name } };
}
