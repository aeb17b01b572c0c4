/** Treasure Fleet's shanty: sixteen bars of D dorian at 96, ours. One loop in three layers of the same length. */
import { type Chance, chance } from './chance.ts';
import { concertina, doum, pitch, tak, whistle } from './instruments.ts';
import { withRoom } from './room.ts';
import { putRound, type Stereo, stereo } from './signal.ts';

const beat = 60_000 / 96;
const eighth = beat / 2;
export const shantyMs = 16 * 4 * beat;

/** Notes in eighths, a bar each; "r" rests. */
const verse = [
  'A4:3 A4:1 A4:2 F4:1 G4:1',
  'B4:3 A4:1 G4:2 D4:2',
  'A4:3 G4:1 F4:2 D4:1 E4:1',
  'E4:3 D4:1 C4:4',
  'A4:3 A4:1 A4:2 F4:1 G4:1',
  'B4:3 C5:1 B4:2 G4:2',
  'A4:2 G4:1 F4:1 E4:2 C4:2',
  'D4:3 D4:1 D4:3 r:1',
];
const chorus = [
  'D5:3 C5:1 A4:2 F4:2',
  'C5:3 B4:1 G4:2 E4:2',
  'D5:2 B4:1 G4:1 B4:2 D5:2',
  'A4:6 G4:1 F4:1',
  'D5:3 C5:1 A4:2 F4:2',
  'C5:3 B4:1 G4:2 E4:2',
  'F4:2 G4:1 A4:1 G4:2 C4:2',
  'D4:3 D4:1 D4:3 r:1',
];
const tune = [...verse, ...chorus];
const chords = ['Dm', 'G', 'Dm', 'C', 'Dm', 'G', 'Am', 'Dm', 'Dm', 'C', 'G', 'Am', 'Dm', 'C', 'FC', 'Dm'];
const harmony: Readonly<Record<string, readonly string[]>> = {
  Dm: ['D3', 'A3', 'D4', 'F4'],
  G: ['G2', 'G3', 'B3', 'D4'],
  C: ['C3', 'G3', 'C4', 'E4'],
  Am: ['A2', 'A3', 'C4', 'E4'],
  FC: ['F2', 'A3', 'C4', 'F4'],
};

/** The title's whistle: long notes over the verse, the tune an octave up in the chorus. */
const over = [
  'A5:6 G5:2',
  'G5:4 B5:4',
  'A5:8',
  'G5:4 E5:4',
  'A5:6 C6:2',
  'B5:8',
  'C6:4 G5:4',
  'F5:2 E5:2 D5:4',
  ...chorus.map((bar) => bar.replace(/([A-G]#?)(\d)/g, (_, letter, octave) => `${letter}${Number(octave) + 1}`)),
];

function sing(bars: readonly string[], note: (hz: number, at: number, ms: number) => void): void {
  bars.forEach((bar, n) => {
    let at = n * 8 * eighth;
    for (const word of bar.split(' ')) {
      const [name, count] = word.split(':');
      const ms = Number(count) * eighth;
      if (name !== 'r') note(pitch(name!), at, ms);
      at += ms;
    }
  });
}

/** A hand is never exactly on the beat. */
const loose = (c: Chance): number => c.between(-7, 7);

export function shanty(): Stereo {
  const out = stereo(shantyMs);
  const c = chance('shanty');
  sing(tune, (hz, at, ms) => {
    const accent = at % (4 * beat) < 1 ? 1.1 : 1;
    putRound(out, concertina(c, hz, ms * 0.86, 1.2), at + loose(c), 0.62 * accent, -0.15);
    if (at >= shantyMs / 2) putRound(out, concertina(c, hz / 2, ms * 0.86), at + loose(c), 0.3, 0.1);
  });
  chords.forEach((name, bar) => {
    const [bass, ...rest] = harmony[name]!.map(pitch);
    const start = bar * 4 * beat;
    for (const half of [0, 2]) {
      putRound(out, concertina(c, bass!, beat * 0.8, 0.8), start + half * beat + loose(c), 0.5, -0.05);
      for (const [n, hz] of rest.entries())
        putRound(out, concertina(c, hz, beat * 0.42), start + (half + 1) * beat + loose(c), 0.26, -0.35 + 0.3 * n);
    }
    for (const [at, strength] of [
      [0, 1],
      [2, 0.8],
      [3.5, 0.45],
    ] as const)
      putRound(out, doum(c, strength), start + at * beat + loose(c), 0.62, 0.05);
    for (const [at, strength] of [
      [1, 0.8],
      [2.5, 0.35],
      [3, 0.9],
    ] as const)
      putRound(out, tak(c, strength), start + at * beat + loose(c), 0.5, 0.25);
  });
  return withRoom(out, 0.16, 0.5, 0.35, 2);
}

/** Drum alone: eighths that lean forward, a swell into every fourth bar and a roll at its end. */
export function tension(): Stereo {
  const out = stereo(shantyMs);
  const c = chance('tension');
  for (let bar = 0; bar < 16; bar++) {
    const start = bar * 4 * beat;
    const rise = 0.7 + 0.1 * (bar % 4);
    for (const [step, strength] of [1, 0.3, 0.45, 0.85, 0.35, 0.6, 0.9, 0.5].entries())
      putRound(out, doum(c, strength * rise), start + step * eighth + loose(c), 0.75, -0.1 + 0.04 * step);
    for (const step of [1, 4, 7]) putRound(out, tak(c, 0.6 * rise), start + step * eighth + loose(c), 0.4, -0.3);
    if (bar % 4 === 3)
      for (let stroke = 0; stroke < 8; stroke++)
        putRound(out, tak(c, 0.35 + 0.07 * stroke), start + 3 * beat + (stroke * beat) / 8, 0.5, 0.3);
  }
  return withRoom(out, 0.2, 0.5, 0.35, 2);
}

export function overWhistle(): Stereo {
  const out = stereo(shantyMs);
  const c = chance('whistle');
  sing(over, (hz, at, ms) => putRound(out, whistle(c, hz, ms * 0.93), at + loose(c), 0.6, 0.2));
  return withRoom(out, 0.3, 0.5, 0.35, 2);
}
