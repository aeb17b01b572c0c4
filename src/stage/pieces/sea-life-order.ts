/** The order in which life comes up on the water, and how it moves: worked out from a count and a time alone. */

const kinds = ['fish', 'whale', 'sail', 'shadow', 'lightning'] as const;
export type LifeKind = (typeof kinds)[number];

/** Kinds that can be seen from the deck, and those of a chart. The rarest stand there once. */
const fromDeck: readonly LifeKind[] = ['fish', 'shadow', 'fish', 'sail', 'fish', 'lightning', 'shadow'];
const fromAbove: readonly LifeKind[] = ['fish', 'shadow', 'fish', 'whale', 'fish', 'shadow'];

/** Gives a number from 0 to 1 that is the same for the same count. */
function chance(n: number, salt: number): number {
  const mixed = Math.imul(n * 2 + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
}

/** Gives the milliseconds from the end of one to the beginning of the next. */
export const pauseBefore = (n: number): number => 6000 + 8000 * chance(n, 1);

/** Gives what comes as the n-th, and where: parts of the water's width and height. */
export function nextLife(n: number, flat: boolean): { kind: LifeKind; across: number; down: number } {
  const all = flat ? fromAbove : fromDeck;
  return { kind: all[Math.floor(chance(n, 2) * all.length)], across: chance(n, 3), down: chance(n, 4) };
}

/** Look of it at a moment; places beside its own, in pixels where it is nearest. */
export interface Seen {
  dx: number;
  dy: number;
  angle: number;
  alpha: number;
  wide: number;
  tall: number;
  /** Progress of a ring in the water, from 0 to 1, and where it is. */
  ring: number;
  ringAt: number;
}

/** Milliseconds that each of them takes. */
export const lasts: Readonly<Record<LifeKind, number>> = {
  fish: 1900,
  whale: 4200,
  sail: 26_000,
  shadow: 9000,
  lightning: 1300,
};

const leap = 820;

/** One and the same object: what is asked for at every frame is not made at every frame. */
const seen: Seen = { dx: 0, dy: 0, angle: 0, alpha: 0, wide: 1, tall: 1, ring: 0, ringAt: 0 };

const clamped = (x: number): number => Math.min(1, Math.max(0, x));
const inAndOut = (at: number, ms: number, edge: number): number => clamped(Math.min(at, ms - at) / edge);

/** Gives how it is seen so many milliseconds after it began; null when it is over. The answer is good until the next one. */
export function lifeAt(kind: LifeKind, at: number): Seen | null {
  const ms = lasts[kind];
  if (at < 0 || at >= ms) return null;
  const t = at / ms;
  Object.assign(seen, rest);
  if (kind === 'fish') {
    const jump = clamped(at / leap);
    seen.dx = -70 + 140 * jump;
    seen.dy = -90 * 4 * jump * (1 - jump);
    seen.angle = -62 + 124 * jump;
    seen.alpha = jump < 1 ? 0.9 : 0;
    // Where it came from, then where it went.
    const fallen = at >= leap;
    seen.ring = clamped((fallen ? at - leap : at) / (fallen ? ms - leap : leap));
    seen.ringAt = fallen ? 70 : -70;
  } else if (kind === 'whale') {
    const up = inAndOut(at, ms, 900);
    seen.dy = 16 * (1 - up);
    seen.alpha = 0.85 * up;
    seen.tall = 0.4 + 0.6 * up;
    seen.ring = t;
  } else if (kind === 'sail') {
    seen.dx = -130 + 260 * t;
    seen.alpha = 0.55 * inAndOut(at, ms, 3000);
  } else if (kind === 'shadow') {
    seen.dx = -420 + 840 * t;
    seen.alpha = inAndOut(at, ms, 2200);
  } else {
    // It swells and dies down: no flash, and no larger than a lantern near by.
    seen.alpha = 0.5 * clamped(at / 220) * clamped((ms - at) / 900);
  }
  return seen;
}

const rest: Readonly<Seen> = { dx: 0, dy: 0, angle: 0, alpha: 0, wide: 1, tall: 1, ring: 0, ringAt: 0 };
