/** A tab of a browser that is no Chromium: what both of their protocols can do. */

export interface Tab {
  /** Works out an expression in the page, waits for what it promises, and gives it as JSON can hold it. */
  run(expression: string): Promise<unknown>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes so many pages back, or forward where it is above zero. */
  travel(steps: -1 | 1): Promise<void>;
  /** Presses and lets go at this point of the page, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key by the name that WebDriver has for it. */
  key(value: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version as the browser says them. */
  readonly name: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** A press of the mouse as both protocols write it down. */
export const pressAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const pressOf = (value: string) => ({
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ],
});
