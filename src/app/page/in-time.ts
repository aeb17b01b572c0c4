/** An end to every wait for what comes over the network: a line that stalls tells nobody that it does. */
import type { Art } from '../../stage/art/art.ts';

/** Milliseconds that people wait. What comes later is there when it is asked for again. */
const patience = 60_000;

/** Waits for what comes; rejects where it does not come in time. */
export async function inTime<T>(coming: Promise<T>, ms = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('It did not come in time.')), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for pictures that are about to be shown. A beat without its pictures is skipped, and the game goes on. */
export const pictured = (art: Pick<Art, 'load'>, packs: readonly string[]): Promise<unknown> =>
  inTime(Promise.all(packs.map((pack) => art.load(pack)))).catch((error) => console.warn(error));
