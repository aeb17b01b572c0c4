/** Pictures that are compared pixel by pixel, as bytes of red, green and blue. */

/** Share of the screen that a peak should take. */
export const bound = 0.15;

/** Tells whether a peak takes as much as it should; what could not be measured does not. */
export const isLarge = (share: number): boolean => share >= bound;

/** Difference, of 255, from which on a pixel has changed to the eye. */
const seen = 14;

/** Gives the share of pixels that differ in any colour by more than can be overlooked. */
export function shareChanged(before: Uint8Array, after: Uint8Array): number {
  if (before.length !== after.length) throw new Error('Pictures of different sizes are not compared.');
  let changed = 0;
  for (let i = 0; i < before.length; i += 3) {
    const differs = [0, 1, 2].some((colour) => Math.abs(before[i + colour]! - after[i + colour]!) > seen);
    if (differs) changed++;
  }
  return changed / (before.length / 3);
}
