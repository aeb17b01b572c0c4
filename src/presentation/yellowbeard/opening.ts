/** Words with which a quick game of Yellowbeard opens. */
import type { View } from '../../rules/yellowbeard/types.ts';
import { fill } from '../../words/message.ts';
import { words } from '../../words/yellowbeard/table.ts';
import type { Opening } from '../screens/opening.ts';

export function opening({ pirate, stolen, counts, seats }: View, names: readonly string[]): Opening {
  const { opening: line, sides, rank } = words();
  const missing = Math.max(0, counts.chestsToEscape - stolen.length);
  return {
    line: fill(line, { name: names[pirate ?? 0], n: missing }),
    standings: Array.from({ length: seats }, (_, seat) =>
      seat === pirate ? fill(rank.chests, { n: stolen.length }) : fill(sides.navy, {}),
    ),
  };
}
