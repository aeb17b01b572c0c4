/** The sentence under a winner's name: what they have, and how much more that is than the next have. */
import { fill, listOf, type Text } from '../../words/message.ts';

interface Counted {
  name: string;
  total: number;
}

/** Fills `won` with the most, with how much more it is than the next have, and with their names; `shared` where several have the most. */
export function marginSaid(all: readonly Counted[], { won, shared }: Record<'won' | 'shared', Text>): string {
  const most = Math.max(...all.map(({ total }) => total));
  const behind = all.filter(({ total }) => total < most);
  if (behind.length < all.length - 1) return fill(shared, { n: most });
  const next = Math.max(...behind.map(({ total }) => total));
  const names = listOf(behind.flatMap(({ name, total }) => (total === next ? [name] : [])));
  return fill(won, { n: most, more: most - next, names });
}
