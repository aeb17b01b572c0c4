/**
 * Looks after a picture that the graphics processor takes away. The engine draws it again by itself; where that is needed
 * twice in a short time, or does not come about, the page is loaded anew and goes on with the match that was played.
 */
import type { Mishaps } from '../page/mishaps.ts';
import { goOnWith } from '../page/taken-up.ts';

/** Milliseconds within which a second loss means that a third is near. */
const shortTime = 120_000;

/** Milliseconds in which a picture has to come back. */
const patience = 10_000;

interface Doors {
  mishaps: Pick<Mishaps, 'note'>;
  /** Gives the match that people play now, if any. */
  played(): string | null;
  reload(): void;
}

/** Watches the canvas on which the house is drawn. */
export function watchPicture(canvas: HTMLCanvasElement, { mishaps, played, reload }: Doors): void {
  let before = Number.NEGATIVE_INFINITY;
  let waiting = 0;
  const anew = () => {
    goOnWith(played());
    reload();
  };
  canvas.addEventListener('webglcontextlost', () => {
    const now = performance.now();
    mishaps.note('fault', 'PictureLost', null);
    clearTimeout(waiting);
    if (now - before < shortTime) return anew();
    before = now;
    waiting = window.setTimeout(anew, patience);
  });
  canvas.addEventListener('webglcontextrestored', () => clearTimeout(waiting));
}
