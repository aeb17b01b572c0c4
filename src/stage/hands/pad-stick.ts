/** Sticks, hats and d-pads of gamepads as directions. A worn stick rests beside its middle, wanders, and flickers: that moves nothing. */
import type { Direction } from '../../presentation/hands/picker.ts';

/** Reach of a stick, from 0 to 1, from which it points somewhere, and below which it no longer does. */
const reach = { on: 0.6, off: 0.4 };
/** Greatest distance of a stick's rest from its middle: whoever pushes it to its end still gets beyond `reach.on`. */
const mostRest = 0.35;
/** Milliseconds in which the rest follows where the stick is. */
const follows = 3000;
/** Milliseconds after which a stick that points again and again without any press is noise. */
const noiseAfter = { shallow: 10_000, deep: 30_000 };
/** Reach of a stick that somebody pushes. */
const deep = 0.85;
/** An axis that is seen first beyond this is a trigger, or is stuck, until it has been near its middle. */
const near = 0.25;

/** An axis of a stick, with the place where it rests. */
class Axis {
  private rest = 0;
  private isStick = false;

  /** Gives how far it goes from its rest and from its middle, whichever is less. */
  read(value: number, ms: number): number {
    if (Math.abs(value) < near) this.isStick = true;
    if (!this.isStick || !Number.isFinite(value)) return 0;
    const to = Math.max(-mostRest, Math.min(mostRest, value));
    // A stick that is pushed to its end does not rest there.
    if (Math.abs(value) < deep) this.rest += (to - this.rest) * Math.min(1, ms / follows);
    const from = value - this.rest;
    if (from * value <= 0) return 0;
    return Math.sign(value) * Math.min(Math.abs(value), Math.abs(from));
  }
}

export class Stick {
  private readonly x = new Axis();
  private readonly y = new Axis();
  private points: Direction | null = null;
  private last: number | null = null;
  /** Time of the first push that no press has followed. */
  private since: number | null = null;
  /** The push that goes on is noise, also when its pad is pressed meanwhile. */
  private isMute = false;
  /** Greatest reach of the push before this one. */
  private furthest = 1;

  /** Notes that a button of its pad was pressed: whoever holds it is somebody. */
  meant(): void {
    this.since = null;
  }

  /** Gives the direction that it points to at this time in milliseconds; null for none, and for noise. */
  read(x: number, y: number, now: number): Direction | null {
    const ms = now - (this.last ?? now);
    this.last = now;
    const went: Readonly<Record<Direction, number>> = directions(this.x.read(x, ms), this.y.read(y, ms));
    const to = (Object.keys(went) as Direction[]).reduce((most, each) => (went[each] > went[most] ? each : most));
    const was = this.points;
    if (was && went[was] >= reach.off && went[to] < went[was] + near) {
      this.furthest = Math.max(this.furthest, went[was]);
      this.isMute ||= this.isNoise(now);
      return this.isMute ? null : was;
    }
    this.points = went[to] >= reach.on ? to : null;
    if (!this.points) return null;
    this.since ??= now;
    this.isMute = this.isNoise(now);
    this.furthest = went[to];
    return this.isMute ? null : to;
  }

  private isNoise(now: number): boolean {
    return this.since !== null && now - this.since >= (this.furthest < deep ? noiseAfter.shallow : noiseAfter.deep);
  }
}

const directions = (x: number, y: number): Record<Direction, number> => ({ up: -y, down: y, left: -x, right: x });

/** Directions of a hat that is told as one axis, from -1 in steps of 2/7; null for those between two. */
const ofHat: readonly (Direction | null)[] = ['up', null, 'right', null, 'down', null, 'left', null];

/** Two axes that may tell a d-pad. */
export class Cross {
  /** True until they say something that lies between, which no d-pad does. */
  isCross = true;
  private points: Direction | null = null;
  private hasRested = false;

  read(x: number, y: number): Direction | null {
    if (![x, y].every((value) => [-1, 0, 1].includes(Math.round(value * 100) / 100))) this.isCross = false;
    if (Math.round(x) === 0 && Math.round(y) === 0) this.hasRested = true;
    if (!this.isCross) return null;
    const went = directions(Math.round(x), Math.round(y));
    const all = (Object.keys(went) as Direction[]).filter((each) => went[each] > 0);
    this.points = !this.hasRested ? null : all.length === 2 ? this.points : (all[0] ?? null);
    return this.points;
  }
}

/** Distance from a step within which a hat is on it. */
const nearStep = 0.015;

/** An axis that may tell a hat: eight or four steps from -1 to 1, and mostly a value beyond them while nobody presses it. */
export class Hat {
  /** Null as long as it has said nothing that only a hat says, or that none does. */
  isHat: boolean | null = null;
  private points: Direction | null = null;
  private hasRested = false;
  /** Number of directions of `ofHat` from one step to the next: one with four steps has none between two. */
  private stride = 1;

  read(value: number): Direction | null {
    const isOn = (steps: number) => Math.abs(at(steps) - Math.round(at(steps))) * (2 / steps) < nearStep;
    const at = (steps: number) => ((value + 1) * steps) / 2;
    const isBeyond = Math.abs(value) > 1 + nearStep;
    const rests = isBeyond || Math.abs(value) < nearStep;
    if (rests) this.hasRested = true;
    else if (!isOn(7) && !isOn(3)) this.isHat = false;
    // Both ends and the middle are said by other axes as well.
    if (isBeyond || (!rests && Math.abs(value) < 1 - nearStep)) this.isHat ??= true;
    if (!rests && !isOn(7)) this.stride = 2;
    const step = Math.round(at(this.stride === 2 ? 3 : 7)) * this.stride;
    // Between two directions it goes on to point to the one before.
    this.points = this.isHat && this.hasRested && !rests ? (ofHat[step] ?? this.points) : null;
    return this.points;
  }
}
