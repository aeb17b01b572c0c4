/** The part of the crew and the band in the great moments: a captain's shout without a word, two bars of the band. */
import { type Temper, temperOf } from '../../bots/tempers.ts';
import type { Cue } from '../../controller/beat.ts';
import type { SoundName } from '../../controller/drawn.ts';
import type { Seat } from '../../rules/game.ts';
import { panOf, type Telling } from './stagecraft.ts';

interface Manner {
  rate?: number;
  volume?: number;
  later?: number;
}

/** Manner in which each temper shouts: how high, how loud, and how long after the others would. */
const manners: Readonly<Record<Temper, Manner>> = {
  bold: { rate: 0.92, volume: 1, later: 0 },
  sly: { rate: 1.04, volume: 0.7, later: 260 },
  cautious: { rate: 1.12, volume: 0.8, later: 120 },
  greedy: { rate: 0.97, volume: 0.9, later: 60 },
};

/**
 * Lets a captain shout, each seat in its own voice, for what everybody sees happen to them; in the manner of the temper
 * that goes with the name, but in games without tempers. The deck keeps it rare.
 */
export function shout(
  seat: Seat,
  at: number,
  x: number,
  c: Pick<Telling<unknown>, 'frame' | 'names'>,
  tempers = true,
): Cue {
  const name = `shout-${(seat % 8) + 1}` as SoundName;
  const { later = 0, ...manner }: Manner = tempers ? manners[temperOf(c.names[seat])] : {};
  return { at: at + later, sound: { name, pan: panOf(x, c), ...manner } };
}

/** Lets the band strike in: the lead goes to another, a great prize is won, the end is near. */
export function sting(why: 'lead' | 'prize' | 'last', at: number): Cue {
  const name: SoundName = `${why}-sting`;
  return { at, sound: { name } };
}
