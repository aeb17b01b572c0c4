import type { Song } from '../../sound/song.ts';

/** A watch in the fog: half as many notes, chords that are held, a drum far apart. */
export const song: Song = {
  bpm: 84,
  bar: 8,
  tune: [
    'D4:4 A3:4',
    'D4:3 E4:1 F4:4',
    'G4:3 F4:1 E4:2 C4:2',
    'D4:6 r:2',
    'A4:4 E4:4',
    'A4:3 B4:1 C5:4',
    'B4:3 A4:1 G4:2 D4:2',
    'E4:6 r:2',
    'F4:3 G4:1 A4:4',
    'B4:3 A4:1 B4:2 D5:2',
    'C5:3 B4:1 A4:2 E4:2',
    'F4:6 E4:1 D4:1',
    'D4:2 F4:2 A4:4',
    'G4:2 E4:2 C4:4',
    'E4:3 D4:1 C4:2 A3:2',
    'D4:6 r:2',
  ],
  chords: ['Dm', 'Dm', 'C', 'Dm', 'Am', 'Am', 'G', 'Am', 'Dm', 'G', 'Am', 'F', 'Dm', 'C', 'Am', 'Dm'],
  doubled: 8,
  sway: [[0, 4]],
  bass: 7,
  answer: 3,
  doum: [
    [0, 1],
    [5, 0.4],
  ],
  tak: [[6, 0.5]],
  tense: { doum: [1, 0.2, 0.35, 0.7, 0.2, 0.75, 0.3, 0.45], tak: [2, 6] },
  second: {
    tune: [
      'A4:6 G4:2',
      'F4:4 E4:4',
      'G4:5 A4:1 B4:2',
      'A4:6 r:2',
      'D5:4 C5:2 A4:2',
      'B4:3 A4:1 G4:4',
      'F4:3 E4:1 C4:2 E4:2',
      'D4:6 r:2',
    ],
    chords: ['Dm', 'F', 'G', 'Am', 'Dm', 'G', 'Am', 'Dm'],
  },
};
