/** Words with which a quick game of Card Pirates opens. */
import type { View } from '../../rules/card-pirates/types.ts';
import { words } from '../../words/card-pirates/table.ts';
import { fill } from '../../words/message.ts';
import type { Opening } from '../screens/opening.ts';

export function opening({ stack, turn, options: { turnCap }, seats }: View): Opening {
  const { line, cards } = words().opening;
  const left = turnCap > 0 ? Math.min(stack + 1, turnCap - turn + 1) : stack + 1;
  return { line: fill(line, { n: left }), standings: seats.map((seat) => fill(cards, { n: seat.cards })) };
}
