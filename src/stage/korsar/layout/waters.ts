/** Water that nobody uses is lent to the neighbours: a crowded sea is easier to read the larger its cards are. */
import type { Box, Plan } from './plan-parts.ts';

const margin = 14;

/** By seat: his berth, and if he has ships what empty neighbours lend; of one between two each has his part by need. */
export function watersOf({ berths, lends }: Pick<Plan, 'berths' | 'lends'>, needs: readonly number[]): readonly Box[] {
  return lends === 'beside' ? widened(berths, needs) : widened(berths.map(turned), needs).map(turned);
}

const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });

function widened(berths: readonly Box[], needs: readonly number[]): Box[] {
  return berths.map((berth, seat) => {
    if (needs[seat] === 0) return berth;
    const row = berths
      .map((box, other) => ({ from: box.x, to: box.x + box.w, need: needs[other], box }))
      .filter(({ box }) => box.y === berth.y && box.h === berth.h)
      .sort((a, b) => a.from - b.from);
    const at = row.findIndex(({ box }) => box === berth);
    let [first, last] = [at, at];
    while (row[first - 1]?.need === 0) first--;
    while (row[last + 1]?.need === 0) last++;
    const own = row[at];
    // What lies between two who need it.
    const share = (from: number, to: number, left: number, right: number) =>
      from + ((to - from) * left) / (left + right);
    const before = row[first - 1];
    const after = row[last + 1];
    let { from, to } = own;
    if (first < at) from = before ? share(before.to, from, before.need, own.need) + margin / 2 : row[first].from;
    if (last > at) to = after ? share(to, after.from, own.need, after.need) - margin / 2 : row[last].to;
    return { ...berth, x: from, w: to - from };
  });
}
