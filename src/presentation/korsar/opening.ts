/** Words with which a quick game of Korsar opens; gold that lies face down is not counted for anybody. */
import type { View } from '../../rules/korsar/types.ts';
import { words } from '../../words/korsar/table.ts';
import { fill } from '../../words/message.ts';
import type { Opening } from '../screens/opening.ts';

export function opening({ deck, seats, sides }: View): Opening {
  const { line, gold, ships } = words().opening;
  return {
    line: fill(line, { n: deck }),
    standings: seats.map(({ side }) => {
      const { gold: known, captured } = sides[side];
      return known === null ? fill(ships, { n: captured }) : fill(gold, { n: known });
    }),
  };
}
