/** Ribbons of captured ships on a plate: the newest at the right, the oldest counted on the first one. */

/** Four ribbons stand closer than two, but never so close that one covers the next one's number. */
const row = { x: 137, y: 78, width: 206, step: 68, shown: 4 };

/** Counts the ribbons that the first one stands for. */
export const ribbonsHidden = (count: number): number => (count > row.shown ? count - row.shown + 1 : 0);

/** Gives the place of the ribbon with this number, from the plate's corner. */
export function ribbonPlace(index: number, count: number): { x: number; y: number } {
  const hidden = ribbonsHidden(count);
  const seen = Math.min(count, row.shown);
  const place = hidden === 0 ? Math.max(0, index) : Math.max(0, index - hidden + 1);
  const step = Math.min(row.step, (row.width - 60) / Math.max(1, seen - 1));
  return { x: row.x + 30 + place * step, y: row.y };
}

/** Left edge of the plate's name. */
export const nameAt = row.x;
