/**
 * Nothing is burnt into a screen that shows the same boards all day: while nobody plays, the whole picture moves slowly about
 * its place, and what can be touched moves with it.
 */

/** Pixels of the window, at most, to every side. */
export const farthest = 4;

/** Milliseconds of one way to and fro, across and up: neither goes into the other, so that the picture comes everywhere. */
const ways = { x: 420_000, y: 260_000 } as const;

const along = (ms: number, way: number): number => Math.round(farthest * Math.sin((ms / way) * 2 * Math.PI));

/** Gives by how much the picture is moved at this time. */
export const driftAt = (ms: number): { x: number; y: number } => ({ x: along(ms, ways.x), y: along(ms, ways.y) });

interface Moved {
  shift(x: number, y: number): void;
}

/** Moves the picture every second, unless people play: then it lies where it is drawn. */
export function driftSlowly(scene: Moved, isPlayed: () => boolean): void {
  setInterval(() => {
    const { x, y } = isPlayed() ? { x: 0, y: 0 } : driftAt(performance.now());
    scene.shift(x, y);
  }, 1000);
}
