/**
 * The four typefaces and the sizes in which they are set, as data: screens are made of them in Node
 * as well, where there is no Phaser.
 */

/** Style of a text, by the names that the engine gives to its parts. */
interface Style {
  fontFamily: string;
  /** Weight. */
  fontStyle: string;
  /** Height of the letters with its unit: `58px`. */
  fontSize: string;
  color: string;
  stroke?: string;
  /** Pixels of the stroke, half of them outside the letter. */
  strokeThickness?: number;
}

/**
 * Typefaces that lend a letter which another one does not have: IM Fell English SC ends with Latin-1, others with
 * Vietnamese.
 */
const lenders = "'Cinzel', 'Alegreya Sans', sans-serif";

const face = (family: string, weight: string, size: number, color: string): Style => ({
  fontFamily: `'${family}', ${lenders}`,
  fontStyle: weight,
  fontSize: `${size}px`,
  color,
});

export const styles = {
  title: face('Pirata One', '400', 58, '#5A1410'),
  seatName: face('IM Fell English SC', '400', 44, '#FBEFD2'),
  score: face('Cinzel', '900', 58, '#F8DC8C'),
  ribbon: face('Cinzel', '900', 28, '#2B1608'),
  guns: face('Cinzel', '900', 56, '#2B1608'),
  points: face('Cinzel', '900', 78, '#2B1608'),
  caption: face('Alegreya Sans', '800', 37, '#2B1608'),
  ledger: face('Alegreya Sans', '700', 31, '#FBF1D8'),
  pill: face('Alegreya Sans', '700', 32, '#FBF1D8'),
  note: face('Alegreya Sans', '500', 30, '#E8D2A2'),
  subtitle: { ...face('Alegreya Sans', '700', 38, '#FBF1D8'), stroke: '#1A0F1E', strokeThickness: 8 },
  motto: { ...face('IM Fell English SC', '400', 50, '#FBEFD2'), stroke: '#1A0F1E', strokeThickness: 8 },
  wordmark: { ...face('Pirata One', '400', 140, '#F3CC6A'), stroke: '#3A1208', strokeThickness: 14 },
} satisfies Record<string, Style>;

export type TypeRole = keyof typeof styles;
