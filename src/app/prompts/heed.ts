/**
 * Notices a table that is pressed and acts on nothing: its picture lives, but no press reaches what lies there, or the answer to one
 * never comes. Presses are counted as the browser reports them, before anything can swallow them; any that the table acts on, be it
 * with a splash of the empty sea or a sentence, begins the count anew. So a game that goes on is never taken for a dead one, whoever taps beside it.
 */

/**
 * A table is dead after so many presses in a row, the last of them so many milliseconds after the first. People try that often within a
 * minute before they go, or the next ones do; the longest wait of a sound table, for a game that is fetched, ends earlier or
 * with another screen.
 */
const enough = { presses: 8, ms: 15_000 } as const;

/** Milliseconds within which several fingers, or both hands, are one press. */
const together = 250;

/** Keys that mean something on every screen: letters do so on few. */
const meant = ['Enter', ' ', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export class Heed {
  private presses = 0;
  private first = 0;
  private latest = Number.NEGATIVE_INFINITY;

  /** Notes a press, at a time in milliseconds. */
  pressed(now: number): void {
    if (now - this.latest < together) return;
    if (this.presses === 0) this.first = now;
    this.presses++;
    this.latest = now;
  }

  /** Notes that the table has acted on a press. */
  acted(): void {
    this.presses = 0;
  }

  get isDead(): boolean {
    return this.presses >= enough.presses && this.latest - this.first >= enough.ms;
  }
}

/**
 * Counts presses of fingers, the mouse and keys from now on, and keeps the launcher told in `window.dead`; pads are asked by the table
 * itself. Gives what is to run for every press that the table acts on.
 */
export function watchPresses(heed: Heed): () => void {
  const pressed = ({ timeStamp }: Event) => {
    heed.pressed(timeStamp);
    window.dead = heed.isDead;
  };
  const early = { capture: true } as const;
  const touched = (press: PointerEvent) => {
    // Beside the picture there is nothing that could act.
    if (press.target !== document.documentElement && (press.pointerType !== 'mouse' || press.button === 0))
      pressed(press);
  };
  const typed = (key: KeyboardEvent) => {
    if (!key.repeat && meant.includes(key.key)) pressed(key);
  };
  window.addEventListener('pointerdown', touched, early);
  window.addEventListener('keydown', typed, early);
  return () => {
    heed.acted();
    window.dead = false;
  };
}
