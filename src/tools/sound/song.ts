/** A shanty, as data. They are ours: one key family (D dorian), 84 to 96 beats a minute, each game's own gait. */

/** Notes in eighths, a bar each ("r" rests), with their chords. */
export interface Strain {
  tune: readonly string[];
  chords: readonly string[];
}

export interface Song extends Strain {
  /** Beats a minute: quarters of 4/4, dotted quarters of 6/8. */
  bpm: number;
  /** Eighths in a bar. */
  bar: 6 | 8;
  /** Bar from which the tune is doubled an octave lower. */
  doubled: number;
  /** Places in a bar where the bass falls and where the chord answers, and how long each is held, in eighths. */
  sway: readonly (readonly [bass: number, answer: number])[];
  bass: number;
  answer: number;
  /** The drum: [eighth, strength]. */
  doum: readonly (readonly [number, number])[];
  tak: readonly (readonly [number, number])[];
  /** The drum of the tension layer: strength of every eighth, and where the rim answers. */
  tense: { doum: readonly number[]; tak: readonly number[] };
  /** Answer to the tune: half as long, and played twice in its place. */
  second: Strain;
  /** A low whistle over the tune. The first game whose song has one is heard on the title. */
  over?: readonly string[];
  /**
   * True for a song whose band was seeded before there were others, without the name of a game; its files stay as they
   * are.
   */
  nameless?: true;
}

export const harmony: Readonly<Record<string, readonly string[]>> = {
  Dm: ['D3', 'A3', 'D4', 'F4'],
  G: ['G2', 'G3', 'B3', 'D4'],
  C: ['C3', 'G3', 'C4', 'E4'],
  Am: ['A2', 'A3', 'C4', 'E4'],
  F: ['F2', 'A3', 'C4', 'F4'],
};

const eighthsOfBeat = (song: Song): number => (song.bar === 6 ? 3 : 2);
export const eighthOf = (song: Song): number => 60_000 / song.bpm / eighthsOfBeat(song);
/** Bars of the drum alone, with the end of the tune over it, before the tune begins. */
const introBars = (song: Song): number => (song.bar === 6 ? 4 : 2);

/** Gives the beginning: the last bars of the tune over its own ground. */
export const introOf = (song: Song): Strain => {
  return { tune: song.tune.slice(-introBars(song)), chords: song.chords.slice(-introBars(song)) };
};

/** Gives the first sixteen bars: where a tune is longer, it says everything twice. */
export const softOf = ({ tune, chords }: Song): Strain => {
  return { tune: tune.slice(0, 16), chords: chords.slice(0, 16) };
};

export const strainMs = (song: Song, { tune }: Strain): number => tune.length * song.bar * eighthOf(song);

export const songMs = (song: Song): number => song.tune.length * song.bar * eighthOf(song);
