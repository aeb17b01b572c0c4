/** Eight captains who shout and say nothing: a throat each, no word in any language. */
import { wave } from '../bodies.ts';
import { formants, high, low } from '../filter.ts';
import { held, line } from '../shape.ts';
import { put, scaled, shaped, sum } from '../signal.ts';
import type { Recipe } from './table.ts';

/** Openings of a mouth: two formants in Hz. */
const mouths = { a: [760, 1250], e: [520, 1850], o: [480, 860], u: [340, 720], i: [330, 2150] } as const;
type Mouth = keyof typeof mouths;

interface Throat {
  /** Pitch in Hz at rest. */
  hz: number;
  /** Size of the head; smaller is brighter. */
  size: number;
  rough: number;
  /** Calls: [from, to, ms, pitch at the start, in the middle and at the end, against rest]. */
  calls: readonly (readonly [Mouth, Mouth, number, number, number, number])[];
}

export const throats: readonly Throat[] = [
  { hz: 330, size: 1.16, rough: 0.1, calls: [['e', 'i', 430, 0.9, 1.35, 1.05]] },
  { hz: 128, size: 0.94, rough: 0.5, calls: [['a', 'o', 560, 0.95, 1.12, 0.7]] },
  {
    hz: 270,
    size: 1.12,
    rough: 0.15,
    calls: [
      ['i', 'a', 170, 0.9, 1.1, 1.2],
      ['a', 'o', 360, 1.3, 1.45, 1],
    ],
  },
  {
    hz: 150,
    size: 1,
    rough: 0.3,
    calls: [
      ['a', 'a', 150, 1, 1.16, 0.9],
      ['a', 'a', 150, 1.1, 1.22, 0.94],
      ['a', 'o', 240, 1.16, 1.26, 0.8],
    ],
  },
  { hz: 190, size: 1.05, rough: 0.2, calls: [['o', 'i', 460, 0.85, 1, 1.5]] },
  {
    hz: 108,
    size: 0.9,
    rough: 0.6,
    calls: [
      ['o', 'o', 210, 1, 1.06, 0.86],
      ['o', 'a', 380, 1.05, 1.25, 0.8],
    ],
  },
  { hz: 235, size: 1.1, rough: 0.25, calls: [['u', 'a', 520, 0.8, 1.3, 1.1]] },
  {
    hz: 170,
    size: 1.02,
    rough: 0.4,
    calls: [
      ['e', 'e', 160, 1, 1.2, 1.05],
      ['e', 'a', 380, 1.25, 1.4, 0.75],
    ],
  },
];

/** Paints the shout of one throat: a buzz with breath in it, through a mouth that opens. */
export const shout =
  ({ hz, size, rough, calls }: Throat): Recipe =>
  (out, c) => {
    let at = 4;
    for (const [from, to, ms, start, middle, end] of calls) {
      const tune = line([0, hz * start], [ms * 0.4, hz * middle], [ms, hz * end]);
      const shake = c.between(5, 7);
      const buzz = Array.from({ length: Math.min(28, Math.floor(6000 / hz)) }, (_, n) => 1 / (n + 1) ** 0.95);
      const voice = wave(
        ms,
        (s) => tune(s) * (1 + 0.012 * Math.sin(2 * Math.PI * shake * s) + 0.05 * rough * (c.between(0, 1) - 0.5)),
        buzz,
        c.between(0, 1),
      );
      // A rough throat shuts only every second time.
      const half = wave(ms, (s) => tune(s) / 2, [1, 0.5, 0.3], c.between(0, 1));
      const fold = voice.map((x, i) => x * (1 - 0.5 * rough * (0.5 + 0.5 * half[i]!)));
      const breath = shaped(high(c.hiss(ms), 900), line([0, 0.5], [50, 0.16], [ms, 0.3]));
      const open = (n: 0 | 1) =>
        line([0, mouths[from][n] * size], [ms * 0.55, mouths[to][n] * size], [ms, mouths[to][n] * size * 0.92]);
      const sung = formants(sum(fold, scaled(breath, 0.3 + rough * 0.4)), [
        [open(0), 5, 1],
        [open(1), 8, 0.7],
        [2600 * size, 9, 0.3],
        [3500 * size, 10, 0.16],
      ]);
      put(out, shaped(low(sung, 5200), held(28, ms * 0.5, ms)), at, 1);
      at += ms * 0.86;
    }
  };

/** Gives the length of a shout in ms, with the echo that follows. */
export const shoutMs = ({ calls }: Throat): number =>
  Math.round(calls.reduce((all, [, , ms]) => all + ms * 0.86, 0) + 160);
