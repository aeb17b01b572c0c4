import type { Song } from '../../sound/song.ts';

const isleVerse = [
  'D4:1 E4:1 F4:1 A4:2 G4:1',
  'E4:2 C4:1 E4:3',
  'F4:1 G4:1 A4:1 D5:2 C5:1',
  'B4:3 G4:3',
  'A4:2 F4:1 A4:2 D5:1',
  'C5:2 G4:1 E4:3',
  'C4:1 D4:1 E4:1 G4:2 E4:1',
  'D4:3 D4:2 r:1',
];
const isleChorus = [
  'D5:2 D5:1 A4:2 F4:1',
  'G4:1 A4:1 B4:1 D5:3',
  'C5:2 C5:1 G4:2 E4:1',
  'A4:3 C5:2 A4:1',
  'D5:1 C5:1 A4:1 F4:1 G4:1 A4:1',
  'B4:2 A4:1 G4:3',
  'E4:1 F4:1 G4:1 E4:2 C4:1',
  'D4:3 D4:2 r:1',
];
const isleChords = ['Dm', 'C', 'Dm', 'G', 'Dm', 'C', 'Am', 'Dm', 'Dm', 'G', 'C', 'Am', 'Dm', 'G', 'C', 'Dm'];

/** Song that goes from isle to isle: a lilt in 6/8, verse and chorus once alone and once together. */
export const song: Song = {
  bpm: 88,
  bar: 6,
  tune: [...isleVerse, ...isleChorus, ...isleVerse, ...isleChorus],
  chords: [...isleChords, ...isleChords],
  doubled: 16,
  sway: [
    [0, 2],
    [3, 5],
  ],
  bass: 1.7,
  answer: 0.8,
  doum: [
    [0, 0.9],
    [3, 0.7],
  ],
  tak: [
    [2, 0.7],
    [4, 0.3],
    [5, 0.8],
  ],
  tense: { doum: [1, 0.35, 0.6, 0.95, 0.4, 0.75], tak: [1, 2, 5] },
  second: {
    tune: [
      'A4:2 D5:1 D5:2 E5:1',
      'F5:2 E5:1 D5:3',
      'C5:2 E5:1 D5:2 C5:1',
      'A4:3 G4:3',
      'A4:2 D5:1 D5:2 E5:1',
      'F5:2 D5:1 G5:3',
      'E5:2 D5:1 C5:2 E5:1',
      'D5:3 D5:2 r:1',
      'F4:1 G4:1 A4:1 C5:2 A4:1',
      'G4:2 E4:1 C4:3',
      'E4:1 F4:1 G4:1 B4:2 G4:1',
      'A4:3 A4:3',
      'F4:1 G4:1 A4:1 C5:2 D5:1',
      'E5:2 C5:1 G4:3',
      'A4:2 F4:1 E4:2 C4:1',
      'D4:3 D4:2 r:1',
    ],
    chords: ['Dm', 'Dm', 'C', 'Am', 'Dm', 'G', 'C', 'Dm', 'F', 'C', 'G', 'Am', 'F', 'C', 'Am', 'Dm'],
  },
};
