/** Words with which a quick game of Treasure Fleet opens. */
import type { View } from '../../rules/treasure-fleet/types.ts';
import { fill, listOf } from '../../words/message.ts';
import { words } from '../../words/treasure-fleet/table.ts';
import type { Opening } from '../screens/opening.ts';

export function opening({ seats, sailing, sailings }: View, names: readonly string[]): Opening {
  const { line, points } = words().opening;
  const most = Math.max(...seats.map((each) => each.points));
  const first = names.filter((_, seat) => seats[seat].points === most);
  const leads = { names: listOf(first), n: first.length, points: most };
  return {
    line: fill(line, { left: sailings - sailing + 1, ...leads }),
    standings: seats.map((seat) => fill(points, { n: seat.points })),
  };
}
