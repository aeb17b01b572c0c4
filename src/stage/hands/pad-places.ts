/** Pressed buttons of one gamepad, told by its places on the standard gamepad. */
import { type PadShape, type PadState, shapeOf } from './pad-shape.ts';
import { Cross, Stick } from './pad-stick.ts';
import type { Direction } from './picker.ts';

/** Pull of a trigger, from 0 to 1, from which it is pressed, and below which it no longer is. */
const pull = { on: 0.5, off: 0.3 };

const ofCross: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };

export class PadPlaces {
  private shape: PadShape | null = null;
  private readonly stick = new Stick();
  private readonly cross = new Cross();
  private before: ReadonlySet<number> = new Set();

  /** Gives the places that are pressed, and the direction in which the stick points, at this time in milliseconds. */
  read(pad: PadState, now: number): { pressed: ReadonlySet<number>; points: Direction | null } {
    this.shape ??= shapeOf(pad);
    const { places, hat, cross } = this.shape;
    const { axes, buttons } = pad;
    const pressed = new Set<number>();
    for (const [number, button] of buttons.entries()) {
      const place = places ? places[number] : number;
      if (typeof place === 'number' && this.isPressed(place, button)) pressed.add(place);
    }
    let to: Direction | null = null;
    if (hat !== null) to = this.cross.readHat(axes[hat]);
    if (cross !== null) to = this.cross.readAxes(axes[cross], axes[cross + 1]);
    if (to) pressed.add(ofCross[to]);
    if ([...pressed].some((place) => !this.before.has(place))) this.stick.meant();
    this.before = pressed;
    return { pressed, points: this.stick.read(axes[0] ?? 0, axes[1] ?? 0, now) };
  }

  /** Browsers call a trigger pressed that is hardly pulled: whatever stops on the way is judged by how far it is. */
  private isPressed(place: number, { pressed, value = 0 }: PadState['buttons'][number]): boolean {
    if (value <= 0 || value >= 1) return pressed;
    return value >= (this.before.has(place) ? pull.off : pull.on);
  }
}
