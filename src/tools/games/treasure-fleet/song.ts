import type { Song } from '../../sound/song.ts';

const fleetChorus = [
  'D5:3 C5:1 A4:2 F4:2',
  'C5:3 B4:1 G4:2 E4:2',
  'D5:2 B4:1 G4:1 B4:2 D5:2',
  'A4:6 G4:1 F4:1',
  'D5:3 C5:1 A4:2 F4:2',
  'C5:3 B4:1 G4:2 E4:2',
  'F4:2 G4:1 A4:1 G4:2 C4:2',
  'D4:3 D4:1 D4:3 r:1',
];

/** Song with all hands at the halyard: the brightest of all. */
export const song: Song = {
  bpm: 96,
  bar: 8,
  tune: [
    'A4:3 A4:1 A4:2 F4:1 G4:1',
    'B4:3 A4:1 G4:2 D4:2',
    'A4:3 G4:1 F4:2 D4:1 E4:1',
    'E4:3 D4:1 C4:4',
    'A4:3 A4:1 A4:2 F4:1 G4:1',
    'B4:3 C5:1 B4:2 G4:2',
    'A4:2 G4:1 F4:1 E4:2 C4:2',
    'D4:3 D4:1 D4:3 r:1',
    ...fleetChorus,
  ],
  chords: ['Dm', 'G', 'Dm', 'C', 'Dm', 'G', 'Am', 'Dm', 'Dm', 'C', 'G', 'Am', 'Dm', 'C', 'F', 'Dm'],
  doubled: 8,
  sway: [
    [0, 2],
    [4, 6],
  ],
  bass: 1.6,
  answer: 0.84,
  doum: [
    [0, 1],
    [4, 0.8],
    [7, 0.45],
  ],
  tak: [
    [2, 0.8],
    [5, 0.35],
    [6, 0.9],
  ],
  tense: { doum: [1, 0.3, 0.45, 0.85, 0.35, 0.6, 0.9, 0.5], tak: [1, 4, 7] },
  second: {
    tune: [
      'F4:2 A4:1 C5:1 D5:4',
      'C5:2 A4:1 C5:1 G4:4',
      'F4:2 A4:1 C5:1 D5:2 F5:2',
      'E5:3 D5:1 C5:4',
      'D5:2 D5:1 E5:1 F5:2 E5:1 D5:1',
      'C5:2 A4:1 G4:1 E4:4',
      'F4:2 G4:2 A4:2 C5:1 B4:1',
      'A4:1 G4:1 E4:2 D4:3 r:1',
    ],
    chords: ['F', 'C', 'Dm', 'C', 'Dm', 'Am', 'F', 'Dm'],
  },
  nameless: true,
  over: [
    'A5:6 G5:2',
    'G5:4 B5:4',
    'A5:8',
    'G5:4 E5:4',
    'A5:6 C6:2',
    'B5:8',
    'C6:4 G5:4',
    'F5:2 E5:2 D5:4',
    ...fleetChorus.map((bar) => bar.replace(/([A-G]#?)(\d)/g, (_, letter, octave) => `${letter}${Number(octave) + 1}`)),
  ],
};
