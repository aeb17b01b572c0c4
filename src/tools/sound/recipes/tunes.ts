/** The win, and the win that was nearly one: a jig in D major, notes in eighths of 6/8. */

import type { Chance } from '../chance.ts';
import { concertina, doum, pitch, tak, whistle } from '../instruments.ts';
import { put, type Stereo } from '../signal.ts';
import type { Recipe } from './table.ts';

interface Bar {
  tune: string;
  chord: string;
}

const jig: readonly Bar[] = [
  { tune: 'D5:2 E5:1 F#5:2 A5:1', chord: 'D3 F#3 A3' },
  { tune: 'B5:2 A5:1 F#5:3', chord: 'B2 F#3 D4' },
  { tune: 'G5:2 A5:1 B5:2 G5:1', chord: 'G2 G3 B3' },
  { tune: 'A5:3 E5:3', chord: 'A2 E3 C#4' },
  { tune: 'D5:2 E5:1 F#5:2 A5:1', chord: 'D3 F#3 A3' },
  { tune: 'B5:2 D6:1 A5:2 F#5:1', chord: 'G2 G3 B3' },
  { tune: 'G5:1 F#5:1 G5:1 E5:2 C#5:1', chord: 'A2 E3 G3' },
  { tune: 'D5:1 F#5:1 A5:1 D6:4', chord: 'D3 A3 F#4' },
];

const unresolved: readonly Bar[] = [jig[4]!, jig[6]!, { tune: 'E5:7', chord: 'A2 E3 A3' }];

function play(out: Stereo, c: Chance, bars: readonly Bar[], eighth: number, big: boolean): void {
  bars.forEach(({ tune, chord }, bar) => {
    const start = bar * 6 * eighth + 4;
    const last = bar === bars.length - 1;
    let at = start;
    for (const note of tune.split(' ')) {
      const [name, count] = note.split(':');
      const ms = Number(count) * eighth;
      put(out, whistle(c, pitch(name!), ms - 16), at, 0.62, 0.15);
      put(out, concertina(c, pitch(name!) / 2, ms - 22), at, 0.5, -0.2);
      at += ms;
    }
    const notes = chord.split(' ').map(pitch);
    for (const [n, hz] of notes.entries()) {
      const beats = last ? [0] : [0, 3];
      for (const beat of beats)
        put(
          out,
          concertina(c, hz, last ? 6.6 * eighth : 2.2 * eighth),
          start + beat * eighth,
          n === 0 ? 0.55 : 0.32,
          -0.3 + n * 0.3,
        );
    }
    if (!last || big) {
      put(out, doum(c), start, 0.8);
      put(out, doum(c, 0.7), start + 3 * eighth, 0.65);
      if (!last) for (const beat of [2, 4, 5]) put(out, tak(c), start + beat * eighth, 0.4, 0.2);
    }
  });
}

export const win: Recipe = (out, c) => {
  play(out, c, jig, 136, true);
};

export const nearMiss: Recipe = (out, c) => {
  play(out, c, unresolved, 146, false);
};
