/** Keeps the public history: what everybody saw, turn by turn (`Watch` in types.ts, `readWatch` in map.ts). */
import type { State } from './types.ts';

/** Adds one more word to the line of the turn. */
export function note(state: State, word: string): void {
  state.watch[state.watch.length - 1] += ` ${word}`;
}
