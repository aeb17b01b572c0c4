/** Mouse over the canvas: presses and movements that begin there, and buttons that are let go anywhere in the window. */

/** Whoever hears of the mouse, with places in pixels of the page; `at` is the time of the browser's event. */
export interface MouseEars {
  mouseDown(button: number, x: number, y: number, at: number): void;
  mouseMove(x: number, y: number): void;
  mouseUp(): void;
}

const kinds = ['mousedown', 'mousemove', 'mouseup'] as const;

export class Mouse {
  private readonly ears: MouseEars;
  private readonly canvas: EventTarget;

  /** Takes the canvas on which the table lies. */
  constructor(ears: MouseEars, canvas: EventTarget) {
    this.ears = ears;
    this.canvas = canvas;
    for (const kind of kinds) window.addEventListener(kind, this);
  }

  /** Follows what the browser tells of the mouse. */
  handleEvent(event: MouseEvent): void {
    const { type, button, pageX, pageY, timeStamp } = event;
    if (type === 'mouseup') this.ears.mouseUp();
    if (event.target !== this.canvas || event.defaultPrevented) return;
    if (type === 'mousemove') this.ears.mouseMove(pageX, pageY);
    if (type !== 'mousedown') return;
    // The page keeps its focus, and nothing is marked or dragged; keys are heard although a frame around the page had them.
    event.preventDefault();
    window.focus();
    this.ears.mouseDown(button, pageX, pageY, timeStamp);
  }

  close(): void {
    for (const kind of kinds) window.removeEventListener(kind, this);
  }
}
