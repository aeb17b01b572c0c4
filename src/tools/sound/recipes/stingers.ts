/** Stingers: two bars of the band for a lead that changes, a prize and the last card. In D dorian, as every tune is. */
import type { Chance } from '../chance.ts';
import { concertina, doum, horn, pitch, tak, whistle } from '../instruments.ts';
import { put, type Stereo } from '../signal.ts';
import type { Recipe } from './table.ts';

interface Sting {
  /** Milliseconds of an eighth; a bar has six. */
  eighth: number;
  /** Notes of the two bars, "D5:2" being two eighths. */
  tune: string;
  lead: 'whistle' | 'horn';
  /** Chords with the eighth on which they fall. */
  chords: readonly (readonly [at: number, ms: number, notes: string])[];
  doum: readonly number[];
  tak: readonly number[];
}

export const stings = {
  'lead-sting': {
    eighth: 125,
    tune: 'A4:1 D5:1 E5:1 F5:2 E5:1 G5:2 E5:1 A5:3',
    lead: 'whistle',
    chords: [
      [0, 340, 'D3 A3 F4'],
      [6, 340, 'C3 G3 E4'],
      [9, 620, 'A2 E4 A4'],
    ],
    doum: [0, 3, 6, 9],
    tak: [2, 5, 7, 8],
  },
  'prize-sting': {
    eighth: 130,
    tune: 'D4:1 D4:1 D4:1 A4:3 G4:1 A4:1 B4:1 D5:3',
    lead: 'horn',
    chords: [
      [3, 340, 'F3 A3 C4'],
      [6, 340, 'G2 G3 B3'],
      [9, 700, 'D3 A3 D4'],
    ],
    doum: [0, 1, 2, 3, 6, 9],
    tak: [5, 7, 8],
  },
  'last-sting': {
    eighth: 155,
    tune: 'D4:3 C4:3 A3:3 A3:3',
    lead: 'horn',
    chords: [
      [0, 440, 'D3 A3'],
      [3, 440, 'C3 G3'],
      [6, 1000, 'A2 E3'],
    ],
    doum: [0, 3, 6, 7, 8, 9, 10, 11],
    tak: [],
  },
} as const satisfies Readonly<Record<string, Sting>>;

export const stingMs = ({ eighth }: Sting): number => 12 * eighth + 500;

export const sting =
  ({ eighth, tune, lead, chords, doum: low, tak: rim }: Sting): Recipe =>
  (out: Stereo, c: Chance) => {
    const loose = (): number => 6 + c.between(-5, 5);
    let at = 0;
    for (const note of tune.split(' ')) {
      const [name, count] = note.split(':');
      const ms = Number(count) * eighth;
      if (lead === 'whistle') put(out, whistle(c, pitch(name!), ms - 14), at + loose(), 0.55, 0.15);
      else put(out, horn(c, pitch(name!), ms - 10, 0.9), at + loose(), 0.8, 0.1);
      put(out, concertina(c, pitch(name!), ms - 20), at + loose(), 0.4, -0.2);
      at += ms;
    }
    for (const [beat, ms, notes] of chords)
      for (const [n, name] of notes.split(' ').entries())
        put(out, concertina(c, pitch(name), ms), beat * eighth + loose(), n === 0 ? 0.5 : 0.3, -0.35 + n * 0.3);
    for (const beat of low) put(out, doum(c, beat % 3 === 0 ? 1 : 0.6), beat * eighth + loose(), 0.75);
    for (const beat of rim) put(out, tak(c, 0.8), beat * eighth + loose(), 0.4, 0.25);
  };
