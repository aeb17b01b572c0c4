/** Pressed buttons of one gamepad, told by its places on the standard gamepad. */

import type { Direction } from '../../presentation/hands/picker.ts';
import { type PadShape, type PadState, shapeOf } from './pad-shape.ts';
import { Cross, Hat, Stick } from './pad-stick.ts';
import { Unheard } from './pad-unheard.ts';

/** Pull of a trigger, from 0 to 1, from which it is pressed, and below which it no longer is. */
const pull = { on: 0.5, off: 0.3 };
/** Part of its way by which a trigger that nobody pulls wanders in a second, and by which one that somebody pulls is ahead of that. */
const wanders = { by: 0.1, ahead: 0.1 };

/** Places of a d-pad. */
export const ofCross: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };
const crossPlaces = Object.values(ofCross);

/** Signs of a pad in one frame. */
export interface PadSays {
  /** Places that are pressed. */
  pressed: ReadonlySet<number>;
  /** Direction in which the stick points. */
  points: Direction | null;
  /** True when something was done on it again that means nothing, and nothing that was done on it has ever pointed anywhere. */
  isUnheard: boolean;
}

export class PadPlaces {
  private shape: PadShape | null = null;
  private readonly stick = new Stick();
  private readonly cross = new Cross();
  private readonly hat = new Hat();
  private readonly unheard = new Unheard();
  private before: ReadonlySet<number> = new Set();
  /** Pull of each button that wandering explains, and its time. */
  private readonly followed = new Map<number, { at: number; now: number }>();
  /** True when its shape is known, or was guessed rightly as far as directions go. */
  private isRight = false;
  private readonly means: ReadonlySet<number>;

  /** Takes the places at which a button means something. */
  constructor(means: ReadonlySet<number>) {
    this.means = means;
  }

  /** Reads what it says at this time in milliseconds. */
  read(pad: PadState, now: number): PadSays {
    this.shape ??= shapeOf(pad);
    const { hat, cross, sure } = this.shape;
    const { axes, buttons } = pad;
    const pressed = new Set<number>();
    for (const [number, button] of buttons.entries()) {
      const place = this.placeOf(number);
      if (place !== null && this.isPressed(place, button, now)) pressed.add(place);
    }
    const byHat = hat === null ? null : this.hat.read(axes[hat]);
    const byAxes = cross === null ? null : this.cross.read(axes[cross], axes[cross + 1]);
    const to = byHat ?? byAxes;
    if (to) pressed.add(ofCross[to]);
    if ([...pressed].some((place) => !this.before.has(place))) this.stick.meant();
    this.before = pressed;
    const points = this.stick.read(axes[0] ?? 0, axes[1] ?? 0, now);
    this.isRight ||= sure || points !== null || crossPlaces.some((place) => pressed.has(place));
    const again = !this.isRight && this.unheard.see(pad, this.isHeard, now);
    // Two buttons are too few to be taught anything.
    return { pressed, points, isUnheard: again && !this.hat.isHat && axes.length + buttons.length > 2 };
  }

  private placeOf(number: number): number | null {
    const { places } = this.shape as PadShape;
    return places ? (places[number] ?? null) : number;
  }

  private readonly isHeard = (kind: 'button' | 'axis', number: number): boolean => {
    const { cross, points } = this.shape as PadShape;
    if (!points) return false;
    if (kind === 'button') return this.means.has(this.placeOf(number) ?? -1);
    if (cross !== null && this.cross.isCross && (number === cross || number === cross + 1)) return true;
    return number < 2;
  };

  /** Browsers call a trigger pressed that is hardly pulled: whatever stops on the way is judged by how far it is. */
  private isPressed(place: number, { pressed, value = 0 }: PadState['buttons'][number], now: number): boolean {
    const before = this.followed.get(place) ?? { at: value, now };
    const at = Math.min(value, before.at + (wanders.by * (now - before.now)) / 1000);
    this.followed.set(place, { at, now });
    const isHeld = this.before.has(place);
    const isPulled = isHeld || value === 0 || value - at >= wanders.ahead;
    if (value <= 0 || value >= 1) return pressed && isPulled;
    return value >= (isHeld ? pull.off : pull.on) && isPulled;
  }
}
