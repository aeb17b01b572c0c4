/** The order in which life comes up on the water, and how it moves: worked out from a count and a time alone. */

import { gusts, lampLasts } from '../stir.ts';

export type LifeKind =
  | 'fish'
  | 'whale'
  | 'sail'
  | 'shadow'
  | 'lightning'
  | 'gull'
  | 'perch'
  | 'boat'
  | 'gust'
  | 'crab'
  | 'lamp';

/** Place from which the water is seen: the deck of a ship, above a board, above a chart with coasts under a lamp. */
export type Outlook = 'deck' | 'board' | 'chart';

/** Kinds that can be seen from there; the rarest stand there once. */
const seenFrom: Readonly<Record<Outlook, readonly LifeKind[]>> = {
  deck: ['fish', 'gull', 'shadow', 'gust', 'sail', 'fish', 'boat', 'gull', 'lightning', 'gust', 'shadow'],
  board: ['fish', 'perch', 'shadow', 'gust', 'whale', 'fish', 'gust', 'perch'],
  chart: ['fish', 'crab', 'gust', 'perch', 'shadow', 'lamp', 'crab', 'whale', 'fish', 'gust'],
};

/** Gives a number from 0 to 1 that is the same for the same count. */
function chance(n: number, salt: number): number {
  const mixed = Math.imul(n * 2 + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
}

/** Gives the milliseconds from the end of one to the beginning of the next. */
export const pauseBefore = (n: number): number => 5000 + 6000 * chance(n, 1);

/** Gives what comes as the n-th, and where: parts of the water's width and height. Nothing comes twice running. */
export function nextLife(n: number, from: Outlook): { kind: LifeKind; across: number; down: number } {
  return { kind: kindOf(n, from), across: chance(n, 3), down: chance(n, 4) };
}

function kindOf(n: number, from: Outlook): LifeKind {
  const all = seenFrom[from];
  const drawn = (m: number) => Math.floor(chance(m, 2) * all.length);
  let at = drawn(0);
  for (let m = 1; m <= n; m++) {
    const before = all[at];
    at = drawn(m);
    while (all[at] === before) at = (at + 1) % all.length;
  }
  return all[at]!;
}

/** Look of it at a moment; places beside its own, in pixels where it is nearest. */
export interface LifeLook {
  dx: number;
  dy: number;
  angle: number;
  alpha: number;
  wide: number;
  tall: number;
  /** Progress of a ring in the water, from 0 to 1, and where it is. */
  ring: number;
  ringAt: number;
  /** Part of the water's width that it has crossed, for what comes from beyond one edge and leaves beyond the other. */
  crossed: number | null;
  /** Pose of what moves by itself: a wing from 1, up, to -1, down; an arm by its degrees. */
  beat: number;
  turn: number;
}

/** Milliseconds that each of them takes. */
export const lasts: Readonly<Record<LifeKind, number>> = {
  fish: 1900,
  whale: 4200,
  sail: 26_000,
  shadow: 9000,
  lightning: 1300,
  gull: 10_000,
  perch: 7400,
  boat: 12_000,
  gust: gusts.crosses + gusts.blows,
  crab: 6400,
  lamp: lampLasts,
};

const leap = 820;

/** One and the same object: what is asked for at every frame is not made at every frame. */
const seen = {} as LifeLook;

const clamped = (x: number): number => Math.min(1, Math.max(0, x));
const inAndOut = (at: number, ms: number, edge: number): number => clamped(Math.min(at, ms - at) / edge);

/** Gives how it is seen so many milliseconds after it began; null when it is over. The answer is good until the next one. */
export function lifeAt(kind: LifeKind, at: number): LifeLook | null {
  const ms = lasts[kind];
  if (at < 0 || at >= ms) return null;
  Object.assign(seen, rest);
  ways[kind](at, ms, at / ms);
  return seen;
}

const rest: Readonly<LifeLook> = {
  dx: 0,
  dy: 0,
  angle: 0,
  alpha: 0,
  wide: 1,
  tall: 1,
  ring: 0,
  ringAt: 0,
  crossed: null,
  beat: 1,
  turn: 0,
};

/** Beats wings in bouts, with a glide after each. */
const wingBeat = (at: number): number => (Math.sin(at / 760) > 0.3 ? 0.55 : Math.sin(at / 92));

/** Ways in which they move, by milliseconds since the beginning, all of them, and the part that is over. */
const ways: Readonly<Record<LifeKind, (at: number, ms: number, t: number) => void>> = {
  fish(at, ms) {
    const jump = clamped(at / leap);
    seen.dx = -70 + 140 * jump;
    seen.dy = -90 * 4 * jump * (1 - jump);
    seen.angle = -62 + 124 * jump;
    seen.alpha = jump < 1 ? 0.9 : 0;
    // Where it came from, then where it went.
    const fallen = at >= leap;
    seen.ring = clamped((fallen ? at - leap : at) / (fallen ? ms - leap : leap));
    seen.ringAt = fallen ? 70 : -70;
  },
  whale(at, ms, t) {
    const up = inAndOut(at, ms, 900);
    seen.dy = 16 * (1 - up);
    seen.alpha = 0.85 * up;
    seen.tall = 0.4 + 0.6 * up;
    seen.ring = t;
  },
  sail(at, ms, t) {
    seen.dx = -130 + 260 * t;
    seen.alpha = 0.55 * inAndOut(at, ms, 3000);
  },
  shadow(at, ms, t) {
    seen.dx = -420 + 840 * t;
    seen.alpha = inAndOut(at, ms, 2200);
  },
  // It swells and dies down: no flash, and no larger than a lantern near by.
  lightning(at, ms) {
    seen.alpha = 0.5 * clamped(at / 220) * clamped((ms - at) / 900);
  },
  gull(at, ms, t) {
    seen.crossed = -0.08 + 1.16 * t;
    seen.dy = 34 * Math.sin(at / 1500);
    seen.angle = 5 * Math.cos(at / 1500);
    seen.alpha = 0.95 * inAndOut(at, ms, 400);
    seen.beat = wingBeat(at);
  },
  // It comes down, folds its wings, sits for a while and goes on.
  perch(at, ms) {
    const [down, up] = [clamped(at / 1500), clamped((at - ms + 1500) / 1500)];
    const aloft = Math.max((1 - down) ** 2, up * up);
    seen.dx = 150 * (up * up - (1 - down) ** 2);
    seen.dy = -130 * aloft + 2 * Math.sin(at / 420);
    seen.wide = seen.tall = 1 + 0.5 * aloft;
    seen.alpha = 0.95 * inAndOut(at, ms, 500);
    seen.beat = down < 1 || up > 0 ? Math.sin(at / 92) : -0.1;
    seen.ring = down < 1 ? 0 : clamped((at - 1500) / 1600);
  },
  // Her lookout lifts the spyglass, looks for a while and lets it sink.
  boat(at, ms, t) {
    seen.dx = -190 + 380 * t;
    seen.dy = 3 * Math.sin(at / 520);
    seen.angle = 1.6 * Math.sin(at / 640);
    seen.alpha = inAndOut(at, ms, 1400);
    const lifted = clamped(Math.min(at - 3000, 9000 - at) / 700);
    seen.turn = 74 * (1 - lifted * lifted * (3 - 2 * lifted));
  },
  gust(at, ms) {
    seen.alpha = inAndOut(at, ms, 300);
  },
  // It runs sideways, stands, and runs back.
  crab(at, ms) {
    const run = clamped((at - 500) / 1500) - clamped((at - 4000) / 1500);
    seen.dx = -16 + 32 * run;
    seen.beat = run > 0 && run < 1 ? Math.sin(at / 60) : 0;
    seen.alpha = inAndOut(at, ms, 500);
  },
  lamp(at, ms) {
    seen.alpha = inAndOut(at, ms, 400);
  },
};
