/** Places of prizes on a captain's plate in the ceremony: below the name and the number, in one row or in two. */

/** A ribbon with the gold of a ship, or with how many more there are. */
export interface PrizeAt {
  text: string;
  x: number;
  y: number;
  scale: number;
}

/** Size of a ribbon, and the room that one needs in a row. */
export const ribbon = { w: 44, h: 56 };
const room = 20;

/** Lays the prizes of a plate that is so wide around its middle; those that have no room in two rows are counted. */
export function prizeRows(prizes: readonly number[], width: number): PrizeAt[] {
  const perRow = Math.floor((width - room) / ribbon.w);
  const shown = prizes.length > 2 * perRow ? 2 * perRow - 1 : prizes.length;
  const all = prizes.slice(0, shown).map(String);
  if (shown < prizes.length) all.push(`+${prizes.length - shown}`);
  const first = all.length > perRow ? Math.ceil(all.length / 2) : all.length;
  const rows = [all.slice(0, first), all.slice(first)].filter((row) => row.length > 0);
  const step = Math.min(58, (width - room) / first);
  return rows.flatMap((row, r) =>
    row.map((text, i) => ({
      text,
      x: (i - (row.length - 1) / 2) * step,
      ...(rows.length === 2 ? { y: 8 + r * 41, scale: 0.84 } : { y: 30, scale: 1 }),
    })),
  );
}
