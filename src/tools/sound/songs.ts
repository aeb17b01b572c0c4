/** The four shanties, ours: one key family (D dorian), 84 to 96 beats a minute, each game's own gait. */
import type { Game } from './strips.ts';

export interface Song {
  /** Beats a minute: quarters of 4/4, dotted quarters of 6/8. */
  bpm: number;
  /** Eighths in a bar. */
  bar: 6 | 8;
  /** Notes in eighths, a bar each; "r" rests. */
  tune: readonly string[];
  chords: readonly string[];
  /** From this bar on the tune is doubled an octave lower. */
  doubled: number;
  /** Where in a bar the bass falls and where the chord answers, and how long each is held, in eighths. */
  sway: readonly (readonly [bass: number, answer: number])[];
  bass: number;
  answer: number;
  /** The drum: [eighth, strength]. */
  doum: readonly (readonly [number, number])[];
  tak: readonly (readonly [number, number])[];
  /** The drum of the tension layer: strength of every eighth, and where the rim answers. */
  tense: { doum: readonly number[]; tak: readonly number[] };
  /** A low whistle over the tune, for the title. */
  over?: readonly string[];
}

export const harmony: Readonly<Record<string, readonly string[]>> = {
  Dm: ['D3', 'A3', 'D4', 'F4'],
  G: ['G2', 'G3', 'B3', 'D4'],
  C: ['C3', 'G3', 'C4', 'E4'],
  Am: ['A2', 'A3', 'C4', 'E4'],
  F: ['F2', 'A3', 'C4', 'F4'],
};

const marchTense = { doum: [1, 0.3, 0.45, 0.85, 0.35, 0.6, 0.9, 0.5], tak: [1, 4, 7] };

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

/** All hands at the halyard: the brightest of the four. */
const treasureFleet: Song = {
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
  tense: marchTense,
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

/** Privateers on the prowl: low, square, the drum on every beat, an octave below from the first bar. */
const korsar: Song = {
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
};

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

/** From isle to isle: a lilt in 6/8, verse and chorus once alone and once together. */
const cardPirates: Song = {
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
};

/** A watch in the fog: half as many notes, chords that are held, a drum far apart. */
const yellowbeard: Song = {
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
};

export const songs: Readonly<Record<Game, Song>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

const eighthsOfBeat = (song: Song): number => (song.bar === 6 ? 3 : 2);
export const eighthOf = (song: Song): number => 60_000 / song.bpm / eighthsOfBeat(song);
export const songMs = (song: Song): number => song.tune.length * song.bar * eighthOf(song);
