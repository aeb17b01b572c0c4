/**
 * Touches of the glass, however many it has. The engine follows as many as it was told to expect and is deaf to every further one;
 * here a cup that rests on the table, or a finger whose end was lost, takes nothing from anybody.
 */

/** Whoever hears of touches, by number, with places in pixels of the page; `at` is the time of the browser's event. */
export interface TouchEars {
  touchDown(touch: number, x: number, y: number, at: number): void;
  touchMove(touch: number, x: number, y: number): void;
  touchUp(touch: number): void;
}

const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

export class Touches {
  private readonly ears: TouchEars;
  private readonly glass: EventTarget;
  /** Numbers of those that are down. */
  private readonly down = new Set<number>();

  /** Takes the canvas on which the table lies. */
  constructor(ears: TouchEars, glass: EventTarget) {
    this.ears = ears;
    this.glass = glass;
    for (const kind of kinds) window.addEventListener(kind, this, { passive: false });
  }

  /** Follows what the browser tells of touches. */
  handleEvent(event: TouchEvent): void {
    const { type, changedTouches, touches } = event;
    const begins = type === 'touchstart';
    const changed = [...changedTouches];
    const listed = new Set(Array.from(touches, ({ identifier }) => identifier));
    // A number that begins again had an end that nobody told, as has one that is not listed any more.
    if (begins) for (const { identifier } of changed) listed.delete(identifier);
    for (const touch of [...this.down]) if (!listed.has(touch)) this.up(touch);
    for (const { identifier, pageX, pageY } of changed) {
      if (begins) {
        this.down.add(identifier);
        this.ears.touchDown(identifier, pageX, pageY, event.timeStamp);
      } else if (this.down.has(identifier)) this.ears.touchMove(identifier, pageX, pageY);
    }
    // No mouse follows from a touch on the table; what lies above it is the browser's own.
    if (event.cancelable && event.target === this.glass) event.preventDefault();
  }

  private up(touch: number): void {
    this.down.delete(touch);
    this.ears.touchUp(touch);
  }

  close(): void {
    for (const kind of kinds) window.removeEventListener(kind, this);
  }
}
