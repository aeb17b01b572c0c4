/**
 * The knock at the office: the upper left corner of the screen held for five seconds with a finger or a mouse, the keys
 * Control, Alt and O, or View and Menu of one gamepad held as long. Only the knock is known here, not who answers it.
 */

import type { Passage } from '../../host/promised-time.ts';

/** Milliseconds for which it must be held. */
export const holdFor = 5000;

/** Share of the shorter side of the window that a corner takes. */
const corner = 0.07;

export interface CornerSpot {
  x: number;
  y: number;
}

export interface CornerSize {
  width: number;
  height: number;
}

/** Tells whether a place lies in the corner where no screen of the house has anything to press. */
export function isCorner({ x, y }: CornerSpot, { width, height }: CornerSize): boolean {
  const reach = corner * Math.min(width, height);
  return x <= reach && y <= reach;
}

/** Buttons of a gamepad that are held together: View and Menu. */
export const padChord = [8, 9] as const;

export class Corner {
  onKnock: () => void = () => {};
  /** Runs whenever time has passed, for devices that have to be asked. */
  poll: () => void = () => {};
  /** Milliseconds since each of them is held, by the pointer or the gamepad. */
  private readonly held = new Map<string, number>();

  /** Follows a pointer that comes down or moves while it is down. */
  press(pointer: number, at: CornerSpot, window: CornerSize): void {
    if (!isCorner(at, window)) this.release(pointer);
    else if (!this.held.has(`pointer ${pointer}`)) this.held.set(`pointer ${pointer}`, 0);
  }

  /** Follows a pointer that moves: it stays in its corner, or it is no knock any more. */
  move(pointer: number, at: CornerSpot, window: CornerSize): void {
    if (!isCorner(at, window)) this.release(pointer);
  }

  release(pointer: number): void {
    this.held.delete(`pointer ${pointer}`);
  }

  /** Says how the chord of a gamepad is now. */
  pad(pad: number, on: boolean): void {
    const name = `pad ${pad}`;
    if (!on) this.held.delete(name);
    else if (!this.held.has(name)) this.held.set(name, 0);
  }

  /** Lets time pass. Whether anything was held over a gap nobody knows, so that it begins anew. */
  tick({ passed, gap }: Pick<Passage, 'passed' | 'gap'>): void {
    this.poll();
    for (const [name, ms] of this.held) {
      if (ms >= holdFor) continue;
      const now = gap ? 0 : ms + passed;
      this.held.set(name, now);
      if (now >= holdFor) this.onKnock();
    }
  }
}

/** Listens to the window. */
export function watchCorners(corner: Corner): void {
  // The picture may begin a little inside the window, where the table has a margin.
  const size = () => document.body.getBoundingClientRect();
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX - size().left, y: clientY - size().top });
  // While it is captured nothing that is asked can take a press away.
  const listen = (
    kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    run: (e: PointerEvent) => void,
  ) => window.addEventListener(kind, run, { capture: true });
  listen('pointerdown', (event) => corner.press(event.pointerId, at(event), size()));
  listen('pointermove', (event) => corner.move(event.pointerId, at(event), size()));
  for (const kind of ['pointerup', 'pointercancel'] as const)
    listen(kind, ({ pointerId }) => corner.release(pointerId));
  corner.poll = () => watchPads(corner);
  window.addEventListener('keydown', ({ ctrlKey, altKey, code, repeat }) => {
    if (ctrlKey && altKey && code === 'KeyO' && !repeat) corner.onKnock();
  });
}

/** Looks at the gamepads, which do not report by themselves. */
function watchPads(corner: Corner): void {
  // One that is unplugged holds nothing any more.
  for (const [index, pad] of (navigator.getGamepads?.() ?? []).entries())
    corner.pad(index, pad?.connected === true && padChord.every((button) => pad.buttons[button]?.pressed === true));
}
