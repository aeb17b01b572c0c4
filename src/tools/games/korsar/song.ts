import type { Song } from '../../sound/song.ts';

/** Privateers on the prowl: low, square, the drum on every beat, an octave below from the first bar. */
export const song: Song = {
  bpm: 92,
  bar: 8,
  tune: [
    'D4:2 D4:1 E4:1 F4:2 E4:1 D4:1',
    'C4:2 C4:1 D4:1 E4:4',
    'D4:2 D4:1 E4:1 F4:2 G4:2',
    'A4:3 G4:1 A4:4',
    'A4:2 A4:1 G4:1 F4:2 A4:2',
    'G4:2 G4:1 F4:1 E4:2 C4:2',
    'E4:2 G4:1 E4:1 C4:2 E4:2',
    'D4:3 A3:1 D4:3 r:1',
    'B4:2 B4:1 A4:1 B4:2 D5:2',
    'A4:2 A4:1 G4:1 A4:4',
    'G4:2 B4:1 A4:1 G4:2 D4:2',
    'E4:3 F4:1 E4:4',
    'D5:2 D5:1 C5:1 A4:2 F4:2',
    'G4:2 E4:1 G4:1 C5:2 G4:2',
    'F4:2 A4:1 G4:1 E4:2 C4:2',
    'D4:3 D4:1 D4:3 r:1',
  ],
  chords: ['Dm', 'C', 'Dm', 'Am', 'F', 'C', 'Am', 'Dm', 'G', 'Dm', 'G', 'Am', 'Dm', 'C', 'Am', 'Dm'],
  doubled: 0,
  sway: [
    [0, 3],
    [4, 7],
  ],
  bass: 2.6,
  answer: 0.7,
  doum: [
    [0, 1],
    [2, 0.5],
    [4, 0.95],
    [6, 0.55],
    [7, 0.4],
  ],
  tak: [
    [3, 0.6],
    [6, 0.8],
  ],
  tense: { doum: [1, 0.35, 0.8, 0.35, 1, 0.45, 0.85, 0.7], tak: [3, 5, 7] },
  second: {
    tune: [
      'A4:1 A4:1 G4:2 A4:2 D4:2',
      'C5:2 A4:2 G4:4',
      'A4:1 A4:1 G4:2 F4:2 E4:2',
      'D4:2 E4:2 F4:4',
      'G4:1 G4:1 A4:2 B4:2 G4:2',
      'A4:2 F4:2 D4:4',
      'E4:2 F4:1 G4:1 A4:2 C5:2',
      'A4:1 G4:1 E4:2 D4:3 r:1',
    ],
    chords: ['Dm', 'C', 'Dm', 'Dm', 'G', 'Dm', 'Am', 'Dm'],
  },
};
